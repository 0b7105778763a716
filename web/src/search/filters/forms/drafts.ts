import type { Filter } from '@atlas/contract/search/filter.ts'
import { createContext, useState } from 'react'
import type { Draft, Mistake, DraftField } from '#search/filters/forms/filter-form.ts'

/** The content of a control, and the filters in the URL at the time. */
export interface DraftState {
  readonly draft: Draft
  readonly edited: DraftField
  readonly mistake: Mistake | null
  /** The control's filters in the URL when the draft was made. */
  readonly applied: string
  /** What was applied and is on its way into the URL; its arrival must not disturb what is typed next. */
  readonly sent: string | null
  /** The map of drafts it belongs to; another map means that all drafts were discarded. */
  readonly drafts: Drafts | null
}

/** By control. */
export type Drafts = Map<string, DraftState>

/**
 * Typed text that is not applied yet. Hiding the filters, or rotating the phone so that they move into a sheet, loses
 * nothing; another map empties every control. Without a provider a draft lasts as long as its control.
 */
export const DraftsContext = createContext<Drafts | null>(null)

/** The text typed into the controls of a search, and a way to discard it; it is also discarded with the last filter. */
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
