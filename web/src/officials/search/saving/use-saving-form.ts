import type { NewSearch, SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { formatQuery } from '@atlas/contract/search/query-text.ts'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { nameTaken, savedSearchesQuery, useSaveSearch } from '#saved/searches/search-queries.ts'
import { suggestName } from '#saved/searches/suggest-name.ts'
import { firstPage } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** The search to save, and what the dialog says about it. */
export interface SavedView {
  readonly view: SearchView
  /** How many it finds; null while that is not known. */
  readonly total: number | null
  readonly labelOf: LabelOf
  /** The saved search that it was opened from. */
  readonly opened: SavedSearch | null
}

interface FormValues {
  readonly name: string
  readonly isShared: boolean
  readonly isWeekly: boolean
}

const sameName = 'You have a search with this name. Choose another, or replace it.'

/**
 * The form for saving a search. If the search was opened from one of the person's own, the form starts with its values.
 */
export function useSavingForm({ view, labelOf, opened }: SavedView, onClose: () => void) {
  const own = opened?.owner.is_me ? opened : null
  const [values, setValues] = useState<FormValues>(() => ({
    name: own?.name ?? suggestName(view.filters, labelOf),
    isShared: own?.is_shared ?? false,
    isWeekly: own ? own.digest === 'weekly' : false,
  }))
  const [isMissing, setIsMissing] = useState(false)
  const { data: savedSearches } = useQuery(savedSearchesQuery)
  const sent = useSaveSearch((search) => {
    showToast('success', 'Search saved', search.name)
    onClose()
  })
  const replaced = sent.data === nameTaken ? sameNamed(savedSearches?.values ?? [], values.name) : undefined
  const send = (replaces?: string) => {
    setIsMissing(values.name.trim() === '')
    if (values.name.trim() !== '' && !sent.isPending) sent.mutate(searchOf(view, values, replaces))
  }
  return {
    said: values,
    change: (more: Partial<FormValues>) => {
      setValues({ ...values, ...more })
      if (more.name === undefined) return
      setIsMissing(false)
      sent.reset()
    },
    hint: own ? 'The name of the search that you opened' : 'Suggested from your filters',
    error: isMissing ? 'Enter a name.' : sent.data === nameTaken ? sameName : undefined,
    /** The person's search of this name, if there is one. */
    replaced,
    replace: () => send(replaced?.id),
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      send()
    },
    sent,
  }
}

/** Names that differ only in capitals are the same. */
function sameNamed(savedSearches: readonly SavedSearch[], name: string): SavedSearch | undefined {
  const typed = name.trim().toLowerCase()
  return savedSearches.find((search) => search.owner.is_me && search.name.toLowerCase() === typed)
}

/** Starts on the first page with no details open; everything else is saved as it is. */
function searchOf(view: SearchView, { name, isShared, isWeekly }: FormValues, replaces: string | undefined): NewSearch {
  return {
    name,
    view: formatQuery(writeUrlQuery({ ...firstPage(view), open: [] })),
    is_shared: isShared,
    digest: isWeekly ? 'weekly' : 'none',
    ...(replaces !== undefined && { replaces }),
  }
}
