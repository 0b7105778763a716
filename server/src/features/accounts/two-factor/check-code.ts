import { Problem } from '@atlas/contract/problem.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { hashRecoveryCode } from '#features/accounts/two-factor/recovery-codes.ts'
import { stepOf } from '#features/accounts/two-factor/totp.ts'
import { codesGuessed } from '#mail/messages/two-factor.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>
export type CodeKind = 'code' | 'recovery code'

interface Attempt {
  readonly accountId: string
  /** As the person typed it. */
  readonly typed: string
  readonly networkAddress: string
}

/** Takes a code of the app, or a recovery code, which counts once; refuses any other, and any at all after five wrong ones. */
export async function checkCode(context: Needed, attempt: Attempt): Promise<CodeKind> {
  const code = plainCode(attempt.typed)
  const kind = /^\d{6}$/.test(code) ? 'code' : 'recovery code'
  const spend = kind === 'code' ? spendCode : spendRecoveryCode
  const outcome = await spend(context, attempt.accountId, code)
  if (outcome === 'right') return kind
  const details = { kind, networkAddress: attempt.networkAddress }
  if (outcome !== 'not looked at')
    await audit(context.database, { at: context.clock.now(), by: attempt.accountId, action: 'code refused', details })
  if (outcome === 'last try') await warnOwner(context, attempt.accountId)
  throw new Problem(refusals[kind][outcome === 'wrong' ? 'wrong' : 'tooMany'], waiting(outcome))
}

/** Without the spaces and dashes that somebody has typed. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

type Outcome = 'right' | 'wrong' | 'last try' | 'not looked at'

const refusals = {
  code: { wrong: 'wrong_code', tooMany: 'too_many_codes' },
  'recovery code': { wrong: 'wrong_recovery_code', tooMany: 'too_many_recovery_codes' },
} as const

const most = 5
const waitSeconds = 5 * 60

function waiting(outcome: Outcome) {
  return outcome === 'wrong' ? {} : { retryAfterSeconds: waitSeconds }
}

async function spendCode({ database, clock }: Needed, accountId: string, code: string): Promise<Outcome> {
  const now = clock.now()
  const tried = await countTry(database, accountId, counters.code, now)
  if (!tried) return 'not looked at'
  const step = stepOf(tried.secret, code, now)
  // In one statement: of two requests with the same code, one finds it unused.
  const used =
    step !== null &&
    (await database
      .updateTable('two_factor')
      .set({ last_step: step, code_tries: 0, codes_from: null })
      .where('account_id', '=', accountId)
      .where('secret', '=', tried.secret)
      .where('last_step', '<', step)
      .returning('account_id')
      .executeTakeFirst())
  return used ? 'right' : tried.outcome
}

async function spendRecoveryCode({ database, clock }: Needed, accountId: string, code: string): Promise<Outcome> {
  const tried = await countTry(database, accountId, counters['recovery code'], clock.now())
  if (!tried) return 'not looked at'
  const code_hash = await hashRecoveryCode(code, tried.salt)
  const spent = await database
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', code_hash)
    .returning('account_id')
    .executeTakeFirst()
  if (!spent) return tried.outcome
  await database
    .updateTable('two_factor')
    .set({ recovery_tries: 0, recovery_from: null, code_tries: 0, codes_from: null })
    .where('account_id', '=', accountId)
    .execute()
  return 'right'
}

const counters = {
  code: { tries: 'code_tries', from: 'codes_from' },
  'recovery code': { tries: 'recovery_tries', from: 'recovery_from' },
} as const

/**
 * Counts a try before it is looked at, so that many at once are no more than five; the fifth begins the wait. Null where
 * there is a wait, or nothing to compare with.
 */
async function countTry(
  database: Database,
  accountId: string,
  { tries, from }: (typeof counters)[CodeKind],
  now: Date,
): Promise<{ secret: Buffer; salt: Buffer; outcome: 'wrong' | 'last try' } | null> {
  const [triesSoFar, waitsUntil] = [sql.ref(tries), sql.ref(from)]
  const until = new Date(now.getTime() + waitSeconds * 1_000)
  const counted = await sql<{ secret: Buffer; salt: Buffer; is_last: boolean }>`
    update two_factor set
      ${triesSoFar} = case when ${triesSoFar} >= ${most - 1} then 0 else ${triesSoFar} + 1 end,
      ${waitsUntil} = case when ${triesSoFar} >= ${most - 1} then ${until}::timestamptz end
    where account_id = ${accountId} and secret is not null and (${waitsUntil} is null or ${waitsUntil} <= ${now})
    returning secret, recovery_salt as salt, ${waitsUntil} is not null as is_last`.execute(database)
  const [row] = counted.rows
  return row ? { secret: row.secret, salt: row.salt, outcome: row.is_last ? 'last try' : 'wrong' } : null
}

const warnedEvery = 24 * 60 * 60 * 1_000

/** Only who knows the password gets so far: its owner is told, once a day. */
async function warnOwner({ database, clock, mailer, about }: Needed, accountId: string): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const owner = await transaction
      .updateTable('two_factor')
      .from('account')
      .set({ warned_at: now })
      .whereRef('account.id', '=', 'two_factor.account_id')
      .where('account_id', '=', accountId)
      .where((row) =>
        row.or([row('warned_at', 'is', null), row('warned_at', '<=', new Date(now.getTime() - warnedEvery))]),
      )
      .returning(['email', 'first_name'])
      .executeTakeFirst()
    if (owner)
      await mailer.enqueue(transaction, {
        to: owner.email,
        ...codesGuessed(about, { firstName: owner.first_name }),
      })
  })
}
