import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useState } from 'react'
import popupLook from '#shared/ui/look/popup.module.css'

const themes = { light: 'Light', dark: 'Dark', system: 'Match system' } as const
type Theme = keyof typeof themes

const key = 'theme'

export function ThemeItems() {
  const [theme, setTheme] = useState(chosenTheme)
  const change = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <Menu.RadioGroup value={theme} onValueChange={change}>
      <Menu.GroupLabel className={popupLook.label}>Theme</Menu.GroupLabel>
      {Object.entries(themes).map(([id, label]) => (
        <Menu.RadioItem key={id} value={id} className={popupLook.item}>
          <span className={popupLook.mark}>
            <Menu.RadioItemIndicator>
              <Check size={16} aria-hidden />
            </Menu.RadioItemIndicator>
          </span>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

/** The theme that the person chose; /before-page.js reads the same key before the first paint. */
function chosenTheme(): Theme {
  const stored = document.documentElement.dataset['theme']
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // If storage is blocked, the choice lasts until the page is left.
  }
}
