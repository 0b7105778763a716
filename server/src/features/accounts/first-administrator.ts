import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import { hashPassword } from '#features/accounts/passwords.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Clock } from '#platform/clock.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

const defaultEmail = 'admin@example.org'

/**
 * Makes the first administrator where the database has no account yet: the configured one, or, on an
 * embedded database, one with a random password. Answers the sign-in that must be told, once.
 */
export async function ensureFirstAdministrator(
  { database, clock }: { database: Database; clock: Clock },
  configured: Credentials | null,
  isEmbedded: boolean,
): Promise<Credentials | null> {
  const anyone = await database.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (anyone || (!configured && !isEmbedded)) return null
  const credentials = configured ?? { email: defaultEmail, password: randomPassword() }
  await createAdministrator(database, credentials, clock.now())
  return configured ? null : credentials
}

async function createAdministrator(database: Database, { email, password }: Credentials, now: Date): Promise<void> {
  const id = randomUUID()
  const password_hash = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('account')
      .values({
        id,
        email,
        email_key: emailKey(email),
        password_hash,
        first_name: 'First',
        last_name: 'Administrator',
        organization: '',
        organization_site: '',
        entity_type: '',
        phone: '',
        preferred_state_id: null,
        created_at: now,
        approved_at: now,
        rejected_at: null,
        email_confirmed_at: now,
      })
      .execute()
    await transaction
      .insertInto('account_role')
      .values([{ account_id: id, role_id: 'ADMIN' }])
      .execute()
  })
}

/** Meets the rules for passwords whatever the random part is. */
function randomPassword(): string {
  return `${randomBytes(9).toString('hex')}A1@`
}
