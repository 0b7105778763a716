import { type RefObject, useRef, useState } from 'react'
import { fromDesktop } from '#ui/browser/media-queries.ts'
import { useMediaQuery } from '#ui/browser/use-media-query.ts'

/** Where the filters are: beside the list, open at first, or on small screens a dialog, closed at first. */
export interface FilterPlace {
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  /** The button that opens them; the focus returns to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>
}

export function useFilterPlace(): FilterPlace {
  const isDrawer = useMediaQuery(fromDesktop)
  const [isDrawerOpen, setIsDrawerOpen] = useState(true)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  return {
    isDrawer,
    isOpen: isDrawer ? isDrawerOpen : isSheetOpen,
    setIsOpen: isDrawer ? setIsDrawerOpen : setIsSheetOpen,
    toggle,
  }
}
