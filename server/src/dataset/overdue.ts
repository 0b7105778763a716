import type { Overdue } from '@atlas/contract/search/overdue.ts'
import { type StandingMark, standingOf } from '@atlas/contract/rules/standing.ts'
import { addRow, countRows, intersection, isEmpty, noRows, type RowBitset } from '#search/row-bitset.ts'
import { rememberingReader, type SearchIndex } from '#search/search-index.ts'

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
  const read = rememberingReader(index)
  const markOf = rememberingMarks(index.today)
  for (let row = 0; row < index.rowCount; row++) {
    const day = read('stats.result_pending', row) as string | null
    const termEnd = read('eo.term_end', row) as string | null
    if (day === null && (termEnd === null || termEnd >= index.today)) continue
    if (termEnd !== null && termEnd < index.today) addRow(over, row)
    if (markOf(day, termEnd) === 'Term over, successor not on file') addRow(longOver, row)
    if (day === null) continue
    addRow(pending, row)
    const seats = ballots.get(day) ?? noRows(index.rowCount)
    ballots.set(day, seats)
    addRow(seats, row)
  }
  return { over, pending, longOver, ballots: [...ballots].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

/** Hundreds of thousands of officials share some hundred pairs of days. */
function rememberingMarks(today: string) {
  const marks = new Map<string, StandingMark | null>()
  return (day: string | null, termEnd: string | null): StandingMark | null => {
    const key = `${day} ${termEnd}`
    const found = marks.get(key)
    if (found !== undefined) return found
    const mark = standingOf(day, termEnd, today)?.mark ?? null
    marks.set(key, mark)
    return mark
  }
}
