import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { isCorrectable, somethingElse } from '@atlas/contract/catalogue/correctable.ts'
import {
  type MistakeReport,
  mostOpenReports,
  type reportMistake as contract,
} from '@atlas/contract/endpoints/data/corrections.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { readAdministrators } from '#database/read-administrators.ts'
import type { Database } from '#database/connect.ts'
import { type CorrectedOfficial, findOfficial, storedWith } from '#features/data/corrections/corrected-official.ts'
import { reportWaits } from '#mail/messages/correction.ts'
import { readSingleValue } from '#imports/spreadsheets/cells/single-value.ts'
import { refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'mailer' | 'about'>

/** Puts a report into the queue, beside those of others about the same. Sent again, it takes the place of the first. */
export async function reportMistake(
  { database, dataset, clock, ...telling }: Needed,
  accountId: string,
  report: MistakeReport,
): Promise<Reply<typeof contract>> {
  refusePrivate(report.column_id, report)
  const value = valueAsRead(report)
  const official = await findOfficial(database, dataset.current(), report.eo_id)
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    const id = await openCorrection(transaction, official, report.column_id, now)
    await saveReport(transaction, id, accountId, { ...report, value }, now)
    await refuseMany(transaction, accountId)
    if (await isFirstOpen(transaction)) await notifyAdministrators(telling, transaction, official, report.column_id)
    const { column_id: column, kind } = report
    const details = { correction: id, official: official.official_id, column, ...(kind === 'wrong' && { kind }) }
    await audit(transaction, { at: now, by: accountId, action: 'mistake reported', details })
    return { id, reported_by: await countReports(transaction, id) }
  })
}

/** Normalized, so that several people who write the same phone differently report the same value. */
function valueAsRead({ column_id: columnId, kind, value, note }: MistakeReport): string {
  if (kind === 'wrong' && isCorrectable(columnId)) return ''
  if (isCorrectable(columnId)) return String(readSingleValue(columnId, value))
  if (columnId !== somethingElse || value !== '' || note !== '') return value
  const message = 'Say what is wrong.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'value', message }] })
}

/**
 * The open correction of this field of this official, or of their office in its place, which stays open until this
 * transaction ends: a wrong line is reported once for all who hold the office.
 */
async function openCorrection(
  transaction: Database,
  official: CorrectedOfficial,
  columnId: MistakeReport['column_id'],
  now: Date,
): Promise<string> {
  const target = storedWith(official, columnId)
  const isOfOffice = target.contact_key !== null
  const { id } = await transaction
    .insertInto('correction')
    .values({ id: randomUUID(), ...target, column_id: columnId, status: 'open', reported_at: now })
    .onConflict((conflict) =>
      conflict
        .columns([isOfOffice ? 'contact_key' : 'official_key', 'column_id'])
        .where('status', '=', 'open')
        .where('contact_key', isOfOffice ? 'is not' : 'is', null)
        .doUpdateSet({ official_id: official.official_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function saveReport(
  transaction: Database,
  correctionId: string,
  accountId: string,
  { value, note, seen_where }: MistakeReport,
  now: Date,
): Promise<void> {
  const report = { value, note, seen_where, reported_at: now }
  await transaction
    .insertInto('correction_report')
    .values({ id: randomUUID(), correction_id: correctionId, account_id: accountId, ...report })
    .onConflict((conflict) => conflict.columns(['correction_id', 'account_id']).doUpdateSet(report))
    .execute()
}

/** No other report is waiting: those that administrators were mailed about are decided. */
async function isFirstOpen(transaction: Database): Promise<boolean> {
  const { reports } = await transaction
    .selectFrom('correction_report')
    .innerJoin('correction', 'correction.id', 'correction_id')
    .select(sql<number>`count(*)`.as('reports'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return reports === 1
}

async function notifyAdministrators(
  { mailer, about }: Pick<Needed, 'mailer' | 'about'>,
  transaction: Database,
  { name, office, place }: CorrectedOfficial,
  columnId: MistakeReport['column_id'],
): Promise<void> {
  // A party is nothing that everybody who gets this mail wants to read.
  const isNamed = isCorrectable(columnId) && !hiddenFrom(true).has(columnId satisfies ColumnId)
  const details = { about: `${name}, ${office}, ${place}`, label: isNamed ? columnOf(columnId).label : null }
  for (const { email } of await readAdministrators(transaction))
    await mailer.enqueue(transaction, { to: email, ...reportWaits(about, details) })
}

async function refuseMany(transaction: Database, accountId: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('correction_report')
    .innerJoin('correction', 'correction.id', 'correction_id')
    .select(sql<number>`count(*)`.as('open'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (open <= mostOpenReports) return
  throw new Problem('too_many', {
    detail: `${mostOpenReports} of your reports wait to be checked. Please wait until some of them are.`,
  })
}

async function countReports(transaction: Database, id: string): Promise<number> {
  const { reports } = await transaction
    .selectFrom('correction_report')
    .select(sql<number>`count(*)`.as('reports'))
    .where('correction_id', '=', id)
    .executeTakeFirstOrThrow()
  return reports
}
