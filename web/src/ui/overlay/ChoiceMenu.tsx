import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import popupLook from '#ui/look/popup.module.css'

export interface MenuChoice {
  readonly value: string
  readonly label: string
}

interface ChoiceMenuProps {
  readonly label: string
  readonly choices: readonly MenuChoice[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A menu of which one choice holds. */
export function ChoiceMenu({ label, choices, value, onChoose, button, isOpen, onOpenChange }: ChoiceMenuProps) {
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
      <Menu.Portal>
        <Menu.Positioner className={popupLook.place} anchor={button} align="start" sideOffset={4}>
          <Menu.Popup className={popupLook.popup} aria-label={label} finalFocus={button}>
            <Menu.RadioGroup value={value} onValueChange={onChoose}>
              {choices.map((choice) => (
                <Menu.RadioItem key={choice.value} value={choice.value} className={popupLook.item} closeOnClick>
                  <span className={popupLook.mark}>
                    <Menu.RadioItemIndicator>
                      <Check size={16} aria-hidden />
                    </Menu.RadioItemIndicator>
                  </span>
                  {choice.label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
