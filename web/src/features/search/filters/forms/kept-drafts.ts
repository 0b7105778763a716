import { createContext } from 'react'
import type { DraftState } from '#features/search/filters/forms/use-draft.ts'

/**
 * What was typed and not applied yet, by control: hiding the filters, or turning the phone so that
 * they move into a sheet, loses nothing. Without a provider a draft lasts as long as its control.
 */
export const KeptDrafts = createContext<Map<string, DraftState> | null>(null)
