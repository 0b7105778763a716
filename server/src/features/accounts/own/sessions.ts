import type { AccountSession } from '@atlas/contract/endpoints/accounts/account.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { kindOf } from '#features/accounts/devices/describe-device.ts'
import { endSessionsOf, type Session } from '#features/accounts/session.ts'
import { forgetOtherDevices } from '#features/accounts/two-factor/second-step.ts'

type Needed = Pick<Context, 'database' | 'clock'>
type OwnSession = Pick<Session, 'id' | 'accountId'>

/**
 * A person who ends a session may not know which device it was on, so every remembered device but the present one is
 * forgotten.
 */
interface Ending extends OwnSession {
  readonly rememberedDevice: string | undefined
}

/** The sessions of a person: the one that makes the request first, then the others, the most recently used first. */
export async function listSessions(
  { database, clock }: Needed,
  { id, accountId }: OwnSession,
): Promise<{ values: AccountSession[] }> {
  const rows = await database
    .selectFrom('session')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('refresh_expires_at', '>', clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  const values = rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    is_this: row.id === id,
    kind: kindOf(row),
    signed_in_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
  return { values: values.toSorted((one, other) => Number(other.is_this) - Number(one.is_this)) }
}

/** Ends a session of the same account; those of others are not there. */
export async function endOwnSession({ database, clock }: Needed, ending: Ending, id: string): Promise<void> {
  const { accountId, rememberedDevice } = ending
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('session')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('not_found', { detail: 'This session has ended already.' })
    if (id !== ending.id) await forgetOtherDevices(transaction, accountId, rememberedDevice)
    await audit(transaction, { at: clock.now(), by: accountId, action: 'session ended' })
  })
}

export async function endOtherSessions(
  { database, clock }: Needed,
  { id, accountId, rememberedDevice }: Ending,
): Promise<{ ended: number }> {
  return await database.transaction().execute(async (transaction) => {
    const ended = await endSessionsOf(transaction, accountId, id)
    await forgetOtherDevices(transaction, accountId, rememberedDevice)
    if (ended > 0)
      await audit(transaction, { at: clock.now(), by: accountId, action: 'other sessions ended', details: { ended } })
    return { ended }
  })
}
