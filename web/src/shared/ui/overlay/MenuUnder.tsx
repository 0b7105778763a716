import { Menu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import { classes } from '#shared/ui/look/classes.ts'
import popupLook from '#shared/ui/look/popup.module.css'

export interface MenuUnderProps {
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Where the focus goes when it closes, if not to the button; false where it goes by itself. */
  readonly focusAfter?: () => HTMLElement | null | false
}

interface MenuUnderContent {
  readonly align?: 'start' | 'end'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A menu under a button that stands elsewhere and opens it; what can be done is its children. */
export function MenuUnder({
  label,
  button,
  isOpen,
  onOpenChange,
  focusAfter,
  align = 'start',
  className,
  children,
}: MenuUnderProps & MenuUnderContent) {
  return (
    <Menu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next, { reason, event }) => {
        // The button itself closes what it opened; closed here first, it would be opened again.
        const isOwnButton = reason === 'outside-press' && button.current?.contains(event.target as Node)
        if (!isOwnButton) onOpenChange(next)
      }}
    >
      <Menu.Portal role="region" aria-label={label}>
        <Menu.Positioner className={popupLook.place} anchor={button} align={align} sideOffset={4}>
          <Menu.Popup
            className={classes(popupLook.popup, className)}
            aria-label={label}
            finalFocus={focusAfter ?? button}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
