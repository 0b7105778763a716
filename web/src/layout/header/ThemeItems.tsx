import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useState } from 'react'

const themes = { light: 'Light', dark: 'Dark', system: 'As the system' } as const
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

/** The theme that the person chose; /theme.js reads the same key before the first paint. */
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
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}
