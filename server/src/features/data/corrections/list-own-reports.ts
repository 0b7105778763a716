import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { Context } from '#context/context.ts'
import { decidedOf, officialOf } from '#features/data/corrections/describe-corrections.ts'
import { visibleRows } from '#features/data/corrections/list-corrections.ts'
import { reportKindOf } from '#features/data/corrections/report-kind.ts'
import { findCurrent } from '#features/data/corrections/current-officials.ts'
import type { Caller } from '#platform/http/serve.ts'

const mostListed = 200

/** What a person reported, newest first, and what became of it; other people's reports are not included. */
export async function listOwnReports(
  { database, dataset }: Pick<Context, 'database' | 'dataset'>,
  { accountId, isNonpartisan }: Caller,
): Promise<Reply<typeof contract.listOwnReports>> {
  const rows = await visibleRows(database, isNonpartisan)
    .innerJoin('correction_report', 'correction_id', 'correction.id')
    .selectAll('correction')
    .select(['correction_report.value as reported', 'correction_report.note as noted', 'seen_where'])
    .select('correction_report.reported_at as at')
    .where('account_id', '=', accountId)
    .orderBy('correction_report.reported_at', 'desc')
    .limit(mostListed)
    .execute()
  const snapshot = dataset.current()
  const current = rows.length > 0 ? await findCurrent(database, rows, snapshot.today) : new Map<string, never>()
  return {
    values: rows.map((row) => ({
      id: row.id,
      official: officialOf(row, current.get(row.id), snapshot),
      column_id: row.column_id,
      status: row.status,
      kind: reportKindOf(row.column_id, row.reported),
      value: row.reported,
      note: row.noted,
      seen_where: row.seen_where,
      at: row.at.toISOString(),
      decided: row.decided_at && { ...decidedOf(row), at: row.decided_at.toISOString() },
    })),
  }
}
