import type { Filter } from '@atlas/contract/search/filter.ts'
import { createContext, useState } from 'react'
import type { Draft, Mistake, DraftField } from '#search/filters/forms/filter-form.ts'

/** What stands in one control, and what the URL said of it then. */
export interface DraftState {
  readonly draft: Draft
  readonly edited: DraftField
  readonly mistake: Mistake | null
  /** The control's filters in the URL when the draft was made. */
  readonly applied: string
  /** What was applied and is on its way into the URL; its coming must not disturb what is typed next. */
  readonly sent: string | null
  /** The drafts that it is one of: others in their place mean that all were thrown away. */
  readonly drafts: Drafts | null
}

/** By control. */
export type Drafts = Map<string, DraftState>

/**
 * What was typed and not applied yet: hiding the filters, or turning the phone so that they move into a sheet, loses
 * nothing, and others in their place empty every control. Without a provider a draft lasts as long as its control.
 */
export const DraftsContext = createContext<Drafts | null>(null)

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
