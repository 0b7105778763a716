import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { DatesOnFile } from '#dataset/elections/dates-on-file.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { refuseUnknownNames } from '#dataset/unknown-names.ts'
import { describeDates } from '#features/elections/coming-elections.ts'
import { matchingDates, withMatchingSeats } from '#features/elections/matching-dates.ts'
import { pageOfRows } from '#platform/http/page-of-rows.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'
import { match } from '#search/match.ts'

const columns = [
  'id',
  'date',
  'state_id',
  'state',
  'kind',
  'is_deadline',
  'name',
  'detail',
  'basis',
  'is_confirmed',
  'election_kind',
  'election_day',
  'seats',
  'uncontested',
  'close',
  'unknown',
  'offices',
] as const

/** Every upcoming election and deadline of the seats under the filters, for programs. */
export async function readElections(
  { index }: Pick<Snapshot, 'index'>,
  onFile: DatesOnFile,
  { filters, ...paging }: AddressSearch,
): Promise<ReadRows> {
  refuseUnknownNames(index, filters)
  await rememberFilters(index, filters)
  const matching = match(index, filters)
  const { page, ...rest } = pageOfRows(matchingDates(onFile.seated, matching), paging)
  const dates = describeDates(index, withMatchingSeats(page, matching, index.rowCount))
  const values = dates.map((date) => ({ ...date, offices: date.offices.map(({ office }) => office) }))
  return { columns, values: values.map((row) => Object.fromEntries(columns.map((id) => [id, row[id]]))), ...rest }
}
