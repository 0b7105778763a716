import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '@atlas/contract/endpoints/accounts.ts'
import type { Database } from '#database/connect.ts'
import { accessSeconds, refreshSeconds, type SessionTokens } from '#features/accounts/cookies.ts'
import { hashToken, newToken } from '#features/accounts/tokens.ts'

/** A session as it stands at this request; roles are read each time, so that a change takes effect at once. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly roles: ReadonlySet<Role>
  /** Hashes of the readable tokens that a change must carry; two pairs for a moment after a renewal. */
  readonly csrf: readonly { readonly access: Buffer; readonly refresh: Buffer }[]
}

// Requests that were under way while another one renewed the session still carry the former token.
const graceSeconds = 30

export async function startSession(database: Database, accountId: string, now: Date): Promise<SessionTokens> {
  const tokens = newTokens()
  await database
    .insertInto('session')
    .values({ id: randomUUID(), account_id: accountId, created_at: now, ...hashesOf(tokens, now) })
    .execute()
  return tokens
}

export async function findByAccess(database: Database, token: string, now: Date): Promise<Session | null> {
  const rows = await selectSessions(database)
    .where('access_hash', '=', hashToken(token))
    .where('access_expires_at', '>', now)
    .execute()
  return asSession(rows[0], now)
}

/**
 * Renews the session of a refresh token, which is then spent. A spent one that comes back within the
 * grace still counts, without new cookies; later it is a stolen copy, and the session ends.
 */
export async function renewSession(
  database: Database,
  token: string,
  now: Date,
): Promise<{ session: Session; tokens: SessionTokens | null } | null> {
  const tokens = newTokens()
  const renewed = await database
    .updateTable('session')
    .set((column) => ({
      ...hashesOf(tokens, now),
      former_refresh_hash: column.ref('refresh_hash'),
      former_csrf_access_hash: column.ref('csrf_access_hash'),
      former_csrf_refresh_hash: column.ref('csrf_refresh_hash'),
      renewed_at: now,
    }))
    .where('refresh_hash', '=', hashToken(token))
    .where('refresh_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  const rows = await selectSessions(database)
    .where((where) =>
      renewed ? where('session.id', '=', renewed.id) : where('former_refresh_hash', '=', hashToken(token)),
    )
    .execute()
  const session = asSession(rows[0], now)
  if (!session) return null
  if (renewed) return { session, tokens }
  if (isInGrace(rows[0]?.renewed_at ?? null, now)) return { session, tokens: null }
  await endSession(database, session.id)
  return null
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('session').where('id', '=', id).execute()
}

export async function endSessionsOf(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('account_id', '=', accountId).execute()
}

function selectSessions(database: Database) {
  return database
    .selectFrom('session')
    .select([
      'session.id',
      'account_id',
      'csrf_access_hash',
      'csrf_refresh_hash',
      'former_csrf_access_hash',
      'former_csrf_refresh_hash',
      'renewed_at',
      sql<Role[]>`array(select role_id from account_role where account_role.account_id = session.account_id)`.as(
        'roles',
      ),
    ])
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number]

function asSession(row: SessionRow | undefined, now: Date): Session | null {
  if (!row) return null
  const { former_csrf_access_hash: access, former_csrf_refresh_hash: refresh } = row
  const former = access && refresh && isInGrace(row.renewed_at, now) ? [{ access, refresh }] : []
  return {
    id: row.id,
    accountId: row.account_id,
    roles: new Set(row.roles),
    csrf: [{ access: row.csrf_access_hash, refresh: row.csrf_refresh_hash }, ...former],
  }
}

function isInGrace(renewedAt: Date | null, now: Date): boolean {
  return renewedAt !== null && now.getTime() - renewedAt.getTime() < graceSeconds * 1_000
}

function newTokens(): SessionTokens {
  return { access: newToken(), refresh: newToken(), csrfAccess: newToken(), csrfRefresh: newToken() }
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
