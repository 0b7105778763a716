import type { Filter } from '@atlas/contract/search/filter.ts'
import { useState } from 'react'
import type { Drafts } from '#features/search/filters/forms/kept-drafts.ts'

/** What is typed into the controls of a search, and how to throw it away; it also goes where the last filter goes. */
export function useDrafts(filters: readonly Filter[]): [drafts: Drafts, clear: () => void] {
  const isFiltered = filters.length > 0
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  const [drafts, setDrafts] = useState<Drafts>(() => new Map())
  const clear = () => setDrafts(new Map())
  if (isFiltered !== wasFiltered) {
    setWasFiltered(isFiltered)
    if (!isFiltered) clear()
  }
  return [drafts, clear]
}
