import type { ExportRequest } from '@atlas/contract/endpoints/exports/exports.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Database } from '#database/connect.ts'
import { indexOf, type Snapshot } from '#dataset/dataset.ts'
import { findList } from '#lists/find-list.ts'
import { listEntries } from '#lists/list-entries.ts'
import { filterWords } from '#search/filter-words.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'
import { indexColumn, isKnown } from '#search/search-index.ts'

/** What is said of a file before it is made. */
interface ExportedRows {
  readonly total: number
  readonly words: string[]
  /** Whether the result of a seat in it is not in yet. */
  readonly hasPending: boolean
}

export async function describeRows(
  database: Database,
  snapshot: Snapshot,
  accountId: string,
  request: ExportRequest,
): Promise<ExportedRows> {
  if (request.list_id === undefined) return rowsUnder(snapshot, request)
  const { id, name } = await findList(database, accountId, request.list_id)
  const entries = await listEntries(database, snapshot, id, [])
  const pending = indexColumn(snapshot.index, 'stats.result_pending')
  const hasPending = entries.some(({ status }) => status.kind === 'in office' && isKnown(pending, status.row))
  return { total: entries.length, words: [`List: ${name}`], hasPending }
}

const pending: Filter = { column_id: 'stats.result_pending', operator: 'gte', value: '0001-01-01' }

function rowsUnder(snapshot: Snapshot, { subject, filters }: ExportRequest): ExportedRows {
  const index = indexOf(snapshot, subject)
  const hasPending = subject === 'official' && countRows(match(index, [...filters, pending])) > 0
  return { total: countRows(match(index, filters)), words: filterWords(index, filters), hasPending }
}
