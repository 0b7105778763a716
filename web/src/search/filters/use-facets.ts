import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { choicesQuery, fieldChoicesQuery } from '#shared/api/choices.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { useLastAnswer } from '#shared/api/use-last-answer.ts'
import { facetColumns } from '#search/filters/facet-columns.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'

type FacetsQuery = Pick<SearchView, 'subject' | 'group' | 'filters'>

const none: readonly CountedChoice[] = []

/** The facets of a search: the choices of some columns, each counted under the filters of all other columns. */
export interface Facets {
  /** Whether they include that of a column, now or soon. */
  readonly has: (columnId: ChoiceColumnId) => boolean
  readonly of: (columnId: ChoiceColumnId) => readonly CountedChoice[]
  readonly labelOf: LabelOf
  readonly isKnown: boolean
  /** The facets on the screen still belong to the previous filters. */
  readonly isLoading: boolean
  readonly retry: () => void
}

/** The facets of the drawer; each change of a filter reloads them. */
export function useFacets(view: FacetsQuery): Facets {
  const { subject, filters } = view
  const hidden = useHidden()
  const columns = useMemo(() => facetColumns({ subject, filters }, hidden), [subject, filters, hidden])
  const { data, isLoading, refetch } = useCounted(columns, view, true)
  return useMemo(
    () => ({
      has: (columnId) => columns.includes(columnId),
      of: (columnId) => data?.[columnId] ?? none,
      labelOf: (columnId, value) => data?.[columnId]?.find(({ id }) => id === value)?.label,
      isKnown: data !== undefined,
      isLoading,
      retry: () => void refetch(),
    }),
    [columns, data, isLoading, refetch],
  )
}

function useCounted(columns: readonly ChoiceColumnId[], view: FacetsQuery, isRequested: boolean) {
  const query = useQuery({
    ...choicesQuery(columns, requestedFilters(view, view.filters), view.subject),
    placeholderData: keepPreviousData,
    enabled: isRequested,
  })
  const isLoading = query.fetchStatus === 'fetching' && (query.isPending || query.isPlaceholderData)
  return { data: useLastAnswer(query)?.data, isLoading, refetch: query.refetch }
}

interface Facet {
  readonly choices: readonly CountedChoice[]
  readonly isKnown: boolean
  readonly isLoading: boolean
}

/** The facet of one column: one that is loaded already, or requested where only a heading's menu needs it. */
export function useFacet(columnId: ChoiceColumnId, view: FacetsQuery, facets: Facets): Facet {
  const isAtHand = facets.has(columnId)
  const columns = useMemo(() => [columnId], [columnId])
  const { data, isLoading } = useCounted(columns, view, !isAtHand)
  if (isAtHand) return { choices: facets.of(columnId), isKnown: facets.isKnown, isLoading: facets.isLoading }
  return { choices: data?.[columnId] ?? none, isKnown: data !== undefined, isLoading }
}

/**
 * The choices of a facet and, with a count of 0, those that the other filters exclude, so that a short list keeps its
 * lines. Null while none of them is known.
 */
export function useAllChoices(
  columnId: ChoiceColumnId,
  { subject }: FacetsQuery,
  { choices, isKnown }: Facet,
): readonly CountedChoice[] | null {
  const { data, isPending } = useQuery(fieldChoicesQuery(columnId, subject))
  if (!isKnown || (isPending && choices.length === 0)) return null
  if (!data) return choices
  return data.values.map((choice) => choices.find(({ id }) => id === choice.id) ?? { ...choice, count: 0 })
}
