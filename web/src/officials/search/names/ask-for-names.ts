import { closest, fuzzy, typeAhead } from '@atlas/contract/endpoints/search/fields.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type NameOption, nameOptions } from '#officials/search/names/name-option.ts'

const noOptions: readonly NameOption[] = []
/** The most names that the server answers to one type-ahead. */
const mostTypedAhead = 20
/** The most officials with those names that are requested. */
const mostOfficials = 100

interface NamesBeyond {
  readonly options: readonly NameOption[]
  readonly isLoading: boolean
  /** There may be more of them; typing more letters shows them. */
  readonly isCut: boolean
}

/**
 * Officials whose names start with the typed text but are too far down the alphabet to be listed. The server completes
 * the text from all names, then returns the officials with those names that the filters leave. Requested only where
 * `typed` is not null.
 */
export function useNamesBeyond(filters: readonly Filter[], typed: string | null): NamesBeyond {
  const { data, isFetching } = useQuery({
    queryKey: ['officials', 'names', filters, typed],
    queryFn: typed === null ? skipToken : ({ signal }) => typeAheadOptions(filters, typed, signal),
  })
  return { options: data?.options ?? noOptions, isLoading: isFetching, isCut: data?.isCut ?? false }
}

async function typeAheadOptions(filters: readonly Filter[], typed: string, signal: AbortSignal) {
  const { results } = await call(typeAhead, { body: { column_id: 'eo.name', value: typed } }, { signal })
  if (results.length === 0) return { options: noOptions, isCut: false }
  const named: Filter = { column_id: 'eo.name', operator: 'in', value: results.map(({ label }) => label) }
  const body = { columns: ['eo.id' as const, 'eo.name' as const], filters: [...filters, named], limit: mostOfficials }
  const { values, cursor } = await call(searchOfficials, { body }, { signal })
  return { options: await nameOptions(values), isCut: results.length >= mostTypedAhead || cursor !== null }
}

const noNames: readonly string[] = []
const mostSimilar = 8

interface SimilarNames {
  /** Nearest first. */
  readonly names: readonly string[]
  readonly isLoading: boolean
}

/** Names of any official that resemble the typed text. Requested only where `typed` is not null. */
export function useSimilarNames(typed: string | null): SimilarNames {
  const { data, isFetching } = useQuery({
    queryKey: ['similar-names', typed],
    queryFn: typed === null ? skipToken : ({ signal }) => similarNames(typed, signal),
  })
  return { names: data ?? noNames, isLoading: isFetching }
}

async function similarNames(typed: string, signal: AbortSignal): Promise<string[]> {
  const body = { column_id: 'eo.name' as const, value: typed }
  const answers = await Promise.all([call(closest, { body }, { signal }), call(fuzzy, { body }, { signal })])
  const labels = answers.flatMap(({ results }) => results.map(({ label }) => label))
  return [...new Set(labels)].slice(0, mostSimilar)
}
