import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Database } from '#database/connect.ts'
import { lookUpTogether } from '#database/look-up-together.ts'
import { namedStatement } from '#database/named-statements.ts'
import { accessSeconds, refreshSeconds, type SessionTokens } from '#features/accounts/cookies.ts'
import type { Device } from '#features/accounts/devices/describe-device.ts'
import { hashToken, isToken, newToken } from '#platform/tokens.ts'

/** A session as it stands at this request; roles and view are read each time, so that a change takes effect at once. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly roles: ReadonlySet<Role>
  /** Party and candidates' shares are left out of what this person is answered. */
  readonly isNonpartisan: boolean
  /** To some minutes; null where there was no request yet. */
  readonly lastRequestAt: Date | null
  /** The same of this session alone. */
  readonly lastUsedAt: Date
  /** Whether two-step sign-in is on, and until when it has to be, where somebody began to count. */
  readonly twoFactor: { readonly isOn: boolean; readonly dueAt: Date | null }
  /** Hashes of the readable tokens that a change must carry; two pairs for a moment after a renewal. */
  readonly csrf: readonly { readonly access: Buffer; readonly refresh: Buffer }[]
}

// Requests that were under way while another one renewed the session still carry the former token.
const graceSeconds = 30

/** What is known of where a session is used. */
export interface Place extends Device {
  /** A network address without its last part. */
  readonly network: string | null
}

const nowhere: Place = { browser: null, system: null, network: null }

export async function startSession(
  database: Database,
  accountId: string,
  now: Date,
  { browser, system, network }: Place = nowhere,
): Promise<SessionTokens> {
  const id = randomUUID()
  const tokens = newTokens(id)
  await database
    .insertInto('session')
    .values({
      id,
      account_id: accountId,
      created_at: now,
      last_used_at: now,
      browser,
      system,
      network,
      ...hashesOf(tokens, now),
    })
    .execute()
  return tokens
}

export async function findByAccess(database: Database, token: string, now: Date): Promise<Session | null> {
  const row = await findTogether(database, hashToken(token))
  if (!row || row.access_expires_at <= now) return null
  if (!row.is_renewal_seen) {
    await database.updateTable('session').set({ is_renewal_seen: true }).where('id', '=', row.id).execute()
  }
  return asSession(row, now)
}

/**
 * Renews the session of a refresh token, which is then used up. The token before it still counts for a moment, because
 * requests may have been under way, and until the renewed token has been used, because the reply may have been lost.
 * Any other token of the session is a copy that somebody made, so the session ends for everybody.
 */
export async function renewSession(
  database: Database,
  token: string,
  now: Date,
): Promise<{ session: Session; tokens: SessionTokens | null } | null> {
  return await database.transaction().execute(async (transaction) => {
    const row = await lockSession(transaction, token)
    if (!row) return null
    const isCurrent = isToken(token, row.refresh_hash)
    const isFormer = isToken(token, row.former_refresh_hash)
    if (isFormer && isInGrace(row.renewed_at, now)) return { session: asSession(row, now), tokens: null }
    const mayRenew = row.refresh_expires_at > now && (isCurrent || (isFormer && !row.is_renewal_seen))
    if (!mayRenew) {
      await endSession(transaction, row.id)
      return null
    }
    const tokens = newTokens(row.id)
    const former = isCurrent ? formerOf(row) : {}
    const renewal = { ...hashesOf(tokens, now), ...former, renewed_at: now, is_renewal_seen: false }
    await transaction.updateTable('session').set(renewal).where('id', '=', row.id).execute()
    return { session: asSession({ ...row, ...renewal }, now), tokens }
  })
}

function formerOf(row: SessionRow) {
  return {
    former_refresh_hash: row.refresh_hash,
    former_csrf_access_hash: row.csrf_access_hash,
    former_csrf_refresh_hash: row.csrf_refresh_hash,
  }
}

const sessionIdLength = 36

/** A refresh token begins with the id of its session, so that a copy of any age is known for one. */
async function lockSession(transaction: Database, token: string): Promise<SessionRow | undefined> {
  const id = token.slice(0, sessionIdLength)
  if (!uuidPattern.test(id)) return undefined
  const locked = await transaction
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && (await selectSessions(transaction).where('session.id', '=', id).executeTakeFirst())
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function endSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('session').where('id', '=', id).execute()
}

/** Ends all sessions of an account except one; returns how many. */
export async function endSessionsOf(database: Database, accountId: string, exceptId?: string): Promise<number> {
  const ending = database.deleteFrom('session').where('account_id', '=', accountId)
  const { numDeletedRows } = await (exceptId ? ending.where('id', '!=', exceptId) : ending).executeTakeFirst()
  return Number(numDeletedRows)
}

function selectSessions(database: Database) {
  return database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'account_id')
    .select([
      'session.id',
      'account_id',
      'is_nonpartisan',
      'last_request_at',
      'last_used_at',
      'two_factor_due_at',
      'access_hash',
      'access_expires_at',
      'refresh_hash',
      'refresh_expires_at',
      'former_refresh_hash',
      'is_renewal_seen',
      'csrf_access_hash',
      'csrf_refresh_hash',
      'former_csrf_access_hash',
      'former_csrf_refresh_hash',
      'renewed_at',
      sql<boolean>`exists (select from two_factor
        where two_factor.account_id = session.account_id and secret is not null)`.as('is_two_factor_on'),
      sql<Role[]>`array(select role_id from account_role where account_role.account_id = session.account_id)`.as(
        'roles',
      ),
    ])
}

const selectByAccess = namedStatement('sessions by their access tokens', (database) =>
  selectSessions(database).where(sql<boolean>`access_hash = any(${[]}::bytea[])`),
)

const findTogether = lookUpTogether(
  async (database, hashes) => await selectByAccess(database, [hashes]),
  (row) => row.access_hash,
)

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number]

function asSession(row: SessionRow, now: Date): Session {
  const { former_csrf_access_hash: access, former_csrf_refresh_hash: refresh } = row
  const former = access && refresh && isInGrace(row.renewed_at, now) ? [{ access, refresh }] : []
  return {
    id: row.id,
    accountId: row.account_id,
    roles: new Set(row.roles),
    isNonpartisan: row.is_nonpartisan,
    lastRequestAt: row.last_request_at,
    lastUsedAt: row.last_used_at,
    twoFactor: { isOn: row.is_two_factor_on, dueAt: row.two_factor_due_at },
    csrf: [{ access: row.csrf_access_hash, refresh: row.csrf_refresh_hash }, ...former],
  }
}

function isInGrace(renewedAt: Date | null, now: Date): boolean {
  return renewedAt !== null && now.getTime() - renewedAt.getTime() < graceSeconds * 1_000
}

function newTokens(sessionId: string): SessionTokens {
  return { access: newToken(), refresh: `${sessionId}.${newToken()}`, csrfAccess: newToken(), csrfRefresh: newToken() }
}

function hashesOf(tokens: SessionTokens, now: Date) {
  return {
    access_hash: hashToken(tokens.access),
    access_expires_at: new Date(now.getTime() + accessSeconds * 1_000),
    refresh_hash: hashToken(tokens.refresh),
    refresh_expires_at: new Date(now.getTime() + refreshSeconds * 1_000),
    csrf_access_hash: hashToken(tokens.csrfAccess),
    csrf_refresh_hash: hashToken(tokens.csrfRefresh),
  }
}
