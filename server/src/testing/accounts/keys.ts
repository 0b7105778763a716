import { randomUUID } from 'node:crypto'
import { keyPrefix, keyScopes } from '@atlas/contract/rules/key-scopes.ts'
import { hashToken, newToken } from '#platform/tokens.ts'
import type { TestApp, Visitor } from '#testing/app.ts'

const dayMilliseconds = 24 * 60 * 60 * 1_000

/** Makes one more key of an account, for everything that keys read; the visitor sends it from now on. */
export async function giveKey(
  { context }: Pick<TestApp, 'context'>,
  visitor: Visitor,
  accountId: string,
): Promise<void> {
  const key = keyPrefix + newToken()
  const now = context.clock.now()
  const expires = new Date(now.getTime() + 300 * dayMilliseconds)
  const row = { id: randomUUID(), account_id: accountId, name: 'Script', beginning: key.slice(0, 10) }
  await context.database
    .insertInto('account_key')
    .values({
      ...row,
      token_hash: hashToken(key),
      scopes: JSON.stringify(keyScopes),
      created_at: now,
      expires_at: expires,
    })
    .execute()
  visitor.key = key
}
