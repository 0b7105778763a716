import { useEffect, useRef, useState } from 'react'

/** A text that is edited in place: whether its field is open, and the button that the focus returns to. */
export function useTextInPlace() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}
