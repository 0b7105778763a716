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
  /** In pixels; all options have it. */
  readonly optionHeight: number
  /** How many options are drawn beyond either edge. */
  readonly overscan: number
}

interface VirtualList {
  /** Of all options, drawn or not, in pixels. */
  readonly height: number
  readonly inSight: readonly { readonly index: number; readonly start: number }[]
  /** The element that scrolls. */
  readonly scroller: RefCallback<HTMLDivElement>
}

/** What the element shows, counted in options. */
interface Sight {
  readonly first: number
  readonly length: number
}

/** In pixels, above the first option and below the last. */
const edge = 4

/** A list of options of which only those in sight are drawn; it looks at its element from when that is there. */
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
      // The browser tells that it was scrolled a frame later.
      look()
    },
  }))
  // First the list opens, then its options are drawn: both at once would stop a slow phone.
  const isDrawn = useDeferredValue(isOpen, false)
  const indices = isOpen && isDrawn ? indicesOf(sight, count, overscan) : []
  return {
    height: count * optionHeight + 2 * edge,
    inSight: indices.map((index) => ({ index, start: edge + index * optionHeight })),
    scroller,
  }
}

function sightOf({ scrollTop, clientHeight }: HTMLElement, optionHeight: number): Sight {
  // One more than fit: the first and the last may be cut.
  return { first: Math.floor(scrollTop / optionHeight), length: Math.ceil(clientHeight / optionHeight) + 1 }
}

/** What is scrolled by less than an option draws nothing anew. */
function unlessSame(before: Sight, now: Sight): Sight {
  return before.first === now.first && before.length === now.length ? before : now
}

function indicesOf({ first, length }: Sight, count: number, overscan: number): number[] {
  // A list that has become shorter is scrolled back only once it is drawn.
  const begin = Math.max(0, Math.min(first, count - length))
  const from = Math.max(0, begin - overscan)
  const to = Math.min(count, begin + length + overscan)
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** As far as it takes to show all of an option. */
function scrollTo(list: HTMLElement, index: number, optionHeight: number): void {
  const top = index * optionHeight
  const bottom = top + optionHeight + 2 * edge
  if (list.scrollTop > top) list.scrollTop = top
  else if (list.scrollTop + list.clientHeight < bottom) list.scrollTop = bottom - list.clientHeight
}
