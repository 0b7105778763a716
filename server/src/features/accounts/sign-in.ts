import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { SessionTokens } from '#features/accounts/cookies.ts'
import { isPassword } from '#features/accounts/passwords.ts'
import { startSession } from '#features/accounts/session.ts'
import type { Clock } from '#platform/clock.ts'

interface SignedIn {
  readonly tokens: SessionTokens
  readonly account: { readonly first_name: string; readonly last_name: string; readonly email: string }
}

/** Checks e-mail address and password and starts a session; what the account may not do is told only to who knows the password. */
export async function signIn(
  { database, clock }: { database: Database; clock: Clock },
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const account = await findAccount(database, email)
  const isRight = await isPassword(account?.password_hash ?? null, password)
  if (!account || !isRight) {
    await record(database, clock.now(), account?.id ?? null, 'sign-in failed')
    throw new Problem('wrong_credentials')
  }
  if (account.rejected_at) throw new Problem('rejected')
  if (account.role_count === 0) throw new Problem('not_approved')
  const tokens = await database.transaction().execute(async (transaction) => {
    await record(transaction, clock.now(), account.id, 'signed in')
    return await startSession(transaction, account.id, clock.now())
  })
  const { first_name, last_name } = account
  return { tokens, account: { first_name, last_name, email: account.email } }
}

async function findAccount(database: Database, email: string) {
  return await database
    .selectFrom('account')
    .select((expression) => [
      'id',
      'email',
      'first_name',
      'last_name',
      'password_hash',
      'rejected_at',
      expression
        .selectFrom('account_role')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_role.account_id', '=', 'account.id')
        .as('role_count'),
    ])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

async function record(database: Database, now: Date, accountId: string | null, action: string): Promise<void> {
  await database
    .insertInto('audit_event')
    .values({ happened_at: now, account_id: accountId, action, details: '{}' })
    .execute()
}

/** One account per address, however it is typed. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
