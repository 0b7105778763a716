import type { CodeKind } from '@atlas/contract/catalogue/audited-acts.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { hashRecoveryCode } from '#features/accounts/two-factor/recovery-codes.ts'
import { stepOf } from '#features/accounts/two-factor/totp.ts'
import { codesGuessed } from '#mail/messages/two-factor.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>

interface Attempt {
  readonly accountId: string
  /** As the person typed it. */
  readonly typed: string
  readonly networkAddress: string
}

/**
 * Takes a code of the app, or a recovery code, which counts once; refuses any other, and any at all after five wrong ones:
 * for five minutes, and for codes of the app then twice as long each time, up to a day.
 */
export async function checkCode(context: Needed, attempt: Attempt): Promise<CodeKind> {
  const code = plainCode(attempt.typed)
  const kind: CodeKind = /^\d{6}$/.test(code) ? 'code' : 'recovery code'
  const spend = kind === 'code' ? spendCode : spendRecoveryCode
  const { outcome, waitsUntil } = await spend(context, attempt.accountId, code)
  if (outcome === 'right') return kind
  const details = { kind, networkAddress: attempt.networkAddress }
  if (outcome !== 'not looked at')
    await audit(context.database, { at: context.clock.now(), by: attempt.accountId, action: 'code refused', details })
  if (outcome === 'last try') await warnOwner(context, attempt.accountId)
  if (outcome === 'wrong' || waitsUntil === null) throw new Problem(refusals[kind].wrong)
  throw tooMany(kind, Math.ceil((waitsUntil.getTime() - context.clock.now().getTime()) / 1_000))
}

/** Without the spaces and dashes that people type. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

interface Tried {
  readonly outcome: 'right' | 'wrong' | 'last try' | 'not looked at'
  /** Until when no other is looked at. */
  readonly waitsUntil: Date | null
}

const right: Tried = { outcome: 'right', waitsUntil: null }

const refusals = {
  code: { wrong: 'wrong_code', tooMany: 'too_many_codes' },
  'recovery code': { wrong: 'wrong_recovery_code', tooMany: 'too_many_recovery_codes' },
} as const

const most = 5
const waitSeconds = 5 * 60

const longestWaitSeconds = 24 * 60 * 60

function tooMany(kind: CodeKind, retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 90 ? counted(minutes, 'minute', 'minutes') : counted(Math.ceil(minutes / 60), 'hour', 'hours')
  const instead = kind === 'code' ? ', or use a recovery code' : ''
  return new Problem(refusals[kind].tooMany, { detail: `Too many tries. Wait ${wait}${instead}.`, retryAfterSeconds })
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

async function spendCode({ database, clock }: Needed, accountId: string, code: string): Promise<Tried> {
  const now = clock.now()
  const tried = await countTry(database, accountId, 'code', now)
  if ('outcome' in tried) return tried
  const step = stepOf(tried.secret, code, now)
  // In one statement: of two requests with the same code, one finds it unused.
  const used =
    step !== null &&
    (await database
      .updateTable('two_factor')
      .set({ last_step: step, code_tries: 0, codes_from: null, code_waits: 0 })
      .where('account_id', '=', accountId)
      .where('secret', '=', tried.secret)
      .where('last_step', '<', step)
      .returning('account_id')
      .executeTakeFirst())
  return used ? right : tried.otherwise
}

async function spendRecoveryCode({ database, clock }: Needed, accountId: string, code: string): Promise<Tried> {
  const tried = await countTry(database, accountId, 'recovery code', clock.now())
  if ('outcome' in tried) return tried
  const code_hash = await hashRecoveryCode(code, tried.salt)
  const spent = await database
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', code_hash)
    .returning('account_id')
    .executeTakeFirst()
  if (!spent) return tried.otherwise
  await database
    .updateTable('two_factor')
    .set({ recovery_tries: 0, recovery_from: null, code_tries: 0, codes_from: null, code_waits: 0 })
    .where('account_id', '=', accountId)
    .execute()
  return right
}

/**
 * Recovery codes are far too many to guess, so they still let the owner in while somebody keeps the phone's codes
 * locked.
 */
const counters = {
  code: {
    tries: sql.ref('code_tries'),
    from: sql.ref('codes_from'),
    seconds: sql`least(${waitSeconds} * power(2, least(code_waits, 20)), ${longestWaitSeconds})`,
  },
  'recovery code': {
    tries: sql.ref('recovery_tries'),
    from: sql.ref('recovery_from'),
    seconds: sql`${waitSeconds}::float8`,
  },
} as const

interface Compared {
  readonly secret: Buffer
  readonly salt: Buffer
  /** What the try was, where it is not right. */
  readonly otherwise: Tried
}

/**
 * Counts a try before it is looked at, so that many at once are no more than five; the fifth begins the wait. Not looked
 * at where there is a wait, or nothing to compare with.
 */
async function countTry(database: Database, accountId: string, kind: CodeKind, now: Date): Promise<Compared | Tried> {
  const { tries, from, seconds } = counters[kind]
  const isLast = sql`${tries} >= ${most - 1}`
  const longer = kind === 'code' ? sql`, code_waits = code_waits + case when ${isLast} then 1 else 0 end` : sql``
  const counted = await sql<{ secret: Buffer; salt: Buffer; waits_until: Date | null }>`
    update two_factor set
      ${tries} = case when ${isLast} then 0 else ${tries} + 1 end,
      ${from} = case when ${isLast} then ${now}::timestamptz + make_interval(secs => ${seconds}) end
      ${longer}
    where account_id = ${accountId} and secret is not null and (${from} is null or ${from} <= ${now})
    returning secret, recovery_salt as salt, ${from} as waits_until`.execute(database)
  const [row] = counted.rows
  if (!row) return { outcome: 'not looked at', waitsUntil: await waitOf(database, accountId, kind) }
  const { secret, salt, waits_until: waitsUntil } = row
  return { secret, salt, otherwise: { outcome: waitsUntil ? 'last try' : 'wrong', waitsUntil } }
}

async function waitOf(database: Database, accountId: string, kind: CodeKind): Promise<Date | null> {
  const found = await database
    .selectFrom('two_factor')
    .select(['codes_from', 'recovery_from'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return (kind === 'code' ? found?.codes_from : found?.recovery_from) ?? null
}

const warnedEvery = 24 * 60 * 60 * 1_000

/** Only a person who knows the password gets this far, so the owner is told, once a day. */
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
