import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { rowsOf } from '#search/match.ts'
import { countCodes, countRows, intersection, type RowBitset } from '#search/row-bitset.ts'
import type { Codes } from '#search/codes.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'

/**
 * What is nearest of some officials: the next election, where at least half of them are up; else how many were
 * uncontested, where that is at least half of them; else the day of the next election, where any is known.
 */
export function nearestFact(index: SearchIndex, found: RowBitset, total: number): string | null {
  const next = nextElection(index, found)
  if (next && isHalf(next.count, total)) return `${next.count.toLocaleString('en-US')} ${areUp(next.count)} ${next.day}`
  const uncontested = rowsOf(index, { column_id: 'stats.last_election', operator: 'eq', value: 'Uncontested' })
  const count = countRows(intersection([found, uncontested], index.rowCount))
  if (count > 0 && isHalf(count, total)) return `${count.toLocaleString('en-US')} uncontested last time`
  return next ? `next: ${next.day}` : null
}

function isHalf(count: number, total: number): boolean {
  return count * 2 >= total
}

function areUp(count: number): string {
  return count === 1 ? 'is up on' : 'are up on'
}

const nextElectionColumn = 'jurisdictionoffice.next_election' satisfies ColumnId

/** The first day on which some of them are on the ballot, and how many are. */
function nextElection(index: SearchIndex, found: RowBitset): { day: string; count: number } | null {
  const { codes, values } = indexColumn(index, nextElectionColumn)
  const counts = countCodes(found, codes as Codes, valueCount(values))
  let first: string | null = null
  let count = 0
  for (const [code, ofCode] of counts.entries()) {
    const day = ofCode > 0 ? valueOf(values, code) : null
    if (typeof day !== 'string' || (first !== null && day > first)) continue
    count = day === first ? count + ofCode : ofCode
    first = day
  }
  return first === null ? null : { day: typedDayOf(first), count }
}
