import { useEffect } from 'react'

/** Scrolls to the section in the URL's hash, which may not have been rendered when the browser looked for it. */
export function useScrollToHash(): void {
  useEffect(() => {
    scrollToHash()
    window.addEventListener('hashchange', scrollToHash)
    return () => window.removeEventListener('hashchange', scrollToHash)
  }, [])
}

/** To be called again if a section is rendered later than the rest. */
export function scrollToHash(): void {
  const id = idOf(window.location.hash)
  const target = id ? document.getElementById(id) : null
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (closed) closed.open = true
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** A hash that cannot be decoded names no section. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
