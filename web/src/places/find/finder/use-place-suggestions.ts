import { leastTyped, type PlaceSuggestion, suggestPlaces } from '@atlas/contract/endpoints/places/find.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

function suggestionsQuery(text: string) {
  return {
    queryKey: ['suggested places', text],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(suggestPlaces, { body: { text } }, { signal }),
    meta: { showsOwnError: true },
  }
}

interface PlaceSuggestions {
  readonly suggestions: readonly PlaceSuggestion[]
  /** What they are suggested for is what was typed. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
  /** Those for what is typed now, asked at once. */
  readonly fetchNow: () => Promise<readonly PlaceSuggestion[]>
}

/** What begins like the text; it is sent in the body of a request and nowhere else. */
export function usePlaceSuggestions(text: string, settled: string): PlaceSuggestions {
  const client = useQueryClient()
  const query = useQuery({
    ...suggestionsQuery(settled),
    enabled: settled.length >= leastTyped,
  })
  const isCurrent = settled === text && query.isSuccess
  return {
    // What was suggested for other letters must not be taken by a quick Enter.
    suggestions: isCurrent ? query.data.values : [],
    isCurrent,
    hasFailed: query.isError,
    fetchNow: async () =>
      (await client.query({ ...suggestionsQuery(text), staleTime: Number.POSITIVE_INFINITY })).values,
  }
}
