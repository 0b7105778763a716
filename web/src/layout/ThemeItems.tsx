import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme, themes } from '#layout/theme.ts'

export function ThemeItems() {
  const [theme, setTheme] = useState(chosenTheme)
  const change = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <Menu.RadioGroup value={theme} onValueChange={change}>
      <Menu.GroupLabel className="popup-label">Theme</Menu.GroupLabel>
      {Object.entries(themes).map(([id, label]) => (
        <Menu.RadioItem key={id} value={id} className="popup-item">
          <span className="mark-place">
            <Menu.RadioItemIndicator>
              <Check className="icon icon-small" aria-hidden />
            </Menu.RadioItemIndicator>
          </span>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
