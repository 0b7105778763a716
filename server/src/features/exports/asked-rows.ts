import type { ExportRequest } from '@atlas/contract/endpoints/exports/exports.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Database } from '#database/connect.ts'
import { indexOf, type Snapshot } from '#dataset/dataset.ts'
import { findList } from '#lists/find-list.ts'
import { tellListed } from '#lists/told.ts'
import { filterWords } from '#search/filter-words.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** What a file will be of, as far as it is told before it is made. */
interface AskedRows {
  readonly total: number
  readonly words: string[]
  /** Whether the result of a seat in it is not in yet. */
  readonly hasPending: boolean
}

export async function askedRows(
  database: Database,
  snapshot: Snapshot,
  accountId: string,
  asked: ExportRequest,
): Promise<AskedRows> {
  if (asked.list_id === undefined) return rowsUnder(snapshot, asked)
  const { id, name } = await findList(database, accountId, asked.list_id)
  const told = await tellListed(database, snapshot, id, [])
  const pending = indexColumn(snapshot.index, 'stats.result_pending')
  const hasPending = told.some(
    ({ standing }) => standing.kind === 'in office' && valueAt(pending, standing.row) !== null,
  )
  return { total: told.length, words: [`List: ${name}`], hasPending }
}

const pending: Filter = { column_id: 'stats.result_pending', operator: 'gte', value: '0001-01-01' }

function rowsUnder(snapshot: Snapshot, { subject, filters }: ExportRequest): AskedRows {
  const index = indexOf(snapshot, subject)
  const hasPending = subject === 'official' && countRows(match(index, [...filters, pending])) > 0
  return { total: countRows(match(index, filters)), words: filterWords(index, filters), hasPending }
}
