import { randomUUID } from 'node:crypto'
import type { Registration } from '@atlas/contract/endpoints/accounts.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'
import { issueToken } from '#features/accounts/one-time-tokens.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { confirmEmail, emailAlreadyRegistered, someoneWaits } from '#mail/messages/registration.ts'

/**
 * Makes an account that waits for approval. For an e-mail address that has one already, its owner gets a mail
 * instead, and whoever asked learns nothing.
 */
export async function register(context: Context, given: Registration): Promise<null> {
  // Mailed to as it is stored: wide letters may be another mailbox.
  const registration = { ...given, email: given.email.normalize('NFKC').trim() }
  await refuseCommonPassword(registration.password)
  // Counted for every address, with an account or without, before anybody looks whether it has one.
  await enforceLimit(context, limits.registerOfEmail, emailKey(registration.email))
  const passwordHash = await hashPassword(registration.password)
  await context.database.transaction().execute(async (transaction) => {
    const accountId = await insertAccount(transaction, registration, passwordHash, context.clock.now())
    if (accountId) await welcome(transaction, context, registration, accountId)
    else await warnOwner(transaction, context, registration.email)
  })
  return null
}

/** The id of the new account; null where the e-mail address has one. Two at once for one address make one account. */
async function insertAccount(
  transaction: Database,
  { email, password: _, ...profile }: Registration,
  password_hash: string,
  now: Date,
): Promise<string | null> {
  const inserted = await transaction
    .insertInto('account')
    .values({
      ...profile,
      id: randomUUID(),
      email,
      email_key: emailKey(email),
      password_hash,
      phone: '',
      preferred_state_id: null,
      created_at: now,
      approved_at: null,
      rejected_at: null,
      email_confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

async function welcome(
  transaction: Database,
  { clock, config, mailer, about }: Context,
  registration: Registration,
  accountId: string,
): Promise<void> {
  const now = clock.now()
  await transaction
    .insertInto('terms_acceptance')
    .values({ account_id: accountId, version: config.TERMS_VERSION, accepted_at: now })
    .execute()
  await audit(transaction, { at: now, by: accountId, action: 'registered' })
  const token = await issueToken(transaction, 'confirm-email', accountId, now)
  const { first_name: firstName, last_name: lastName, organization, email } = registration
  await mailer.enqueue(transaction, { to: email, ...confirmEmail(about, { firstName, token }) })
  for (const administrator of await administratorsOf(transaction)) {
    const input = { firstName, lastName, organization }
    await mailer.enqueue(transaction, { to: administrator.email, ...someoneWaits(about, input) })
  }
}

async function warnOwner(transaction: Database, { mailer, about }: Context, email: string): Promise<void> {
  const owner = await transaction
    .selectFrom('account')
    .select(['email', 'first_name'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirstOrThrow()
  await mailer.enqueue(transaction, {
    to: owner.email,
    ...emailAlreadyRegistered(about, { firstName: owner.first_name }),
  })
}

async function administratorsOf(transaction: Database): Promise<{ email: string }[]> {
  return await transaction
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .select('email')
    .where('role_id', '=', 'ADMIN')
    .execute()
}
