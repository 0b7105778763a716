import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { NotAccepted } from '#mail/not-accepted.ts'
import { loggedSubject } from '#mail/transport.ts'

/** Why a mail did not leave; it waits for the next try. */
export async function noteFailure(database: Database, id: string, error: unknown): Promise<void> {
  const [failure, isRefused] = error instanceof NotAccepted ? [error.reason, error.isRefusal] : [codeOf(error), false]
  await database
    .updateTable('waiting_mail')
    .set({ failed_at: sql<Date>`coalesce(failed_at, now())`, failure, is_refused: isRefused })
    .where('id', '=', id)
    .execute()
}

/** Replaces a mail that no server accepted; it says who the mail was for. */
export async function noteLost(database: Database, mail: Selectable<Schema['waiting_mail']>): Promise<void> {
  const { id, recipient, failure, created_at } = mail
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('lost_mail')
      .values({ id, recipient, subject: loggedSubject(mail), failure, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction.deleteFrom('waiting_mail').where('id', '=', id).execute()
  })
}

/** Answers since when mails have not left, before this look. */
export async function noteLook(database: Database, failure: string | null): Promise<Date | null> {
  const before = await failingSince(database)
  const failing_since = failure === null ? null : (before ?? sql<Date>`now()`)
  const row = { looked_at: sql<Date>`now()`, failing_since, failure }
  await database
    .insertInto('mail_server')
    .values({ is_only: true, ...row })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
  return before
}

/** Null where the mail server answered when it was last looked at, or never was. */
export async function failingSince(database: Database): Promise<Date | null> {
  const found = await database.selectFrom('mail_server').select('failing_since').executeTakeFirst()
  return found?.failing_since ?? null
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'no reason given'
}
