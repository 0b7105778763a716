import { useNavigate } from '@tanstack/react-router'
import { nameSearch } from '#search/state/new-search.ts'

/** Leads to Advanced Search for a name; an empty text leads nowhere. */
export function useNameSearch(onLeave: () => void): (text: string) => void {
  const navigate = useNavigate()
  return (text) => {
    if (text.trim() === '') return
    void navigate({ to: '/advanced-search', search: nameSearch(text.trim()) })
    onLeave()
  }
}
