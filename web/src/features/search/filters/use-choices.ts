import { type ChoiceColumnId, choiceColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { type CountedChoice, listChoices, listFieldChoices } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#api/call.ts'
import { useLastAnswer } from '#api/use-last-answer.ts'
import { drawerColumns } from '#features/search/filters/drawer-groups.ts'
import type { LabelOf } from '#search-state/describe-filter.ts'

const none: readonly CountedChoice[] = []

export interface Choices {
  readonly of: (columnId: ChoiceColumnId) => readonly CountedChoice[]
  readonly labelOf: LabelOf
  readonly isKnown: boolean
  /** The choices on the screen are still those of the filters before. */
  readonly isLoading: boolean
  readonly retry: () => void
}

/** The choices of every filter under all the others; each change of one reloads the rest. */
export function useChoices(filters: readonly Filter[]): Choices {
  const columns = useMemo(() => columnsFor(filters), [filters])
  const query = useQuery({
    queryKey: ['choices', columns, filters],
    queryFn: ({ signal }) => call(listChoices, { body: { columns, filters: [...filters] } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const data = useLastAnswer(query)?.data
  const isLoading = query.fetchStatus === 'fetching' && (query.isPending || query.isPlaceholderData)
  const { refetch } = query
  return useMemo(
    () => ({
      of: (columnId) => data?.[columnId] ?? none,
      labelOf: (columnId, value) => data?.[columnId]?.find(({ id }) => id === value)?.label,
      isKnown: data !== undefined,
      isLoading,
      retry: () => void refetch(),
    }),
    [data, isLoading, refetch],
  )
}

/** The drawer's columns, and any other that a filter of the address chose from: its chip needs labels. */
function columnsFor(filters: readonly Filter[]): ChoiceColumnId[] {
  const filtered = choiceColumnIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  return [...new Set([...drawerColumns, ...filtered])]
}

/** The choices of a short list with those that the other filters leave no official: they stay, at 0. */
export function useLastingChoices(columnId: ChoiceColumnId, choices: Choices): readonly CountedChoice[] {
  const { data } = useQuery({
    queryKey: ['field', columnId],
    queryFn: ({ signal }) => call(listFieldChoices, { params: { columnId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const counted = choices.of(columnId)
  if (!data || !choices.isKnown) return counted
  return data.values.map((choice) => counted.find(({ id }) => id === choice.id) ?? { ...choice, count: 0 })
}
