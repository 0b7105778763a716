import { messages } from '@atlas/contract/messages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { forgetWaysIn } from '#features/accounts/forget-ways-in.ts'
import { limits } from '#features/accounts/limits.ts'
import { ownerOfToken, voidToken } from '#features/accounts/one-time-tokens.ts'
import { hashPassword, isPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'

interface Confirmation {
  /** Of the link in the mail. */
  readonly token: string
  readonly password: string
  /** Not the password of the registration: the person who has the mail chooses it now. */
  readonly is_new: boolean
}

/**
 * Marks the e-mail address of a link as confirmed. Security: anybody can register with anybody's address. So the person
 * who has the mail also enters the password of the registration, or chooses another, and a password that only a
 * stranger knows never becomes valid. A second time does no harm.
 */
export async function confirmEmail(context: Context, confirmation: Confirmation): Promise<null> {
  const { database, clock } = context
  const account = await registrationOf(database, confirmation.token, clock.now())
  if (account.email_confirmed_at) return null
  await enforceLimit(context, limits.confirmationOfAccount, account.id)
  const password_hash = await provenHash(confirmation, account.password_hash)
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const { id } = await registrationOf(transaction, confirmation.token, now)
    const confirmed = await transaction
      .updateTable('account')
      .set({ email_confirmed_at: now, password_hash })
      .where('id', '=', id)
      // Somebody may have registered anew, or confirmed by another tab, while the password was checked.
      .where('password_hash', '=', account.password_hash)
      .where('email_confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!confirmed) throw linkInvalid()
    await audit(transaction, { at: now, by: id, action: 'e-mail confirmed' })
    if (confirmation.is_new) await takeOver(transaction, id, now)
  })
  return null
}

/** The account that a link was mailed for. */
async function registrationOf(database: Database, token: string, now: Date) {
  const accountId = await ownerOfToken(database, 'confirm-email', token, now)
  if (!accountId) throw linkInvalid()
  return await database
    .selectFrom('account')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

function linkInvalid(): Problem {
  return new Problem('link_expired', { detail: messages.confirmationLinkInvalid })
}

/** The hash of the password that counts from now on. */
async function provenHash({ password, is_new }: Confirmation, registered: string): Promise<string> {
  if (is_new) {
    await refuseCommonPassword(password)
    return await hashPassword(password)
  }
  if (await isPassword(registered, password)) return registered
  const message = messages.notThePasswordRegistered
  throw new Problem('wrong_password', { detail: message, errors: [{ path: 'password', message }] })
}

/** The person who registered may have been somebody else, and may even have been let in. */
async function takeOver(transaction: Database, accountId: string, now: Date): Promise<void> {
  await transaction.updateTable('account').set({ password_changed_at: now }).where('id', '=', accountId).execute()
  await forgetWaysIn(transaction, accountId)
  await voidToken(transaction, 'reset-password', accountId)
  await audit(transaction, { at: now, by: accountId, action: 'password changed' })
}
