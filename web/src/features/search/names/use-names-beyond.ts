import { typeAhead } from '@atlas/contract/endpoints/fields.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { type NameOption, nameOptions } from '#features/search/names/name-option.ts'

const none: readonly NameOption[] = []
/** What the server answers at most to one look ahead. */
const mostAhead = 20
const mostBearers = 100

interface NamesBeyond {
  readonly options: readonly NameOption[]
  readonly isLoading: boolean
  /** There may be more of them; more letters tell. */
  readonly isCut: boolean
}

/**
 * Officials whose names start with what was typed and who are too far down the alphabet to be listed: the server
 * looks ahead in all names, then tells who bears them under the filters. Asked only where `typed` is not null.
 */
export function useNamesBeyond(filters: readonly Filter[], typed: string | null): NamesBeyond {
  const { data, isFetching } = useQuery({
    queryKey: ['officials', 'names', filters, typed],
    queryFn: typed === null ? skipToken : ({ signal }) => lookAhead(filters, typed, signal),
  })
  return { options: data?.options ?? none, isLoading: isFetching, isCut: data?.isCut ?? false }
}

async function lookAhead(filters: readonly Filter[], typed: string, signal: AbortSignal) {
  const { results } = await call(typeAhead, { body: { column_id: 'eo.name', value: typed } }, { signal })
  if (results.length === 0) return { options: none, isCut: false }
  const named: Filter = { column_id: 'eo.name', operator: 'in', value: results.map(({ label }) => label) }
  const body = { columns: ['eo.id' as const, 'eo.name' as const], filters: [...filters, named], limit: mostBearers }
  const { values, cursor } = await call(searchOfficials, { body }, { signal })
  return { options: await nameOptions(values), isCut: results.length >= mostAhead || cursor !== null }
}
