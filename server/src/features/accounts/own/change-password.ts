import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { voidToken } from '#features/accounts/one-time-tokens.ts'
import { ownerOf, requireOwnPassword } from '#features/accounts/own/own-password.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { endSessionsOf, type Session } from '#features/accounts/session.ts'
import { forgetSecondSteps } from '#features/accounts/two-factor/second-step.ts'
import { passwordChanged } from '#mail/messages/password.ts'

interface Change {
  readonly old_password: string
  readonly password: string
}

/** Sets a new password for who knows the old one. This session goes on; every other one ends, and no device is remembered. */
export async function changePassword(context: Context, session: Session, change: Change): Promise<null> {
  const { database, clock, mailer, about } = context
  const { accountId } = session
  const former = await requireOwnPassword(context, accountId, change.old_password, 'old_password')
  await refuseCommonPassword(change.password)
  const password_hash = await hashPassword(change.password)
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('account')
      .set({ password_hash, password_changed_at: now })
      .where('id', '=', accountId)
      .where('password_hash', '=', former)
      .returning('id')
      .executeTakeFirst()
    // Another one was chosen while this one was being hashed.
    if (!changed) throw new Problem('wrong_password')
    await endSessionsOf(transaction, accountId, session.id)
    await forgetSecondSteps(transaction, accountId)
    // A mailed link to choose a password may be in the hands of the person because of whom the password is changed.
    await voidToken(transaction, 'reset-password', accountId)
    await audit(transaction, { at: now, by: accountId, action: 'password changed' })
    const owner = await ownerOf(transaction, accountId)
    const message = passwordChanged(about, { firstName: owner.first_name, isSignedIn: true })
    await mailer.enqueue(transaction, { to: owner.email, ...message })
  })
  return null
}
