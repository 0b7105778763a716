import { createContext } from 'react'
import type { DraftState } from '#features/search/filters/forms/use-draft.ts'

/** By control. */
export type Drafts = Map<string, DraftState>

/**
 * What was typed and not applied yet: hiding the filters, or turning the phone so that they move into a sheet, loses
 * nothing, and others in their place empty every control. Without a provider a draft lasts as long as its control.
 */
export const KeptDrafts = createContext<Drafts | null>(null)
