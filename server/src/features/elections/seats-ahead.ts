import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { countByOffice, sumOfOffices } from '#dataset/elections/count-seats.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match, rowsWith } from '#search/match.ts'
import { countRows, intersection, isEmpty, without } from '#search/row-bitset.ts'
import { indexColumn } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** Counts each seat once, on the day of the general election that fills it next. */
export async function seatsAhead({ index, today }: Snapshot, filters: readonly Filter[]): Promise<SeatsAhead> {
  await rememberFilters(index, filters)
  const matching = match(index, filters)
  const column = indexColumn(index, 'jurisdictionoffice.next_general')
  const codesOfDay = Map.groupBy(Array(valueCount(column.values)).keys(), (code) => valueOf(column.values, code))
  const known = [...codesOfDay]
    .flatMap(([day, codes]) => (typeof day === 'string' && day >= today ? [{ day, codes }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  let undated = matching
  const days = known.flatMap(({ day, codes }) => {
    const passes = new Uint8Array(valueCount(column.values))
    for (const code of codes) passes[code] = 1
    const seats = intersection([rowsWith(index, column, passes), matching], index.rowCount)
    if (isEmpty(seats)) return []
    undated = without(undated, seats)
    const offices = countByOffice(index, seats)
    return [{ date: day, ...sumOfOffices(offices), offices }]
  })
  return { today, days, totals: sumOfOffices(days.flatMap(({ offices }) => offices)), undated: countRows(undated) }
}
