import { useCallback, useSyncExternalStore } from 'react'

export const fromTablet = '(min-width: 48rem)'
export const fromDesktop = '(min-width: 64rem)'
export const fromWide = '(min-width: 80rem)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
