import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import { closest, type CountedChoice } from '@atlas/contract/endpoints/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { useDebounced } from '#ui/async/use-debounced.ts'

/** The choice that a person may have meant by a text that no choice holds; a text of one letter means none. */
export function useClosest(
  columnId: ChoiceColumnId,
  unmatched: string,
  offered: readonly CountedChoice[],
): CountedChoice | null {
  const value = useDebounced(unmatched, 250)
  const { data } = useQuery({
    queryKey: ['closest', columnId, value],
    queryFn: ({ signal }) => call(closest, { body: { column_id: columnId, value } }, { signal }),
    enabled: value.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [nearest] = unmatched === value && value.length > 1 ? (data?.results ?? []) : []
  if (!nearest) return null
  return offered.find(({ id }) => id === nearest.id) ?? { ...nearest, count: 0 }
}
