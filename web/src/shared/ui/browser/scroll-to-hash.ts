import { useEffect } from 'react'

/** A URL may name a part of the page that was not there when the browser looked for it. */
export function useScrollToHash(): void {
  useEffect(() => {
    scrollToHash()
    window.addEventListener('hashchange', scrollToHash)
    return () => window.removeEventListener('hashchange', scrollToHash)
  }, [])
}

/** Again where a part comes later than the rest. */
export function scrollToHash(): void {
  const id = idOf(window.location.hash)
  const target = id ? document.getElementById(id) : null
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (closed) closed.open = true
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** What cannot be decoded names no part. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
