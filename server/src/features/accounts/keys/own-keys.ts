import { randomUUID } from 'node:crypto'
import { type Key, type makeKey as makeKeyEndpoint, mostKeys } from '@atlas/contract/endpoints/accounts/keys.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { keyPrefix } from '@atlas/contract/rules/key-scopes.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type Used = Pick<Context, 'database' | 'clock'>

const dayMilliseconds = 24 * 60 * 60 * 1_000
const beginningLength = 10

/** The newest first. */
export async function listKeys({ database, clock }: Used, accountId: string): Promise<Key[]> {
  const rows = await database
    .selectFrom('account_key')
    .select(['id', 'name', 'scopes', 'beginning', 'created_at', 'expires_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const now = clock.now()
  return rows.map(({ created_at, expires_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    has_expired: expires_at <= now,
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** The key is only in this answer: what is stored is its hash. */
export async function makeKey(
  { database, clock }: Used,
  accountId: string,
  { name, scopes, expires_in_days: days }: Parsed<typeof makeKeyEndpoint>['body'],
): Promise<Reply<typeof makeKeyEndpoint>> {
  const key = keyPrefix + newToken()
  const created = clock.now()
  const expires = new Date(created.getTime() + days * dayMilliseconds)
  const row = { id: randomUUID(), name, scopes: [...new Set(scopes)], beginning: key.slice(0, beginningLength) }
  await database.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, accountId)
    await transaction
      .insertInto('account_key')
      .values({
        ...row,
        account_id: accountId,
        token_hash: hashToken(key),
        scopes: JSON.stringify(row.scopes),
        created_at: created,
        expires_at: expires,
      })
      .execute()
    await audit(transaction, { at: created, by: accountId, action: 'key made', details: { name, scopes: row.scopes } })
  })
  const times = { created_at: created.toISOString(), expires_at: expires.toISOString(), last_used_at: null }
  return { ...row, ...times, has_expired: false, key }
}

/** Two requests at once make not one too many. */
async function refuseTooMany(transaction: Database, accountId: string): Promise<void> {
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await transaction
    .selectFrom('account_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostKeys) throw new Problem('too_many_keys')
}

/** If the key is gone already, the person has what they want. */
export async function endKey({ database, clock }: Used, accountId: string, id: string): Promise<null> {
  await database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('account_key')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst()
    if (ended)
      await audit(transaction, { at: clock.now(), by: accountId, action: 'key ended', details: { name: ended.name } })
  })
  return null
}
