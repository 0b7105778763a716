import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import { type RefCallback, type RefObject, useCallback, useDeferredValue, useImperativeHandle, useRef } from 'react'

export interface VirtualListHandle {
  show(index: number): void
}

interface VirtualListOptions {
  readonly handle: RefObject<VirtualListHandle | null>
  readonly isOpen: boolean
  readonly count: number
  /** In pixels. */
  readonly optionHeight: number
  /** How many options are drawn beyond either edge. */
  readonly overscan: number
}

/** A list of options of which only those in sight are drawn; its element scrolls, and begins to be measured when it is there. */
export function useVirtualList({ handle, isOpen, count, optionHeight, overscan }: VirtualListOptions): {
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>
  readonly inSight: readonly VirtualItem[]
  readonly measure: RefCallback<HTMLDivElement>
} {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    enabled: isOpen,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => optionHeight,
    overscan,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  })
  useImperativeHandle(handle, () => ({ show: (index) => virtualizer.scrollToIndex(index) }), [virtualizer])
  const measure = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element
      if (element) virtualizer.measure()
    },
    [virtualizer],
  )
  // First the list opens, then its options are drawn: both at once would stop a slow phone.
  const isDrawn = useDeferredValue(isOpen, false)
  return { virtualizer, inSight: isOpen && isDrawn ? virtualizer.getVirtualItems() : [], measure }
}
