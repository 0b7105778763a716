import type { Outcome } from '@atlas/contract/rules/last-election.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { rowsOf } from '#search/match.ts'
import { countCodes, intersection, type RowBitset } from '#search/row-bitset.ts'
import type { Codes } from '#search/codes.ts'
import { type ChoiceTable, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount } from '#search/values.ts'

type Outcomes = Pick<ComingDate, 'uncontested' | 'close' | 'unknown'>
export type SeatCounts = Pick<ComingDate, 'seats' | keyof Outcomes>

const lastElection = 'stats.last_election' satisfies ColumnId
const went = (outcome: Outcome): Filter => ({ column_id: lastElection, operator: 'eq', value: outcome })

/** The outcomes of elections as filters, which the index caches like any other. */
const outcomeFilters: Record<keyof Outcomes, Filter> = {
  uncontested: went('Uncontested'),
  close: went('Close'),
  unknown: { column_id: lastElection, operator: 'is_empty', value: null },
}

/** The outcomes of some seats' last elections on file, by office. */
export function countByOffice(index: SearchIndex, seats: RowBitset): ComingDate['offices'] {
  const column = indexColumn(index, 'office.name')
  const perCode = (set: RowBitset) => countCodes(set, column.codes as Codes, valueCount(column.values))
  const all = perCode(seats)
  const { uncontested, close, unknown } = byOutcome(index, seats, perCode)
  const counted = Array.from(all, (count, code) => ({
    ...officeOf(column, code),
    seats: count,
    uncontested: uncontested[code] as number,
    close: close[code] as number,
    unknown: unknown[code] as number,
  }))
  return counted.filter((office) => office.seats > 0).sort(compareOffices)
}

function byOutcome<Count>(
  index: SearchIndex,
  seats: RowBitset,
  count: (set: RowBitset) => Count,
): Record<keyof Outcomes, Count> {
  const of = (outcome: keyof Outcomes) =>
    count(intersection([seats, rowsOf(index, outcomeFilters[outcome])], index.rowCount))
  return { uncontested: of('uncontested'), close: of('close'), unknown: of('unknown') }
}

function officeOf({ choices }: IndexColumn, code: number): { office_id: string; office: string } {
  const { list, ofCode } = choices as ChoiceTable
  const [position] = ofCode[code] as readonly number[]
  const choice = position === undefined ? undefined : list[position]
  return { office_id: choice?.id ?? '', office: choice?.label ?? '' }
}

/** Offices with the most seats first. */
function compareOffices(one: ComingDate['offices'][number], other: ComingDate['offices'][number]): number {
  return other.seats - one.seats || one.office.localeCompare(other.office)
}

/** The sum over all offices. */
export function sumOfOffices(offices: ComingDate['offices']): SeatCounts {
  const sum = { seats: 0, uncontested: 0, close: 0, unknown: 0 }
  for (const { seats, uncontested, close, unknown } of offices) {
    sum.seats += seats
    sum.uncontested += uncontested
    sum.close += close
    sum.unknown += unknown
  }
  return sum
}
