import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import type { Outcome } from '@atlas/contract/rules/last-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { overdueAmong } from '#dataset/overdue.ts'
import { listAt } from '#dataset/places/lists.ts'
import type { RepresentingRow } from '#dataset/places/ladder.ts'
import { type PlaceOnFile, rowsOfArea } from '#dataset/places/places.ts'
import { addRow, noRows } from '#search/row-bitset.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/**
 * The offices that a county itself fills, countywide or by district, and the results of their last election on file.
 */
export function countyOfficesOf({ places, index }: Snapshot, { number }: PlaceOnFile) {
  const column = indexColumn(index, 'stats.last_election')
  const outcomes = Array.from(listAt(places.own, number)).flatMap((area) =>
    Array.from(rowsOfArea(places, area), (row) => valueAt(column, row) as Outcome | null),
  )
  const counted = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  return { on_file: outcomes.length, uncontested: counted('Uncontested'), close: counted('Close') }
}

/** Seats that were on the ballot and whose result is in no source. */
export function pendingOf({ index, recordsAsOf }: Snapshot, rows: readonly RepresentingRow[]): Place['pending'] {
  const column = indexColumn(index, 'stats.result_pending')
  const days = rows.map(({ row }) => valueAt(column, row)).filter((day) => day !== null)
  if (days.length === 0) return null
  const byDay = Map.groupBy(days as string[], (day) => day)
  return {
    seats: days.length,
    of: rows.length,
    days: Array.from(byDay, ([date, of]) => ({ date, seats: of.length })).sort((a, b) => (a.date < b.date ? -1 : 1)),
    records_as_of: recordsAsOf,
  }
}

export function overdueOf({ index }: Snapshot, rows: readonly RepresentingRow[]): Place['overdue'] {
  const representing = noRows(index.rowCount)
  for (const { row } of rows) addRow(representing, row)
  return overdueAmong(index, representing)
}

/** The first upcoming election of any of the seats. */
export function nextElectionOf(
  { index }: Snapshot,
  rows: readonly RepresentingRow[],
): { readonly date: string; readonly row: number } | null {
  const column = indexColumn(index, 'jurisdictionoffice.next_election')
  let next: { date: string; row: number } | null = null
  for (const { row } of rows) {
    const date = valueAt(column, row) as string | null
    if (date !== null && (next === null || date < next.date)) next = { date, row }
  }
  return next
}
