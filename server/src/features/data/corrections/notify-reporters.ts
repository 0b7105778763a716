import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { declineReasons } from '@atlas/contract/endpoints/data/corrections.ts'
import { type Standing, withMark } from '@atlas/contract/rules/standing.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import type { CorrectionRow } from '#features/data/corrections/correction-row.ts'
import { readReporters, type Reporter, describeRow } from '#features/data/corrections/reporters.ts'
import { findCurrent } from '#features/data/corrections/current-officials.ts'
import { type DecidedReport, reportDecided } from '#mail/messages/correction.ts'
import { dayOf } from '#platform/clock.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>

/** Longer than the page offers to undo a decision, so that nobody is notified of a decision that is then undone. */
export const graceSeconds = 30
const mostAtOnce = 100

/** Mails each reporter what was decided, once: the mail and the word of it commit together. Answers how many there were. */
export async function notifyReporters({ database, clock, mailer, about }: Needed): Promise<number> {
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
    const current = await findCurrent(transaction, decided, dayOf(now))
    for (const correction of decided) {
      const standing = current.get(correction.id)?.standing ?? null
      for (const reporter of await readReporters(transaction, correction.id))
        await mailer.enqueue(transaction, {
          to: reporter.email,
          ...reportDecided(about, describe(correction, standing, reporter)),
        })
      await transaction.updateTable('correction').set({ told_at: now }).where('id', '=', correction.id).execute()
    }
    return decided.length
  })
}

function describe(row: CorrectionRow, standing: Standing | null, reporter: Reporter): DecidedReport {
  const { source, reason, note, status, column_id: reported } = row
  const { value, ...about } = describeRow(row, reporter)
  const isOther = isCorrectable(reported) && row.value !== null && ![String(row.value), ''].includes(reporter.value)
  return {
    ...about,
    about: withMark(about.about, standing),
    accepted: status === 'accepted' ? { value, source, isOther: isOther && value !== null } : null,
    declined: status === 'declined' ? { reason: reason ? declineReasons[reason] : null, note } : null,
  }
}
