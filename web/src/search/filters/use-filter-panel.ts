import { type RefObject, useRef, useState } from 'react'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

/** Whether the filters are a drawer beside the list or, on small screens, a dialog, and whether it is open. */
export interface FilterPanel {
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly setIsOpen: (isOpen: boolean) => void
  /** The button that opens it; the focus returns to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>
}

/** The drawer starts open where the window is as wide as the page requires; the dialog starts closed. */
export function useFilterPanel(openFrom: string = fromDesktop): FilterPanel {
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
