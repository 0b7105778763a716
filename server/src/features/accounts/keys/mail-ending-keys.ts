import { sql } from 'kysely'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Context } from '#context/context.ts'
import { keyEnds } from '#mail/messages/key.ts'
import { dayOf } from '#platform/clock.ts'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1_000

/**
 * Mails the owners of keys that end within seven days, once for each key. A key that was made for a week at most is
 * skipped, because its owner has just chosen the day, and so are people without a role, whose keys read nothing.
 */
export async function mailEndingKeys({
  database,
  clock,
  mailer,
  about,
}: Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const ending = await transaction
      .updateTable('account_key')
      .from('account')
      .set({ end_told_at: now })
      .whereRef('account.id', '=', 'account_key.account_id')
      .where('end_told_at', 'is', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', new Date(now.getTime() + weekMilliseconds))
      .where(sql<boolean>`expires_at - account_key.created_at > interval '7 days'`)
      .where((row) =>
        row.exists(
          row.selectFrom('account_role').select('role_id').whereRef('account_role.account_id', '=', 'account.id'),
        ),
      )
      .returning(['email', 'first_name as firstName', 'name', 'expires_at'])
      .execute()
    for (const { email, expires_at, ...key } of ending)
      await mailer.enqueue(transaction, {
        to: email,
        ...keyEnds(about, { ...key, day: typedDayOf(dayOf(expires_at)) }),
      })
  })
}
