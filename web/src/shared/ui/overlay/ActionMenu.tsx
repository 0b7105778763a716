import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import popupLook from '#shared/ui/look/popup.module.css'
import { MenuUnder, type MenuUnderProps } from '#shared/ui/overlay/MenuUnder.tsx'

/** An entry of a menu. */
export interface MenuAction {
  readonly label: string
  readonly icon: LucideIcon
  /** The action opens a dialog, which takes the focus itself. */
  readonly asks?: boolean
  readonly onChoose: () => void
}

interface ActionMenuProps extends Omit<MenuUnderProps, 'focusAfter'> {
  readonly actions: readonly MenuAction[]
}

/** A menu of the actions for one thing. */
export function ActionMenu({ actions, ...under }: ActionMenuProps) {
  const { isOpen, button } = under
  // If the focus returned to the button after a dialog has opened, it would leave that dialog.
  const leadsOn = useRef(false)
  useEffect(() => {
    if (isOpen) leadsOn.current = false
  }, [isOpen])
  return (
    <MenuUnder {...under} focusAfter={() => (leadsOn.current ? false : button.current)}>
      {actions.map(({ label, icon: Icon, asks = false, onChoose }) => (
        <Menu.Item
          key={label}
          className={popupLook.item}
          aria-haspopup={asks ? 'dialog' : undefined}
          onClick={() => {
            leadsOn.current = asks
            onChoose()
          }}
        >
          <span className={popupLook.mark}>
            <Icon size={16} aria-hidden />
          </span>
          {label}
        </Menu.Item>
      ))}
    </MenuUnder>
  )
}
