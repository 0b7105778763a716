import type { CalendarFeed } from '@atlas/contract/endpoints/elections.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { type Filter, filterProblems } from '@atlas/contract/search/filter.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { linkTo } from '#mail/messages/compose.ts'
import type { Caller } from '#platform/http/serve.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type Owner = Pick<Caller, 'accountId' | 'isNonpartisan'>

/** The feed of a person, without its link, which nobody knows any more; null where there is none. */
export async function findCalendarFeed(
  { database }: Pick<Context, 'database'>,
  { accountId, isNonpartisan }: Owner,
): Promise<CalendarFeed | null> {
  const feed = await database
    .selectFrom('calendar_feed')
    .select(['filters', 'made_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!feed) return null
  return { url: null, made_at: feed.made_at.toISOString(), filters: usableFilters(feed.filters, isNonpartisan) }
}

/** The filters that still mean something, without those on columns that the view hides. */
export function usableFilters(filters: readonly Filter[], isNonpartisan: boolean): Filter[] {
  const hidden = hiddenFrom(isNonpartisan)
  return filters.filter((filter) => !hidden.has(filter.column_id) && filterProblems(filter, 'official').length === 0)
}

/** Makes the feed of a person, or makes it anew: a link from before stops working. */
export async function makeCalendarFeed(
  { database, clock, about }: Pick<Context, 'database' | 'clock' | 'about'>,
  accountId: string,
  filters: readonly Filter[],
): Promise<CalendarFeed> {
  const token = newToken()
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const former = await transaction.deleteFrom('calendar_feed').where('account_id', '=', accountId).executeTakeFirst()
    const feed = { token_hash: hashToken(token), filters: JSON.stringify(filters), made_at: now }
    await transaction
      .insertInto('calendar_feed')
      .values({ account_id: accountId, ...feed })
      // Where two requests make one at once, the later one counts.
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
      .execute()
    const action = former.numDeletedRows > 0n ? 'calendar feed reset' : 'calendar feed made'
    await audit(transaction, { at: now, by: accountId, action })
  })
  const url = linkTo(about, `/api/calendar/${token}.ics`)
  return { url, made_at: now.toISOString(), filters: [...filters] }
}

export async function removeCalendarFeed(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
): Promise<null> {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('calendar_feed')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows > 0n)
      await audit(transaction, { at: clock.now(), by: accountId, action: 'calendar feed removed' })
  })
  return null
}
