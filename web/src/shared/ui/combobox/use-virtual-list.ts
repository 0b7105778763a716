import {
  type RefCallback,
  type RefObject,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

export interface VirtualListHandle {
  show(index: number): void
}

interface VirtualListOptions {
  readonly handle: RefObject<VirtualListHandle | null>
  readonly isOpen: boolean
  readonly count: number
  /** In pixels, the same for all options. */
  readonly optionHeight: number
  /** How many options are rendered beyond either edge. */
  readonly overscan: number
}

interface VirtualList {
  /** The height of all options in pixels, rendered or not. */
  readonly height: number
  readonly inSight: readonly { readonly index: number; readonly start: number }[]
  /** The element that scrolls. */
  readonly scroller: RefCallback<HTMLDivElement>
}

/** The visible range, counted in options. */
interface Sight {
  readonly first: number
  readonly length: number
}

/** In pixels, above the first option and below the last. */
const edge = 4

/** Renders only the options in view. It measures its element once that exists. */
export function useVirtualList({ handle, isOpen, count, optionHeight, overscan }: VirtualListOptions): VirtualList {
  const element = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState<Sight>({ first: 0, length: 0 })
  const look = useCallback(() => {
    const list = element.current
    if (list) setSight((before) => unlessSame(before, sightOf(list, optionHeight)))
  }, [optionHeight])
  const scroller = useCallback(
    (list: HTMLDivElement) => {
      element.current = list
      look()
      list.addEventListener('scroll', look, { passive: true })
      const sizes = new ResizeObserver(look)
      sizes.observe(list)
      return () => {
        element.current = null
        list.removeEventListener('scroll', look)
        sizes.disconnect()
      }
    },
    [look],
  )
  useImperativeHandle(handle, () => ({
    show: (index) => {
      if (element.current) scrollTo(element.current, index, optionHeight)
      // The browser fires the scroll event one frame later.
      look()
    },
  }))
  // First the list opens, then its options are rendered; both at once would block a slow phone.
  const isDrawn = useDeferredValue(isOpen, false)
  const indices = isOpen && isDrawn ? indicesOf(sight, count, overscan) : []
  return {
    height: count * optionHeight + 2 * edge,
    inSight: indices.map((index) => ({ index, start: edge + index * optionHeight })),
    scroller,
  }
}

function sightOf({ scrollTop, clientHeight }: HTMLElement, optionHeight: number): Sight {
  // One more than fit, because the first and the last may be cut off.
  return { first: Math.floor(scrollTop / optionHeight), length: Math.ceil(clientHeight / optionHeight) + 1 }
}

/** Scrolling by less than one option rerenders nothing. */
function unlessSame(before: Sight, now: Sight): Sight {
  return before.first === now.first && before.length === now.length ? before : now
}

function indicesOf({ first, length }: Sight, count: number, overscan: number): number[] {
  // After the list has become shorter, the browser corrects its scroll position only once it is rendered.
  const begin = Math.max(0, Math.min(first, count - length))
  const from = Math.max(0, begin - overscan)
  const to = Math.min(count, begin + length + overscan)
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** Scrolls just far enough to show the whole option. */
function scrollTo(list: HTMLElement, index: number, optionHeight: number): void {
  const top = index * optionHeight
  const bottom = top + optionHeight + 2 * edge
  if (list.scrollTop > top) list.scrollTop = top
  else if (list.scrollTop + list.clientHeight < bottom) list.scrollTop = bottom - list.clientHeight
}
