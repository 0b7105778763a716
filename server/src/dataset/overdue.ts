import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Overdue } from '@atlas/contract/search/overdue.ts'
import { standingOf } from '@atlas/contract/rules/standing.ts'
import { addRow, countRows, intersection, isEmpty, noRows, type RowBitset } from '#search/row-bitset.ts'
import { codeOf, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/** The rows of which a newer record is due, on the day of the index. */
interface OverdueRows {
  readonly over: RowBitset
  readonly pending: RowBitset
  readonly longOver: RowBitset
  /** The days of ballots without a result, the earliest first, with the seats of each. */
  readonly ballots: readonly (readonly [day: string, rows: RowBitset])[]
}

const cache = new WeakMap<SearchIndex, OverdueRows>()

/** How many of these officials a newer record is due of; the one place that counts them, by what the marks say. */
export function overdueAmong(index: SearchIndex, rows: RowBitset): Overdue {
  const { over, pending, longOver, ballots } = overdueRows(index)
  const among = (set: RowBitset) => intersection([rows, set], index.rowCount)
  const first = ballots.find(([, seats]) => !isEmpty(among(seats)))
  return {
    terms_over: countRows(among(over)),
    results_pending: countRows(among(pending)),
    pending_since: first?.[0] ?? null,
    long_over: countRows(among(longOver)),
  }
}

/** Worked out once for each index, and so for each day. */
function overdueRows(index: SearchIndex): OverdueRows {
  const found = cache.get(index) ?? readOverdueRows(index)
  cache.set(index, found)
  return found
}

function readOverdueRows(index: SearchIndex): OverdueRows {
  const [over, pending, longOver] = [noRows(index.rowCount), noRows(index.rowCount), noRows(index.rowCount)]
  const ballots = new Map<string, RowBitset>()
  const ballotOf = indexColumn(index, 'stats.result_pending')
  const termEndOf = indexColumn(index, 'eo.term_end')
  // Hundreds of thousands of officials share some hundred pairs of days.
  const marks = new Map<number, ReturnType<typeof marksOf>>()
  const pairs = valueCount(termEndOf.values)
  for (let row = 0; row < index.rowCount; row++) {
    const [ballot, termEnd] = [codeOf(ballotOf, row), codeOf(termEndOf, row)]
    const pair = ballot * pairs + termEnd
    let mark = marks.get(pair)
    if (mark === undefined) {
      mark = marksOf(valueOf(ballotOf.values, ballot), valueOf(termEndOf.values, termEnd), index.today)
      marks.set(pair, mark)
    }
    if (mark === null) continue
    if (mark.isOver) addRow(over, row)
    if (mark.isLongOver) addRow(longOver, row)
    if (mark.day === null) continue
    addRow(pending, row)
    const seats = ballots.get(mark.day) ?? noRows(index.rowCount)
    ballots.set(mark.day, seats)
    addRow(seats, row)
  }
  return { over, pending, longOver, ballots: [...ballots].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

/** What a day of a ballot and the end of a term say together; null where no newer record is due. */
function marksOf(ballot: ColumnValue, termEnd: ColumnValue, today: string) {
  const [day, end] = [ballot as string | null, termEnd as string | null]
  const isOver = end !== null && end < today
  if (day === null && !isOver) return null
  return { day, isOver, isLongOver: standingOf(day, end, today)?.mark === 'Term over, successor not on file' }
}
