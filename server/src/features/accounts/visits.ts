import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Session } from '#features/accounts/session.ts'

// A visit ends when no request follows for this long.
const visitEndsAfter = 30 * 60_000
// Not every request is worth a row: the end of a visit is known to so long before it, and what came in between is new.
const writtenEvery = 2 * 60_000

/** Keeps when a session was last used, and from where. */
export async function noteUse(
  database: Database,
  { id, lastUsedAt }: Pick<Session, 'id' | 'lastUsedAt'>,
  network: string | null,
  now: Date,
): Promise<void> {
  if (lastUsedAt > before(now, writtenEvery)) return
  await database
    .updateTable('session')
    .set({ last_used_at: now, network })
    .where('id', '=', id)
    .where('last_used_at', '<=', before(now, writtenEvery))
    .execute()
}

/** Records when a person was last here and, if this request begins a visit, when the previous one ended. */
export async function noteRequest(
  database: Database,
  { accountId, lastRequestAt }: Pick<Session, 'accountId' | 'lastRequestAt'>,
  now: Date,
): Promise<void> {
  const isWritten = lastRequestAt !== null && lastRequestAt > before(now, writtenEvery)
  if (isWritten) return
  // Of requests that come at once, one writes.
  await database
    .updateTable('account')
    .set({
      last_request_at: now,
      last_visit_ended_at: sql`
        case when last_request_at <= ${before(now, visitEndsAfter)} then last_request_at else last_visit_ended_at end`,
    })
    .where('id', '=', accountId)
    .where((account) =>
      account.or([account('last_request_at', 'is', null), account('last_request_at', '<=', before(now, writtenEvery))]),
    )
    .execute()
}

function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds)
}
