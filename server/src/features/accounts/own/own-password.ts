import { Problem, problems } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit, forgetAttempts } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'
import { isPassword } from '#features/accounts/passwords.ts'

/** Requires the password of the signed-in person again: an open session alone must not be enough. Returns its hash. */
export async function requireOwnPassword(
  context: Pick<Context, 'database' | 'clock' | 'config'>,
  accountId: string,
  password: string,
  path = 'password',
): Promise<string> {
  const { database, clock } = context
  await enforceLimit(context, limits.ownPassword, accountId)
  const { password_hash } = await database
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password_hash, password))) {
    const message = problems.wrong_password.detail
    throw new Problem('wrong_password', { errors: [{ path, message }] })
  }
  await forgetAttempts(database, limits.ownPassword, accountId, clock.now(), 'all')
  return password_hash
}

/** Whom a mail about an account goes to. */
export async function ownerOf(database: Database, accountId: string) {
  return await database
    .selectFrom('account')
    .select(['email', 'first_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
