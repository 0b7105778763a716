import { randomBytes, randomUUID } from 'node:crypto'
import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { type SubjectId, subjects } from '@atlas/contract/catalogue/subject.ts'
import {
  type ExportFormat,
  exportFormats,
  exportHours,
  type ExportRequest,
  mostExportsADay,
} from '@atlas/contract/endpoints/exports/exports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { describeRows } from '#features/exports/describe-rows.ts'
import type { ExportReader } from '#features/exports/find-export.ts'
import { writeExportJob } from '#features/exports/write-export-job.ts'

type Needed = Pick<Context, 'config' | 'database' | 'dataset' | 'clock' | 'jobs'>

const hour = 3_600_000
const secretBytes = 32
// Most files are made in a few seconds.
const runningRetrySeconds = 10

/** Inserts the export, its audit event and the job that makes its file, in one transaction. */
export async function requestExport(
  { config, database, dataset, clock, jobs }: Needed,
  { accountId, isNonpartisan }: ExportReader,
  request: ExportRequest,
): Promise<{ id: string; status: 'CREATING' }> {
  const { subject, filters, sort, format, columns, list_id: listId = null } = request
  const now = clock.now()
  const refuseBeyondLimits = async (on: Database) => {
    await refuseSecond(on, accountId)
    if (config.RATE_LIMITS === 'on') await refuseTooMany(on, accountId, now)
  }
  // Counting takes time, so a request that is refused anyway is refused before it.
  await refuseBeyondLimits(database)
  const { total, words, hasPending } = await describeRows(database, dataset.current(), accountId, request)
  refuseTooLong(format, subject, total)
  const id = randomUUID()
  const columnIds = columns ?? visibleIds<ColumnId>(columnsOf[subject].distinctIds, isNonpartisan)
  // The tables of a data package are joined by the id, also with other data.
  const requested = eachOnce(format === 'package' ? [subjects[subject].idColumn, ...columnIds] : columnIds)
  // A file names nobody as the holder of a seat whose result is not in yet without the day that says so.
  const chosen = hasPending ? [...new Set<ColumnId>([...requested, 'stats.result_pending'])] : requested
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    await refuseBeyondLimits(transaction)
    await transaction
      .insertInto('export')
      .values({
        id,
        account_id: accountId,
        subject,
        status: 'CREATING',
        format,
        columns: JSON.stringify(chosen),
        list_id: listId,
        all_digits: request.all_digits,
        for_excel: request.for_excel,
        has_sources: columns === undefined || format === 'package',
        is_nonpartisan: isNonpartisan,
        filters: JSON.stringify(filters),
        sort: JSON.stringify(sort),
        filter_words: JSON.stringify(words),
        rows_total: total,
        link_secret: randomBytes(secretBytes),
        created_at: now,
        progressed_at: now,
        expires_at: new Date(now.getTime() + exportHours * hour),
      })
      .execute()
    const details = { export_id: id, subject, format, rows: total, filters, columns: chosen, list_id: listId }
    await audit(transaction, { at: now, by: accountId, action: 'export requested', details })
    await jobs.enqueue(transaction, writeExportJob, { exportId: id })
  })
  return { id, status: 'CREATING' }
}

/** Two columns of one value would have the same heading. */
function eachOnce(columns: readonly ColumnId[]): ColumnId[] {
  return [...new Map(columns.toReversed().map((id) => [columnOf(id).sameAs ?? id, id])).values()].toReversed()
}

async function refuseSecond(transaction: Database, accountId: string): Promise<void> {
  const running = await transaction
    .selectFrom('export')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'CREATING')
    .executeTakeFirst()
  if (!running) return
  throw new Problem('too_many', {
    detail: 'Another file of yours is still being made. You can ask for the next one when it is ready.',
    retryAfterSeconds: runningRetrySeconds,
  })
}

async function refuseTooMany(transaction: Database, accountId: string, now: Date): Promise<void> {
  const { count, oldest } = await transaction
    .selectFrom('export')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(now.getTime() - exportHours * hour))
    .executeTakeFirstOrThrow()
  if (count < mostExportsADay) return
  const freeAt = oldest.getTime() + exportHours * hour
  throw new Problem('too_many', {
    detail: `You have asked for ${mostExportsADay} files in the last ${exportHours} hours, which is the most. Those that are ready are under My exports.`,
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000)),
  })
}

function refuseTooLong(format: ExportFormat, subject: SubjectId, total: number): void {
  const { what, mostRows } = exportFormats[format]
  if (total <= mostRows) return
  const message = `${what} holds ${mostRows.toLocaleString('en-US')} ${subjects[subject].several} at most. Choose CSV, or filter first.`
  throw new Problem('invalid', { detail: message, errors: [{ path: 'format', message }] })
}
