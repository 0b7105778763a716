import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { type KeyScope, keyPrefix } from '@atlas/contract/rules/key-scopes.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { lookUpTogether } from '#database/look-up-together.ts'
import { namedStatement } from '#database/named-statements.ts'
import { countAttempt } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'
import { isTwoFactorOverdue } from '#features/accounts/two-factor/requirement.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import type { Caller } from '#platform/http/serve.ts'
import { hashToken } from '#platform/tokens.ts'

// Not every request is worth a row.
const writtenEvery = 5 * 60_000

/**
 * The owner of the key that a request carries, as they stand at this moment: what ends their role, or hides something
 * from them, does so here too. Neither a cookie nor where the request comes from is looked at, because a browser adds no
 * key by itself.
 */
export async function callerByKey(
  context: Context,
  { form, scope, searches }: Pick<Endpoint, 'form' | 'scope' | 'searches'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const token = form ? keyInForm(request) : bearerOf(request)
  if (token === null) throw new Problem('no_key')
  const key = await keyBehind(context.database, token, context.clock.now())
  if (!key) return await refuseWrongKey(context, request)
  if (isTwoFactorOverdue(key, context)) throw new Problem('two_factor_needed')
  if (!scope || !key.scopes.includes(scope)) throw new Problem('key_not_for', { detail: notFor(scope) })
  await limitReading(context, reply, { accountId: key.accountId, weight: searches })
  await noteUse(context, key)
  return key
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  return token ?? null
}

/** The places where programs of others put a key. The part of an address after the question mark is never logged. */
function keyInForm(request: FastifyRequest): string | null {
  const query = request.query as Readonly<Record<string, unknown>>
  const candidates = [request.headers['x-api-key'], bearerOf(request), query['apikey'], query['key']]
  const [token] = candidates.flat().filter((text) => typeof text === 'string' && text !== '')
  return (token as string | undefined) ?? null
}

function notFor(scope: KeyScope | undefined): string {
  return `This key is not for reading ${scope ?? 'this'}. Make one in your account that is.`
}

interface KeyOwner extends Caller {
  readonly id: string
  readonly roles: ReadonlySet<Role>
  readonly scopes: readonly KeyScope[]
  readonly lastUsedAt: Date | null
  readonly twoFactor: { readonly isOn: boolean; readonly dueAt: Date | null }
}

/** Keys with their owners as they stand at this moment, whether or not they may still sign in. */
const selectKeys = namedStatement('keys by their tokens', (database) =>
  database
    .selectFrom('account_key')
    .innerJoin('account', 'account.id', 'account_id')
    .select([
      'account_key.id',
      'account_id',
      'scopes',
      'token_hash',
      'account_key.expires_at',
      'last_used_at',
      'rejected_at',
      'is_nonpartisan',
      'two_factor_due_at',
      sql<boolean>`exists (select from two_factor
        where two_factor.account_id = account_key.account_id and secret is not null)`.as('is_two_factor_on'),
      sql<Role[]>`array(select role_id from account_role where account_role.account_id = account_key.account_id)`.as(
        'roles',
      ),
    ])
    .where(sql<boolean>`token_hash = any(${[]}::bytea[])`),
)

const findTogether = lookUpTogether(
  async (database, hashes) => await selectKeys(database, [hashes]),
  (row) => row.token_hash,
)

/** Of an owner who has a role at this moment. */
async function keyBehind(database: Database, token: string, now: Date): Promise<KeyOwner | null> {
  if (!token.startsWith(keyPrefix)) return null
  const row = await findTogether(database, hashToken(token))
  if (!row || row.expires_at <= now || row.rejected_at !== null) return null
  if (row.roles.length === 0) return null
  return {
    id: row.id,
    accountId: row.account_id,
    roles: new Set(row.roles),
    isNonpartisan: row.is_nonpartisan,
    scopes: row.scopes,
    lastUsedAt: row.last_used_at,
    twoFactor: { isOn: row.is_two_factor_on, dueAt: row.two_factor_due_at },
  }
}

/** One answer, whether the key was never made, was mistyped, has ended, or its owner may no longer sign in. */
async function refuseWrongKey({ config, database, clock }: Context, request: FastifyRequest): Promise<never> {
  if (config.RATE_LIMITS === 'off') throw new Problem('wrong_key')
  const limit = limits.wrongKeysFromAddress
  const { isAllowed, retryAfterSeconds } = await countAttempt(database, limit, networkAddress(request), clock.now())
  throw isAllowed ? new Problem('wrong_key') : new Problem('too_many', { retryAfterSeconds })
}

/** Says with each answer how many more there may be, and until when, in the headers that programs know. */
async function limitReading(
  { config, database, clock }: Context,
  reply: FastifyReply,
  { accountId, weight }: { readonly accountId: string; readonly weight: number | undefined },
): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const { most, windowSeconds } = limits.readingOfUser
  const attempt = await countAttempt(database, limits.readingOfUser, accountId, clock.now(), weight)
  const { isAllowed, total, retryAfterSeconds } = attempt
  reply
    .header('ratelimit-policy', `"reading";q=${most};w=${windowSeconds}`)
    .header('ratelimit', `"reading";r=${Math.max(0, most - total)};t=${retryAfterSeconds}`)
  if (isAllowed) return
  const detail = `Keys may read ${most} times a minute. Wait as many seconds as Retry-After says; pages of 1,000 need fewer requests.`
  throw new Problem('too_many', { detail, retryAfterSeconds })
}

async function noteUse({ database, clock }: Context, { id, lastUsedAt }: KeyOwner): Promise<void> {
  const now = clock.now()
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < writtenEvery) return
  await database.updateTable('account_key').set({ last_used_at: now }).where('id', '=', id).execute()
}
