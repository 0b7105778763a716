import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Overdue } from '@atlas/contract/search/overdue.ts'
import { standingOf } from '@atlas/contract/rules/standing.ts'
import { match } from '#search/match.ts'
import { rememberCounts } from '#search/remember-counts.ts'
import { addRow, countCommonRows, haveCommonRow, noRows, type RowBitset, union } from '#search/row-bitset.ts'
import { codeOf, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** The overdue rows on the day of the index. */
interface OverdueRows {
  readonly over: RowBitset
  readonly pending: RowBitset
  readonly longOver: RowBitset
  /** The ballot days without a result, earliest first, with their seats. */
  readonly ballots: readonly (readonly [day: string, rows: RowBitset])[]
}

const cache = new WeakMap<SearchIndex, OverdueRows>()

/** How many of these officials are overdue. This is the only place that counts them, and it follows the standings. */
export function overdueAmong(index: SearchIndex, rows: RowBitset): Overdue {
  const { over, pending, longOver, ballots } = overdueRows(index)
  const first = ballots.find(([, seats]) => haveCommonRow(rows, seats))
  return {
    terms_over: countCommonRows(rows, over),
    results_pending: countCommonRows(rows, pending),
    pending_since: first?.[0] ?? null,
    long_over: countCommonRows(rows, longOver),
  }
}

/** How many of the officials whom a search finds are overdue. */
export const overdueUnder = rememberCounts((index, filters) => overdueAmong(index, match(index, filters)))

/** Computed once for each index, and so once a day. */
function overdueRows(index: SearchIndex): OverdueRows {
  const found = cache.get(index) ?? readOverdueRows(index)
  cache.set(index, found)
  return found
}

function readOverdueRows(index: SearchIndex): OverdueRows {
  const { rowCount } = index
  const [over, pending, longOver] = [noRows(rowCount), noRows(rowCount), noRows(rowCount)]
  const ballotOf = indexColumn(index, 'stats.result_pending')
  const termEndOf = indexColumn(index, 'eo.term_end')
  const seatsOfBallot: RowBitset[] = []
  // Hundreds of thousands of officials share a few hundred pairs of days, and the first page after a change waits for
  // this, so the result for a pair is a number, looked up by both codes.
  const marksOfBallot: Uint8Array[] = []
  for (let row = 0; row < rowCount; row++) {
    const [ballot, termEnd] = [codeOf(ballotOf, row), codeOf(termEndOf, row)]
    const marksOfPairs = (marksOfBallot[ballot] ??= new Uint8Array(valueCount(termEndOf.values)))
    const marks = (marksOfPairs[termEnd] ||= marksOf(
      valueOf(ballotOf.values, ballot),
      valueOf(termEndOf.values, termEnd),
      index.today,
    ))
    if (marks === isRead) continue
    if ((marks & isOver) !== 0) addRow(over, row)
    if ((marks & isLongOver) !== 0) addRow(longOver, row)
    if ((marks & isPending) === 0) continue
    addRow(pending, row)
    addRow((seatsOfBallot[ballot] ??= noRows(rowCount)), row)
  }
  return { over, pending, longOver, ballots: ballotsByDay(ballotOf, seatsOfBallot, rowCount) }
}

const isRead = 1
const isOver = 2
const isLongOver = 4
const isPending = 8

/** The marks that follow from a ballot day and the end of a term. */
function marksOf(ballot: ColumnValue, termEnd: ColumnValue, today: string): number {
  const [day, end] = [ballot as string | null, termEnd as string | null]
  return (
    isRead |
    (end !== null && end < today ? isOver : 0) |
    (standingOf(day, end, today)?.mark === 'Term over, successor not on file' ? isLongOver : 0) |
    (day === null ? 0 : isPending)
  )
}

/** Several codes may have the same day. */
function ballotsByDay(
  { values }: IndexColumn,
  seatsOfBallot: readonly RowBitset[],
  rowCount: number,
): OverdueRows['ballots'] {
  const ballots = [...seatsOfBallot.entries()].filter(([, seats]) => seats !== undefined)
  const days = Map.groupBy(ballots, ([ballot]) => valueOf(values, ballot) as string)
  return Array.from(
    days,
    ([day, of]) =>
      [
        day,
        union(
          of.map(([, seats]) => seats),
          rowCount,
        ),
      ] as const,
  ).sort(([one], [other]) => (one < other ? -1 : 1))
}
