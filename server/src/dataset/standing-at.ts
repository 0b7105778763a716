import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import { type Standing, standingOf } from '@atlas/contract/rules/standing.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** The days on which the standing of every row hangs, read with the columns looked up once. */
export function standingsIn(index: SearchIndex): (row: number) => Standing | null {
  const [pending, end] = [indexColumn(index, 'stats.result_pending'), indexColumn(index, 'eo.term_end')]
  return (row) => standingOf(valueAt(pending, row) as string | null, valueAt(end, row) as string | null, index.today)
}

/** The same of one row. */
export function standingAt(index: SearchIndex, row: number): Standing | null {
  return standingsIn(index)(row)
}

/** What a record in the database says of a seat. */
export interface StoredSeatDays {
  readonly ballot_day: string | null
  readonly election_year: number | null
  readonly term_end: string | null
}

/** Of one whom no search finds, though on file: the coverage rule keeps them out of the index. */
export function standingOfRecord(
  { ballot_day: ballotDay, election_year: electionYear, term_end: end }: StoredSeatDays,
  today: string,
): Standing | null {
  return standingOf(resultPending({ ballotDay, electionYear }, today), end, today)
}
