import { Problem } from '@atlas/contract/problem.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { forgetAttempts, enforceLimit } from '#database/rate-limit.ts'
import type { SessionTokens } from '#features/accounts/cookies.ts'
import { limits } from '#features/accounts/limits.ts'
import { isPassword } from '#features/accounts/passwords.ts'
import { startSession } from '#features/accounts/session.ts'

interface SignedIn {
  readonly tokens: SessionTokens
  readonly account: { readonly first_name: string; readonly last_name: string; readonly email: string }
}

interface Credentials {
  readonly email: string
  readonly password: string
  /** Where the request comes from. */
  readonly networkAddress: string
}

/** Checks e-mail address and password and starts a session; what the account may not do is told only to who knows the password. */
export async function signIn(context: Context, { email, password, networkAddress }: Credentials): Promise<SignedIn> {
  const { database, clock } = context
  const key = emailKey(email)
  await enforceLimit(context, limits.signInFromAddress, networkAddress)
  await enforceLimit(context, limits.signInOfAccount, key)
  const account = await findAccount(database, key)
  const isRight = await isPassword(account?.password_hash ?? null, password)
  const now = clock.now()
  if (!account || !isRight) {
    await audit(database, { at: now, by: account?.id ?? null, action: 'sign-in failed', details: { networkAddress } })
    throw new Problem('wrong_credentials')
  }
  await forgetAttempts(database, limits.signInFromAddress, networkAddress, now, 1)
  await forgetAttempts(database, limits.signInOfAccount, key, now, 'all')
  const refusal = refusalOf(account)
  if (refusal) {
    await audit(database, { at: now, by: account.id, action: 'sign-in refused', details: { networkAddress } })
    throw refusal
  }
  const tokens = await database.transaction().execute(async (transaction) => {
    // While the password was checked it may have been changed, or the account rejected: what holds now decides.
    const current = await findAccount(transaction, key, 'locked')
    if (current?.password_hash !== account.password_hash) throw new Problem('wrong_credentials')
    const refused = refusalOf(current)
    if (refused) throw refused
    await audit(transaction, { at: now, by: account.id, action: 'signed in', details: { networkAddress } })
    return await startSession(transaction, account.id, now)
  })
  const { first_name, last_name } = account
  return { tokens, account: { first_name, last_name, email: account.email } }
}

interface Standing {
  readonly rejected_at: Date | null
  readonly role_count: number | null
}

function refusalOf({ rejected_at, role_count }: Standing): Problem | null {
  if (rejected_at) return new Problem('rejected')
  return role_count === 0 ? new Problem('not_approved') : null
}

async function findAccount(database: Database, key: string, mode: 'read' | 'locked' = 'read') {
  const query = database
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
    .where('email_key', '=', key)
  return await (mode === 'locked' ? query.forUpdate() : query).executeTakeFirst()
}
