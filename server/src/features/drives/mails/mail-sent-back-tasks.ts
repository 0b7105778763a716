import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { taskSentBack } from '#mail/messages/task-sent-back.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>

interface Reader {
  readonly id: string
  readonly email: string
  readonly firstName: string
  /** In the local time zone. */
  readonly day: string
  readonly hour: number
}

/** No mails at night. */
const firstHour = 7

/** Mails people whose answers were sent back, at most once a day; each message is mentioned only once. */
export async function mailSentBackTasks(context: Needed): Promise<void> {
  for (const reader of await readersOf(context)) if (reader.hour >= firstHour) await mailTo(context, reader)
}

/** People with messages that they have not been mailed yet, who want these mails and may fill in the task. */
async function readersOf({ database, clock }: Needed): Promise<Reader[]> {
  const now = clock.now()
  const { rows } = await sql<Reader>`
    select distinct account.id, email, first_name as "firstName",
      to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day,
      extract(hour from ${now}::timestamptz at time zone time_zone)::integer as hour
    from drive_task
    join drive on drive.id = drive_id
    join organization on organization.id = drive.organization_id
    join account on account.id = filled_by and account.organization_id = drive.organization_id
    where drive_task.state = 'sent_back' and told_at is null and is_told_of_tasks and rejected_at is null
      and exists (select from account_role where account_id = account.id)
    order by account.id`.execute(database)
  return rows
}

async function mailTo(
  { database, clock, mailer, about }: Needed,
  { id, email, firstName, day }: Reader,
): Promise<void> {
  const now = clock.now()
  const token = newToken()
  await database.transaction().execute(async (transaction) => {
    // Only one of several servers sends the mail.
    const first = await transaction
      .insertInto('task_mail')
      .values({ account_id: id, day, unsubscribe_hash: hashToken(token), sent_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows === 0n) return
    const tasks = await untold(transaction, id)
    if (tasks.length === 0) return
    await transaction
      .updateTable('drive_task')
      .set({ told_at: now })
      .where(sql<boolean>`id = any(${tasks.map((task) => task.id)}::uuid[])`)
      .execute()
    await mailer.enqueue(transaction, { to: email, ...taskSentBack(about, { firstName, tasks, token }) })
  })
}

async function untold(transaction: Database, accountId: string) {
  return await transaction
    .selectFrom('drive_task')
    .innerJoin('drive', 'drive.id', 'drive_id')
    .select(['drive_task.id', 'place_name as place', 'drive.name as drive', 'word'])
    .where('drive_task.state', '=', 'sent_back')
    .where('filled_by', '=', accountId)
    .where('told_at', 'is', null)
    .orderBy('sent_back_at')
    .execute()
}
