import { useEffect, useRef } from 'react'

/** A new page starts at its top. */
export function useNewPageAtTop(page: number, scrollToTop: () => void): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) scrollToTop()
    shown.current = page
  })
}
