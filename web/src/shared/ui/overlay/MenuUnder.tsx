import { Menu } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import { classes } from '#shared/ui/look/classes.ts'
import popupLook from '#shared/ui/look/popup.module.css'

export interface MenuUnderProps {
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Gets the focus when the menu closes, in place of the button; false if the focus moves by itself. */
  readonly focusAfter?: () => HTMLElement | null | false
}

interface MenuUnderContent {
  readonly align?: 'start' | 'end'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A menu below a button that is rendered elsewhere; its children are the actions. */
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
        // The button's own handler closes the menu; if it were closed here first, that handler would open it again.
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
