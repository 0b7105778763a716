import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit, forgetAttempts, type RateLimit } from '#database/rate-limit.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { hashToken } from '#platform/tokens.ts'

// Mail programs follow the links of many people from a few network addresses: only links that do not work count.
const wrongLinks: RateLimit = { name: 'wrong unsubscribe link from address', most: 300, windowSeconds: 3_600 }

interface Unsubscription {
  readonly token: string
  readonly networkAddress: string
}

/**
 * Turns off every e-mail of the kind that contained the link, for the person who received it; a second time changes
 * nothing.
 */
export async function unsubscribe(
  context: Pick<Context, 'config' | 'database' | 'clock'>,
  { token, networkAddress }: Unsubscription,
): Promise<null> {
  const { database, clock } = context
  await enforceLimit(context, wrongLinks, networkAddress)
  const hash = hashToken(token)
  if (!((await endDigests(database, hash)) || (await endTaskMails(database, hash))))
    throw new Problem('not_found', {
      detail: 'This link belongs to no e-mail that can be stopped, or no longer to one.',
    })
  await forgetAttempts(database, wrongLinks, networkAddress, clock.now(), 1)
  return null
}

/** The weekly e-mail about saved searches. */
async function endDigests(database: Database, hash: Buffer): Promise<boolean> {
  const mailed = database.selectFrom('weekly_digest').select('account_id').where('unsubscribe_hash', '=', hash)
  const found = await mailed.executeTakeFirst()
  if (found) await database.deleteFrom('saved_search_digest').where('account_id', '=', found.account_id).execute()
  return found !== undefined
}

/** The daily one about tasks that were sent back. */
async function endTaskMails(database: Database, hash: Buffer): Promise<boolean> {
  const mailed = database.selectFrom('task_mail').select('account_id').where('unsubscribe_hash', '=', hash)
  const found = await mailed.executeTakeFirst()
  if (found)
    await database.updateTable('account').set({ is_told_of_tasks: false }).where('id', '=', found.account_id).execute()
  return found !== undefined
}

/** The page that asks, because whatever looks into mails for danger opens every link in them. */
export async function unsubscribePage(
  { about, database }: Pick<Context, 'about' | 'database'>,
  token: string,
): Promise<string> {
  const ofTasks = database.selectFrom('task_mail').select('account_id').where('unsubscribe_hash', '=', hashToken(token))
  const of: Record<string, string> = (await ofTasks.executeTakeFirst()) ? { of: 'tasks' } : {}
  return linkTo(about, `/unsubscribe/${encodeURIComponent(token)}`, of)
}
