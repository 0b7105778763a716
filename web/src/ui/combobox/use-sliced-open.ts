import { startTransition, useCallback, useState } from 'react'

/** Whether a list is open. It is drawn in slices as it opens, for it would stop a slow phone; it closes at once. */
export function useSlicedOpen(atFirst = false): readonly [boolean, (opens: boolean) => void] {
  const [isOpen, setIsOpen] = useState(atFirst)
  const set = useCallback((opens: boolean) => {
    if (opens) startTransition(() => setIsOpen(true))
    else setIsOpen(false)
  }, [])
  return [isOpen, set]
}
