import { randomBytes, randomUUID } from 'node:crypto'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { forgetWaysIn } from '#features/accounts/forget-ways-in.ts'
import { hashPassword } from '#features/accounts/passwords.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Clock } from '#platform/clock.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

const defaultEmail = 'admin@example.org'

/** The address may stay in the settings after the first start, without the password. */
export interface Configured {
  readonly email: string
  readonly password: string | null
}

/** Its message is the one line that the start prints. */
export class MissingPassword extends Error {
  override readonly name = 'MissingPassword'
}

/** Called before anything is loaded: without the password nobody could sign in to see it. */
export async function refuseMissingPassword(
  database: Database,
  configured: Configured | null,
  isEmbedded: boolean,
): Promise<void> {
  if (isEmbedded || !configured || configured.password !== null || (await hasAdministrator(database))) return
  throw new MissingPassword('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, and the database has no administrator yet')
}

/**
 * Makes the first administrator if the database has none: the configured one, or, on an embedded database without a
 * configured password, one with a random password. Returns the sign-in that must be shown, once.
 */
export async function ensureFirstAdministrator(
  { database, clock }: { database: Database; clock: Clock },
  configured: Configured | null,
  isEmbedded: boolean,
): Promise<Credentials | null> {
  if ((!configured && !isEmbedded) || (await hasAdministrator(database))) return null
  await refuseMissingPassword(database, configured, isEmbedded)
  const { email, password } = configured ?? { email: defaultEmail, password: null }
  const credentials = { email, password: password ?? passwordOf(randomBytes(9)) }
  await createAdministrator(database, credentials, clock.now())
  return password === null ? credentials : null
}

async function hasAdministrator(database: Database): Promise<boolean> {
  const administrator = database.selectFrom('account_role').select('account_id').where('role_id', '=', 'ADMIN').limit(1)
  return (await administrator.executeTakeFirst()) !== undefined
}

async function createAdministrator(database: Database, { email, password }: Credentials, now: Date): Promise<void> {
  const password_hash = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    // Another process may start on the same empty database at the same moment.
    await takeTurn(transaction, 'accounts')
    if (await hasAdministrator(transaction)) return
    // Somebody may have registered with the configured e-mail address before: whoever configures it owns it,
    // and nothing that a stranger has set up on it goes on.
    const approval = { password_hash, approved_at: now, rejected_at: null, email_confirmed_at: now }
    const { id } = await transaction
      .insertInto('account')
      .values({
        id: randomUUID(),
        email,
        email_key: emailKey(email),
        first_name: 'First',
        last_name: 'Administrator',
        organization: '',
        organization_site: '',
        entity_type: '',
        phone: '',
        preferred_state_id: null,
        created_at: now,
        // Nobody approved them: a person who starts an atlas comes to run it.
        welcomed_at: now,
        ...approval,
      })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet(approval))
      .returning('id')
      .executeTakeFirstOrThrow()
    await forgetWaysIn(transaction, id)
    await transaction.deleteFrom('one_time_token').where('account_id', '=', id).execute()
    await transaction
      .insertInto('account_role')
      .values([{ account_id: id, role_id: 'ADMIN' }])
      .execute()
    const details = { account: id, role: 'ADMIN' }
    await audit(transaction, { at: now, by: null, action: 'role assigned', details })
  })
}

/** Meets the rules for passwords whatever the random part is: it may have no letter. */
export function passwordOf(random: Buffer): string {
  return `${random.toString('hex')}Aa1@`
}
