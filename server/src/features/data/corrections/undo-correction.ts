import type { Selectable } from 'kysely'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'
import { readReporters, describeRow } from '#features/data/corrections/reporters.ts'
import { reportUndone } from '#mail/messages/correction.ts'
import { lockCorrection } from '#features/data/corrections/lock-correction.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'jobs' | 'mailer' | 'about'>
type Row = Selectable<Schema['correction']>

/**
 * Takes a decision back; a second request changes nothing. A reporter who was notified of the decision is notified of
 * this too.
 */
export async function undoCorrection(
  { database, clock, jobs, ...telling }: Needed,
  by: string,
  { params: { id }, body }: Parsed<typeof contract.undoCorrection>,
): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const correction = await lockCorrection(transaction, id)
    if (correction.status === 'open' || correction.undone_at) return
    const earlier = body.earlier_too ? await findEarlier(transaction, correction) : []
    if (correction.told_at === null) await openAgain(transaction, correction)
    else if (correction.status === 'declined') throw new Problem('decision_told')
    else await takeOut(transaction, [id], { at: now, by })
    await takeOut(transaction, earlier, { at: now, by })
    const details = { correction: id, official: correction.official_id, column: correction.column_id }
    await audit(transaction, { at: now, by, action: 'correction undone', details })
    for (const each of correction.told_at === null ? earlier : [id, ...earlier])
      await notifyUndone(telling, transaction, each)
    if (correction.status === 'accepted' && correction.set_column_id)
      await jobs.enqueue(transaction, applyCorrectionsJob, { correctionIds: [id, ...earlier], by })
  })
}

/** Mails the reporters who were notified that their report was accepted. */
async function notifyUndone(
  { mailer, about }: Pick<Needed, 'mailer' | 'about'>,
  transaction: Database,
  id: string,
): Promise<void> {
  const correction = await lockCorrection(transaction, id)
  if (correction.told_at === null) return
  for (const reporter of await readReporters(transaction, id))
    await mailer.enqueue(transaction, { to: reporter.email, ...reportUndone(about, describeRow(correction, reporter)) })
}

/** The reporters have not been notified, so it is as if nobody had decided, apart from what was reported since. */
async function openAgain(transaction: Database, { id, official_key, contact_key, column_id }: Row): Promise<void> {
  const since = await transaction
    .selectFrom('correction')
    .select('id')
    .where(contact_key === null ? 'official_key' : 'contact_key', '=', contact_key ?? official_key)
    .where('column_id', '=', column_id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (since) {
    // Who reported it again said it better.
    const again = transaction.selectFrom('correction_report').select('account_id').where('correction_id', '=', since.id)
    await transaction
      .deleteFrom('correction_report')
      .where('correction_id', '=', id)
      .where('account_id', 'in', again.where('account_id', 'is not', null))
      .execute()
    await transaction
      .updateTable('correction_report')
      .set({ correction_id: id })
      .where('correction_id', '=', since.id)
      .execute()
    await transaction.deleteFrom('correction').where('id', '=', since.id).execute()
  }
  await transaction
    .updateTable('correction')
    .set({ status: 'open', decided_at: null, decided_by: null, reason: null, note: null })
    .where('id', '=', id)
    .execute()
}

/** What was accepted before for the same value, and would come back. */
async function findEarlier(
  transaction: Database,
  { id, set_column_id: columnId, official_key, contact_key, office_id, jurisdiction_key }: Row,
): Promise<string[]> {
  if (!columnId) return []
  const accepted = transaction
    .selectFrom('correction')
    .select('id')
    .where('set_column_id', '=', columnId)
    .where('status', '=', 'accepted')
    .where('undone_at', 'is', null)
    .where('id', '!=', id)
  const same =
    columnOf(columnId).of === 'seat'
      ? accepted.where('office_id', '=', office_id).where('jurisdiction_key', '=', jurisdiction_key)
      : accepted.where(contact_key === null ? 'official_key' : 'contact_key', '=', contact_key ?? official_key)
  return (await same.execute()).map((earlier) => earlier.id)
}

async function takeOut(
  transaction: Database,
  ids: readonly string[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('correction')
    .set({ undone_at: at, undone_by: by })
    .where('id', 'in', ids)
    .where('undone_at', 'is', null)
    .execute()
}
