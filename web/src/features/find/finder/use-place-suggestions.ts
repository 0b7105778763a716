import { leastTyped, type PlaceSuggestion, suggestPlaces } from '@atlas/contract/endpoints/find.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'

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
  readonly askNow: () => Promise<readonly PlaceSuggestion[]>
}

/** What begins like the text; it is sent in the body of a request and nowhere else. */
export function usePlaceSuggestions(text: string, settled: string): PlaceSuggestions {
  const client = useQueryClient()
  const query = useQuery({
    ...suggestionsQuery(settled),
    enabled: settled.length >= leastTyped,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: text.length >= leastTyped ? (query.data?.values ?? []) : [],
    isCurrent: settled === text && query.isSuccess && !query.isPlaceholderData,
    hasFailed: query.isError,
    askNow: async () => (await client.query({ ...suggestionsQuery(text), staleTime: Number.POSITIVE_INFINITY })).values,
  }
}
