import { type RefObject, useRef, useState } from 'react'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

/** Where the filters are: beside the list, or on small screens a dialog, closed at first. */
export interface FilterPlace {
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  /** The button that opens them; the focus returns to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>
}

/** Beside the list they are open at first where the window is as wide as the page asks. */
export function useFilterPlace(openFrom: string = fromDesktop): FilterPlace {
  const isDrawer = useMediaQuery(fromDesktop)
  const isRoomy = useMediaQuery(openFrom)
  const [chosen, setIsDrawerOpen] = useState<boolean | null>(null)
  const isDrawerOpen = chosen ?? isRoomy
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  return {
    isDrawer,
    isOpen: isDrawer ? isDrawerOpen : isSheetOpen,
    setIsOpen: isDrawer ? setIsDrawerOpen : setIsSheetOpen,
    toggle,
  }
}
