import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import { closest, type CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'

// Memoized, because labels are few and stay the same; normalizing hundreds at each letter would be noticeable on a
// phone.
const normalizedLabels = new Map<string, string>()

/** The choices whose label contains the typed text, those that begin with it first, ignoring accents and capitals. */
export function matchingChoices(choices: readonly CountedChoice[], typed: string): readonly CountedChoice[] {
  const query = normalized(typed)
  if (query === '') return choices
  const matching = choices.filter(({ label }) => normalizedLabel(label).includes(query))
  const isFirst = ({ label }: CountedChoice) => normalizedLabel(label).startsWith(query)
  return [...matching.filter(isFirst), ...matching.filter((choice) => !isFirst(choice))]
}

function normalizedLabel(label: string): string {
  const cached = normalizedLabels.get(label)
  if (cached !== undefined) return cached
  const text = normalized(label)
  normalizedLabels.set(label, text)
  return text
}

/** The choice that a person may have meant by a text that no choice contains; a text of one letter means none. */
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
