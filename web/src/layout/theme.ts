export const themes = { light: 'Light', dark: 'Dark', system: 'As the system' } as const
export type Theme = keyof typeof themes

const key = 'theme'

/** The theme that the person chose; /theme.js reads the same key before the first paint. */
export function chosenTheme(): Theme {
  const stored = document.documentElement.dataset['theme']
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
}
