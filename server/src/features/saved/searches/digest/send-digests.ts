import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { takeBaseline } from '#features/saved/searches/baselines.ts'
import { isDifferent } from '#features/saved/searches/compare.ts'
import { countKinds } from '#features/saved/searches/describe-searches.ts'
import { type DueReader, dueReaders } from '#features/saved/searches/digest/due-readers.ts'
import { newsOfSearch } from '#features/saved/searches/digest/news-of-search.ts'
import { type VisibleSearch, visibleSearches } from '#features/saved/searches/find-searches.ts'
import { lookAt, type Sight } from '#features/saved/searches/sight.ts'
import { changesOf } from '#features/saved/searches/describe-changes.ts'
import { weeklyDigest } from '#mail/messages/weekly-digest.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

export type DigestContext = Pick<Context, 'database' | 'dataset' | 'clock' | 'mailer' | 'about'>

/**
 * Decides the week of everybody for whom it is Monday morning. If one person cannot be notified, nobody else waits for
 * that.
 */
export async function sendDigests(context: DigestContext): Promise<void> {
  // A week is decided once: not from data of before the last import, which a server that has just started may have.
  await context.dataset.refresh()
  const failures: unknown[] = []
  for (const reader of await dueReaders(context)) {
    try {
      await decideWeek(context, reader)
    } catch (err) {
      failures.push(err)
    }
  }
  // So that the job is tried again: whose week is decided stays so.
  if (failures.length > 0) throw new AggregateError(failures, 'The weekly email of somebody could not be made')
}

/**
 * Sends the mail of a week, or writes down that there was nothing to tell. Of several servers one does, the others find
 * the week decided; the mail, from where the next changes are counted, and that it is decided commit together.
 */
async function decideWeek(context: DigestContext, reader: DueReader): Promise<void> {
  const { database, mailer, about, clock } = context
  const searches = (await visibleSearches(database, reader.accountId)).filter(({ is_mailed }) => is_mailed)
  const sight = await lookAt(context, { viewer: reader, searches, occasions: ['opened', 'mailed'] })
  const changed = searches.filter((search) => {
    const difference = sight.differenceOf(search)
    return difference !== null && isDifferent(difference)
  })
  const news = await newsOf(database, sight, changed)
  const token = newToken()
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const decided = await transaction
      .insertInto('weekly_digest')
      .values({
        account_id: reader.accountId,
        week: reader.week,
        unsubscribe_hash: news.length > 0 ? hashToken(token) : null,
        decided_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (decided.numInsertedOrUpdatedRows === 0n || news.length === 0) return
    const { snapshot } = sight
    for (const search of changed)
      await takeBaseline(transaction, { snapshot, search, viewer: reader, occasion: 'mailed', now })
    const { email: to, firstName } = reader
    await mailer.enqueue(transaction, { to, ...weeklyDigest(about, { firstName, searches: news, token }) })
  })
}

async function newsOf(database: Database, sight: Sight, searches: readonly VisibleSearch[]) {
  const news = []
  for (const search of searches) {
    const counts = countKinds(sight.differenceOf(search) ?? { changed: [] })
    news.push(newsOfSearch(search.name, await changesOf(database, sight, search), counts))
  }
  return news
}
