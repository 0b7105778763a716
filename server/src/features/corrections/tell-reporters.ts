import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { declineReasons } from '@atlas/contract/endpoints/corrections.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { CorrectionRow } from '#features/corrections/list-corrections.ts'
import { type DecidedReport, reportDecided } from '#mail/messages/correction.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>

/** Longer than the page offers to undo a decision, so that nobody is told what does not hold. */
export const graceSeconds = 30
const mostAtOnce = 100

/** Mails each reporter what was decided, once: the mail and the word of it commit together. Answers how many there were. */
export async function tellReporters({ database, clock, mailer, about }: Needed): Promise<number> {
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    const decided = await transaction
      .selectFrom('correction')
      .selectAll()
      .where('status', '!=', 'open')
      .where('told_at', 'is', null)
      .where('decided_at', '<=', new Date(now.getTime() - graceSeconds * 1_000))
      // What is accepted is told once it can be seen.
      .where(sql<boolean>`(set_column_id is null or laid_version is not null)`)
      .orderBy('decided_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const correction of decided) {
      for (const { email, ...reporter } of await readReporters(transaction, correction.id))
        await mailer.enqueue(transaction, { to: email, ...reportDecided(about, told(correction, reporter)) })
      await transaction.updateTable('correction').set({ told_at: now }).where('id', '=', correction.id).execute()
    }
    return decided.length
  })
}

interface Reporter {
  readonly first_name: string
  readonly is_nonpartisan: boolean
}

/** Those who may still use the atlas. */
async function readReporters(transaction: Database, correctionId: string) {
  return await transaction
    .selectFrom('correction_report')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['email', 'first_name', 'is_nonpartisan'])
    .where('correction_id', '=', correctionId)
    .where(sql<boolean>`exists (select from account_role where account_role.account_id = account.id)`)
    .orderBy('reported_at')
    .execute()
}

function told(row: CorrectionRow, { first_name, is_nonpartisan }: Reporter): DecidedReport {
  const columnId = row.set_column_id ?? (isCorrectable(row.column_id) ? row.column_id : null)
  const isHidden = columnId !== null && hiddenFrom(is_nonpartisan).has(columnId satisfies ColumnId)
  const { name, office, place, value, source, reason, note, official_id: officialId } = row
  return {
    firstName: first_name,
    about: `${name}, ${office}, ${place}`,
    officialId,
    label: columnId && !isHidden ? columnOf(columnId).label : null,
    accepted: row.status === 'accepted' ? { value: value === null || isHidden ? null : String(value), source } : null,
    declined: row.status === 'declined' ? { reason: reason ? declineReasons[reason] : null, note } : null,
  }
}
