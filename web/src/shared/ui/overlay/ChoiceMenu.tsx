import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import popupLook from '#shared/ui/look/popup.module.css'
import { MenuUnder, type MenuUnderProps } from '#shared/ui/overlay/MenuUnder.tsx'

export interface MenuChoice {
  readonly value: string
  readonly label: string
}

interface ChoiceMenuProps extends MenuUnderProps {
  readonly choices: readonly MenuChoice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** A menu in which one choice is selected. */
export function ChoiceMenu({ choices, value, onChoose, ...under }: ChoiceMenuProps) {
  return (
    <MenuUnder {...under}>
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
    </MenuUnder>
  )
}
