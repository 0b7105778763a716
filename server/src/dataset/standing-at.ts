import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import { electedToFollow, type Standing, standingOf } from '@atlas/contract/rules/standing.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** The days that determine the standing of every row, with the columns looked up once. */
export function standingsIn(index: SearchIndex): (row: number) => Standing | null {
  const ids = ['stats.result_pending', 'eo.term_end', 'eo.elected', 'eo.takes_office'] as const
  const columns = ids.map((id) => indexColumn(index, id))
  return (row) => {
    const [pending = null, end = null, elected = null, takesOffice = null] = columns.map(
      (column) => valueAt(column, row) as string | null,
    )
    return standingOf(pending, end, index.today, electedToFollow(elected, takesOffice))
  }
}

/** The same for one row. */
export function standingAt(index: SearchIndex, row: number): Standing | null {
  return standingsIn(index)(row)
}

/** The days of a seat in a database record. */
export interface StoredSeatDays {
  readonly ballot_day: string | null
  readonly election_year: number | null
  readonly term_end: string | null
  readonly elected: string | null
  readonly takes_office: string | null
}

/** For an official on file who cannot be searched because of the coverage rule. */
export function standingOfRecord(
  { ballot_day: ballotDay, election_year: electionYear, term_end: end, elected, takes_office: day }: StoredSeatDays,
  today: string,
): Standing | null {
  return standingOf(resultPending({ ballotDay, electionYear }, today), end, today, electedToFollow(elected, day))
}
