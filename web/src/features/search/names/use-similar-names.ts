import { closest, fuzzy } from '@atlas/contract/endpoints/fields.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'

const none: readonly string[] = []
const mostSimilar = 8

interface SimilarNames {
  /** Nearest first. */
  readonly names: readonly string[]
  readonly isLoading: boolean
}

/** Names of any official that resemble what was typed. Asked only where `typed` is not null. */
export function useSimilarNames(typed: string | null): SimilarNames {
  const { data, isFetching } = useQuery({
    queryKey: ['similar-names', typed],
    queryFn: typed === null ? skipToken : ({ signal }) => lookFor(typed, signal),
  })
  return { names: data ?? none, isLoading: isFetching }
}

async function lookFor(typed: string, signal: AbortSignal): Promise<string[]> {
  const body = { column_id: 'eo.name' as const, value: typed }
  const answers = await Promise.all([call(closest, { body }, { signal }), call(fuzzy, { body }, { signal })])
  const labels = answers.flatMap(({ results }) => results.map(({ label }) => label))
  return [...new Set(labels)].slice(0, mostSimilar)
}
