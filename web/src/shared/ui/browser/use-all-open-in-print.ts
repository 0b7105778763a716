import { type RefObject, useEffect, useRef } from 'react'

/** Opens everything collapsed for printing and closes it afterwards. */
export function useAllOpenInPrint<Place extends HTMLElement = HTMLDivElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const list of opened) list.open = true
    }
    const close = () => {
      for (const list of opened) list.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
  return place
}
