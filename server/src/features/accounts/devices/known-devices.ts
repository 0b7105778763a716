import type { Database } from '#database/connect.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

// No browser keeps a cookie for longer.
export const deviceSeconds = 400 * 24 * 60 * 60

interface Greeted {
  /** What the browser keeps from now on. */
  readonly token: string
  /** The account was signed in to before, and never from here. */
  readonly isNew: boolean
}

/** Notes that an account is signed in to by this browser, which shows its token if it has one. */
export async function greetDevice(
  transaction: Database,
  accountId: string,
  shown: string | undefined,
  now: Date,
): Promise<Greeted> {
  const device = await transaction
    .selectFrom('known_device')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .execute()
  // Security: an id that we never gave out is not accepted, because somebody could plant one that they know.
  const token = shown && (await isOurs(transaction, shown)) ? shown : newToken()
  const token_hash = hashToken(token)
  const isKnown = device.some((each) => each.token_hash.equals(token_hash))
  await transaction
    .insertInto('known_device')
    .values({ account_id: accountId, token_hash, first_used_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
  return { token, isNew: device.length > 0 && !isKnown }
}

/** Another account may have been signed in to by the same browser. */
async function isOurs(transaction: Database, token: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('known_device')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
