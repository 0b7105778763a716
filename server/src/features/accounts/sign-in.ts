import { sql } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { forgetAttempts, enforceLimit } from '#database/rate-limit.ts'
import { admit, type Arrival, type SignedIn } from '#features/accounts/admit.ts'
import { limits } from '#features/accounts/limits.ts'
import { isPassword } from '#features/accounts/passwords.ts'
import { checkCode } from '#features/accounts/two-factor/check-code.ts'
import {
  beginSecondStep,
  endSecondStep,
  needsSecondStep,
  ownerOfSecondStep,
  rememberDevice,
} from '#features/accounts/two-factor/second-step.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** What the password alone brings where a code is asked for. */
interface HalfSignedIn {
  readonly secondStep: string
}

/**
 * Checks e-mail address and password, and starts a session or, where a second step is needed, a sign-in that waits for
 * it. Only a person who knows the password is told why the account may not sign in.
 */
export async function signIn(
  context: Context,
  { email, password }: Credentials,
  arrival: Arrival,
): Promise<SignedIn | HalfSignedIn> {
  const { database, clock, config } = context
  const { networkAddress } = arrival
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
  return await database.transaction().execute(async (transaction) => {
    // While the password was checked it may have been changed, or the account rejected: what holds now decides.
    const current = await findAccount(transaction, key, 'locked')
    if (current?.password_hash !== account.password_hash) throw new Problem('wrong_credentials')
    const refused = refusalOf(current)
    if (refused) throw refused
    const isRequired =
      config.TWO_FACTOR !== 'off' && (await needsSecondStep(transaction, account.id, arrival.rememberedDevice, now))
    if (isRequired) return { secondStep: await beginSecondStep(transaction, account.id, now) }
    return await admit(context, transaction, { account: current, arrival })
  })
}

interface Codes {
  readonly code: string
  readonly remember: boolean
}

/** The second step: the code of the app, or a recovery code, for the sign-in that waits for it. */
export async function finishSignIn(context: Context, { code, remember }: Codes, arrival: Arrival): Promise<SignedIn> {
  const { database, clock } = context
  const token = arrival.secondStep ?? ''
  const owner = await ownerOfSecondStep(database, token, clock.now())
  if (!owner) throw new Problem('second_step_over')
  const kind = await checkCode(context, {
    accountId: owner.id,
    typed: code,
    networkAddress: arrival.networkAddress,
  })
  return await database.transaction().execute(async (transaction) => {
    const current = await findAccount(transaction, owner.email_key, 'locked')
    // If two requests use one sign-in, only one opens a session; and a new password has ended the sign-in.
    if (!current || !(await endSecondStep(transaction, token))) throw new Problem('second_step_over')
    const refused = refusalOf(current)
    if (refused) throw refused
    const signedIn = await admit(context, transaction, { account: current, arrival, secondStep: kind })
    if (!remember) return signedIn
    return { ...signedIn, rememberedDevice: await rememberDevice(transaction, current.id, clock.now()) }
  })
}

interface AccountStatus {
  readonly rejected_at: Date | null
  readonly role_count: number | null
  readonly email_confirmed_at: Date | null
  /** Of an account without a role: whether it had one. */
  readonly had_access: boolean
}

/** Why an account may not sign in; only people who confirmed the address, or had access before, are told. */
export function refusalOf({ rejected_at, role_count, email_confirmed_at, had_access }: AccountStatus): Problem | null {
  if (rejected_at) return new Problem('rejected')
  if (role_count !== 0) return null
  if (had_access) return new Problem('access_removed')
  return new Problem(email_confirmed_at ? 'confirmed_waits' : 'not_approved')
}

export async function findAccount(database: Database, key: string, mode: 'read' | 'locked' = 'read') {
  const query = database
    .selectFrom('account')
    .select((expression) => [
      'id',
      'email',
      'first_name',
      'last_name',
      'password_hash',
      'rejected_at',
      'email_confirmed_at',
      sql<boolean>`approved_at is null and exists (
        select from audit_event where action = 'role removed' and details ->> 'account' = account.id::text)`.as(
        'had_access',
      ),
      expression
        .selectFrom('account_role')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_role.account_id', '=', 'account.id')
        .as('role_count'),
    ])
    .where('email_key', '=', key)
  return await (mode === 'locked' ? query.forUpdate() : query).executeTakeFirst()
}
