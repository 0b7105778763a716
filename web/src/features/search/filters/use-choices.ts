import { type ChoiceColumnId, choiceColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { CountedChoice } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { choicesQuery, fieldChoicesQuery } from '#api/choices.ts'
import { useLastAnswer } from '#api/use-last-answer.ts'
import { drawerColumns } from '#features/search/filters/drawer-groups.ts'
import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'

const none: readonly CountedChoice[] = []

export interface Choices {
  /** Whether they include those of a column, at once or soon. */
  readonly has: (columnId: ChoiceColumnId) => boolean
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
  const { data, isLoading, refetch } = useCounted(columns, filters, true)
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

function useCounted(columns: readonly ChoiceColumnId[], filters: readonly Filter[], isWanted: boolean) {
  const query = useQuery({
    ...choicesQuery(columns, filters),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const isLoading = query.fetchStatus === 'fetching' && (query.isPending || query.isPlaceholderData)
  return { data: useLastAnswer(query)?.data, isLoading, refetch: query.refetch }
}

interface ColumnChoices {
  readonly offered: readonly CountedChoice[]
  readonly isKnown: boolean
  readonly isLoading: boolean
}

/** The choices of one column: from those at hand, or asked for where only a heading's menu needs them. */
export function useColumnChoices(
  columnId: ChoiceColumnId,
  filters: readonly Filter[],
  choices: Choices,
): ColumnChoices {
  const isAtHand = choices.has(columnId)
  const columns = useMemo(() => [columnId], [columnId])
  const { data, isLoading } = useCounted(columns, filters, !isAtHand)
  if (isAtHand) return { offered: choices.of(columnId), isKnown: choices.isKnown, isLoading: choices.isLoading }
  return { offered: data?.[columnId] ?? none, isKnown: data !== undefined, isLoading }
}

/** The drawer's columns, and any other that a filter of the address chose from: its chip needs labels. */
function columnsFor(filters: readonly Filter[]): ChoiceColumnId[] {
  const filtered = choiceColumnIds.filter((id) => filters.some(({ column_id }) => column_id === id))
  return [...new Set([...drawerColumns, ...filtered])]
}

/** The choices of a short list with those that the other filters leave no official: they stay, at 0. */
export function useLastingChoices(
  columnId: ChoiceColumnId,
  { offered, isKnown }: ColumnChoices,
): readonly CountedChoice[] {
  const { data } = useQuery(fieldChoicesQuery(columnId))
  if (!data || !isKnown) return offered
  return data.values.map((choice) => offered.find(({ id }) => id === choice.id) ?? { ...choice, count: 0 })
}
