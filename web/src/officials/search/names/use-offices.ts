import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { type Standing, standingOf } from '@atlas/contract/rules/standing.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { stateCode } from '#shared/values/state-code.ts'
import { idOf, textOf } from '#shared/values/text-of.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'

/** What somebody holds and where, and whether somebody else may hold the seat by now. */
interface NamedOfficial {
  readonly office: string
  readonly standing: Standing | null
}

const nothing: ReadonlyMap<number, NamedOfficial> = new Map()
const debounceMilliseconds = 150
const columns = [
  'office.name',
  'jurisdiction.name',
  'state.name',
  'stats.result_pending',
  'eo.term_end',
] as const satisfies readonly ColumnId[]

/**
 * The office and place of each official, "Sheriff, Bibb County, AL", so that two of the same name can be told apart.
 * Requested once the list has stopped scrolling; officials who stay in view keep their words meanwhile.
 */
export function useOffices(officials: readonly number[]): ReadonlyMap<number, NamedOfficial> {
  const debounced = useDebounced(officials.join(), debounceMilliseconds)
  const { data } = useQuery({
    queryKey: ['officials', 'offices', debounced],
    queryFn: debounced === '' ? skipToken : ({ signal }) => officesOf(debounced.split(',').map(Number), signal),
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    structuralSharing: false,
  })
  return data ?? nothing
}

async function officesOf(officials: number[], signal: AbortSignal): Promise<Map<number, NamedOfficial>> {
  const body = {
    columns: [...columns],
    filters: [{ column_id: 'eo.id' as const, operator: 'in' as const, value: officials }],
    limit: officials.length,
  }
  const { values } = await call(searchOfficials, { body }, { signal })
  const today = localDay(new Date())
  const standing = (row: Row) => standingOf(textOf(row, 'stats.result_pending'), textOf(row, 'eo.term_end'), today)
  return new Map(values.map((row) => [idOf(row), { office: officeText(row), standing: standing(row) }]))
}

/** Many jurisdictions contain the state in their name, so the state is not repeated. */
function officeText(row: Row): string {
  const [jurisdiction, state] = [textOf(row, 'jurisdiction.name') ?? '', textOf(row, 'state.name') ?? '']
  const parts = [textOf(row, 'office.name'), jurisdiction, jurisdiction.includes(state) ? null : stateCode(state)]
  return parts.filter(Boolean).join(', ')
}
