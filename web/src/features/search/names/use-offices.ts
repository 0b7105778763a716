import { searchOfficials } from '@atlas/contract/endpoints/officials.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { stateCode } from '#features/search/values/state-code.ts'
import { idOf, textOf } from '#features/search/values/text-of.ts'
import { useDebounced } from '#ui/async/use-debounced.ts'

const nothing: ReadonlyMap<number, string> = new Map()
const debounceMilliseconds = 150

/**
 * What each of some officials holds and where, "Sheriff, Bibb County, AL", so that two of one name are told
 * apart. Asked once the list has stopped scrolling; the ones that stay in sight meanwhile keep their words.
 */
export function useOffices(officials: readonly number[]): ReadonlyMap<number, string> {
  const asked = useDebounced(officials.join(), debounceMilliseconds)
  const { data } = useQuery({
    queryKey: ['officials', 'offices', asked],
    queryFn: asked === '' ? skipToken : ({ signal }) => officesOf(asked.split(',').map(Number), signal),
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    structuralSharing: false,
  })
  return data ?? nothing
}

async function officesOf(officials: number[], signal: AbortSignal): Promise<Map<number, string>> {
  const body = {
    columns: ['office.name' as const, 'jurisdiction.name' as const, 'state.name' as const],
    filters: [{ column_id: 'eo.id' as const, operator: 'in' as const, value: officials }],
    limit: officials.length,
  }
  const { values } = await call(searchOfficials, { body }, { signal })
  return new Map(values.map((row) => [idOf(row), officeText(row)]))
}

/** Many a jurisdiction has its state in its name: said once. */
function officeText(row: Row): string {
  const [jurisdiction, state] = [textOf(row, 'jurisdiction.name') ?? '', textOf(row, 'state.name') ?? '']
  const parts = [textOf(row, 'office.name'), jurisdiction, jurisdiction.includes(state) ? null : stateCode(state)]
  return parts.filter(Boolean).join(', ')
}
