import { randomUUID } from 'node:crypto'
import type { OidcTrouble } from '@atlas/contract/rules/oidc-troubles.ts'
import { emailKey, isEmail } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { forgetWaysIn } from '#features/accounts/forget-ways-in.ts'
import { hashPassword } from '#features/accounts/passwords.ts'
import type { Identity } from '#features/accounts/oidc/flow.ts'
import { organizationAccountJoined } from '#mail/messages/oidc.ts'
import { newToken } from '#platform/tokens.ts'

/** By its e-mail address; or why there is none. */
export type AccountOfIdentity = { readonly emailKey: string } | { readonly trouble: OidcTrouble }

/** A password that nobody knows; people who want one choose it through a mailed link. */
export async function noPassword(): Promise<string> {
  return await hashPassword(newToken())
}

/**
 * Which account a person of the provider opens. A person whom the provider has named before is known by the provider's
 * own identifier, whatever the address is now. Otherwise a verified address joins the account that has it, or starts
 * one that waits for approval. Security: an address that the provider has not verified joins nothing, because anybody
 * may enter another person's address there; and an account that one person of the provider opens is not opened by
 * another who was given the address later.
 */
export async function accountOfIdentity(
  context: Pick<Context, 'clock' | 'config' | 'mailer' | 'about'>,
  transaction: Database,
  { identity, passwordHash }: { readonly identity: Identity; readonly passwordHash: string },
): Promise<AccountOfIdentity> {
  const { issuer, subject, email } = identity
  const known = await transaction
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_id')
    .select('email_key')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) return { emailKey: known.email_key }
  if (email === null || !isEmail(email)) return { trouble: 'unverified' }
  const key = emailKey(email)
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'email_confirmed_at'])
    .where('email_key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  const id = account?.id ?? (await beginAccount(context, transaction, { identity, email: key, passwordHash }))
  const other = await transaction
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (other) return { trouble: 'other' }
  const now = context.clock.now()
  if (account && !account.email_confirmed_at) {
    // Somebody registered with the address and never proved that it is theirs, so what they set up does not count.
    const proven = { email_confirmed_at: now, password_hash: passwordHash, password_changed_at: now }
    await transaction.updateTable('account').set(proven).where('id', '=', id).execute()
    await forgetWaysIn(transaction, id)
    await transaction.deleteFrom('one_time_token').where('account_id', '=', id).execute()
  }
  await transaction.insertInto('account_identity').values({ issuer, subject, account_id: id, joined_at: now }).execute()
  await audit(transaction, { at: now, by: id, action: 'account of an organization joined' })
  if (account) {
    const mailFields = { firstName: account.first_name, provider: context.config.OIDC_NAME }
    await context.mailer.enqueue(transaction, {
      to: account.email,
      ...organizationAccountJoined(context.about, mailFields),
    })
  }
  return { emailKey: key }
}

interface Begun {
  readonly identity: Identity
  readonly email: string
  readonly passwordHash: string
}

/** An account that waits for approval, as one that was registered and confirmed. */
async function beginAccount(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  transaction: Database,
  { identity: { firstName, lastName }, email, passwordHash }: Begun,
): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()]
  await transaction
    .insertInto('account')
    .values({
      id,
      email,
      email_key: email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      organization: '',
      organization_site: '',
      entity_type: '',
      preferred_state_id: null,
      created_at: now,
      email_confirmed_at: now,
    })
    .execute()
  await transaction
    .insertInto('terms_acceptance')
    .values({ account_id: id, version: config.TERMS_VERSION, accepted_at: now })
    .execute()
  await audit(transaction, { at: now, by: id, action: 'registered' })
  return id
}
