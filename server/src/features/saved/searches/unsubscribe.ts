import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { enforceLimit, forgetAttempts, type RateLimit } from '#database/rate-limit.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { hashToken } from '#platform/tokens.ts'

// Mail programs follow the links of many people from a few network addresses: only links that do not work count.
const wrongLinks: RateLimit = { name: 'wrong unsubscribe link from address', most: 300, windowSeconds: 3_600 }

interface Unsubscription {
  readonly token: string
  readonly networkAddress: string
}

/** Switches off every weekly e-mail of whoever got the link in one; once more, it is as it was. */
export async function unsubscribe(
  context: Pick<Context, 'config' | 'database' | 'clock'>,
  { token, networkAddress }: Unsubscription,
): Promise<null> {
  const { database, clock } = context
  await enforceLimit(context, wrongLinks, networkAddress)
  const mailed = await database
    .selectFrom('weekly_digest')
    .select('account_id')
    .where('unsubscribe_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!mailed) throw new Problem('not_found', { detail: 'This link belongs to no weekly e-mail, or no longer to one.' })
  await forgetAttempts(database, wrongLinks, networkAddress, clock.now(), 1)
  await database.deleteFrom('saved_search_digest').where('account_id', '=', mailed.account_id).execute()
  return null
}

/** The page that asks, because whatever looks into mails for danger opens every link in them. */
export function unsubscribePage({ about }: Pick<Context, 'about'>, token: string): string {
  return linkTo(about, `/unsubscribe/${encodeURIComponent(token)}`)
}
