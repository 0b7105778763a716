import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { nameSearch } from '#search/state/new-search.ts'

/** Leads to Advanced Search for a name, or for what else a text is searched as; an empty text leads nowhere. */
export function useNameSearch(
  onLeave: () => void,
  searchFor: (text: string) => UrlQuery = nameSearch,
): (text: string) => void {
  const navigate = useNavigate()
  return (text) => {
    if (text.trim() === '') return
    void navigate({ to: '/advanced-search', search: searchFor(text.trim()) })
    onLeave()
  }
}
