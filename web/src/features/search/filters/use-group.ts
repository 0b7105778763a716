import { useState } from 'react'

const key = 'closed-filter-groups'

/** Whether a group of the drawer is open; each browser remembers which ones are closed. */
export function useGroup(id: string): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => !closedGroups().includes(id))
  const toggle = () => {
    setIsOpen(!isOpen)
    const others = closedGroups().filter((each) => each !== id)
    keepClosed(isOpen ? [...others, id] : others)
  }
  return [isOpen, toggle]
}

// Storage may be refused altogether; a group then stays as it is until the page is left.
function closedGroups(): string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? []
  } catch {
    return []
  }
}

function keepClosed(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, ids.join(' '))
  } catch {
    // See above.
  }
}
