import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Registration } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'
import { issueToken } from '#features/accounts/one-time-tokens.ts'
import { hashPassword, refuseCommonPassword } from '#features/accounts/passwords.ts'
import { confirmEmail, emailAlreadyRegistered } from '#mail/messages/registration.ts'

/**
 * Makes an account that waits for approval. Until somebody confirms its e-mail address, only the newest registration
 * with it counts, and earlier links are void. If the address belongs to an account in use, its owner gets a mail
 * instead. The reply is the same in all cases, so it tells the caller nothing.
 */
export async function register(context: Context, request: Registration): Promise<null> {
  // Mailed to as it is stored: wide letters may be another mailbox.
  const registration = { ...request, email: request.email.normalize('NFKC').trim() }
  await refuseCommonPassword(registration.password)
  // Counted for every address, with an account or without, before anybody looks whether it has one.
  await enforceLimit(context, limits.registerOfEmail, emailKey(registration.email))
  const passwordHash = await hashPassword(registration.password)
  await context.database.transaction().execute(async (transaction) => {
    const account = await writeAccount(transaction, registration, passwordHash, context.clock.now())
    if (!account) return await warnOwner(transaction, context, registration.email)
    await welcome(transaction, context, registration, account.id)
  })
  return null
}

/** The account that waits; null where the e-mail address has one in use. Two at once for one address make one account. */
async function writeAccount(
  transaction: Database,
  { email, password: _, ...profile }: Registration,
  password_hash: string,
  now: Date,
): Promise<{ readonly id: string } | null> {
  const id = randomUUID()
  const row = {
    ...profile,
    email,
    password_hash,
    preferred_state_id: null,
    created_at: now,
  }
  const written = await transaction
    .insertInto('account')
    .values({ ...row, id, email_key: emailKey(email) })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row).where(isNobodysYet))
    .returning('id')
    .executeTakeFirst()
  return written ?? null
}

/** Nobody has proved that the address is theirs, no administrator has decided, and nobody has ever signed in. */
const isNobodysYet = sql<boolean>`
  account.email_confirmed_at is null and account.rejected_at is null and account.last_request_at is null
  and not exists (select from account_role where account_id = account.id)`

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
    .onConflict((conflict) => conflict.columns(['account_id', 'version']).doUpdateSet({ accepted_at: now }))
    .execute()
  await audit(transaction, { at: now, by: accountId, action: 'registered' })
  const token = await issueToken(transaction, 'confirm-email', accountId, now)
  const { first_name: firstName, email } = registration
  await mailer.enqueue(transaction, { to: email, ...confirmEmail(about, { firstName, token }) })
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
