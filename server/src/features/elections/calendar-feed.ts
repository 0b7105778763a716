import { randomUUID } from 'node:crypto'
import { type CalendarFeed, mostCalendarFeeds } from '@atlas/contract/endpoints/elections/elections.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersKey } from '@atlas/contract/search/filters-key.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { changeFeeds, feedsOf, type Owner, type StoredFeed, describeFeed } from '#features/elections/stored-feeds.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type ChangeContext = Pick<Context, 'database' | 'clock' | 'about'>

/** The feeds of a person, newest first, without their links, because the links are not stored. */
export async function listCalendarFeeds(
  { database }: Pick<Context, 'database'>,
  { accountId, isNonpartisan }: Owner,
): Promise<CalendarFeed[]> {
  const feeds = await feedsOf(database, accountId)
  return feeds.map((feed) => describeFeed(feed, null, isNonpartisan))
}

/** Creates a feed with these filters, or a new link for the existing feed with exactly these. */
export async function makeCalendarFeed(
  context: ChangeContext,
  owner: Owner,
  filters: readonly Filter[],
): Promise<CalendarFeed> {
  return await changeFeeds(context, owner, async (transaction, feeds) => {
    const former = feeds.find((feed) => filtersKey(feed.filters) === filtersKey(filters))
    if (former) return await renewLink(transaction, context, owner, former)
    if (feeds.length >= mostCalendarFeeds) throw new Problem('too_many_calendar_links')
    const { token, token_hash } = newLink()
    const now = context.clock.now()
    const feed = { id: randomUUID(), made_at: now, filters }
    await transaction
      .insertInto('calendar_feed')
      .values({ ...feed, account_id: owner.accountId, token_hash, filters: JSON.stringify(filters) })
      .execute()
    await audit(transaction, { at: now, by: owner.accountId, action: 'calendar feed made' })
    return describeFeed(feed, addressOf(context, token), owner.isNonpartisan)
  })
}

/** The previous link stops working; the filters stay. */
export async function resetCalendarFeed(context: ChangeContext, owner: Owner, id: string): Promise<CalendarFeed> {
  return await changeFeeds(context, owner, async (transaction, feeds) => {
    const feed = feeds.find((each) => each.id === id)
    if (!feed) throw new Problem('not_found', { detail: noSuchFeed })
    return await renewLink(transaction, context, owner, feed)
  })
}

/** Removes one feed of a person, or all of them. It is no error if a feed is already gone. */
export async function removeCalendarFeeds(
  context: Pick<Context, 'database' | 'clock'>,
  owner: Owner,
  id?: string,
): Promise<null> {
  return await changeFeeds(context, owner, async (transaction, feeds) => {
    for (const feed of feeds.filter((each) => id === undefined || each.id === id)) {
      await transaction.deleteFrom('calendar_feed').where('id', '=', feed.id).execute()
      await audit(transaction, { at: context.clock.now(), by: owner.accountId, action: 'calendar feed removed' })
    }
    return null
  })
}

const noSuchFeed = 'You have no such calendar link, or no longer. Make one on Coming Up.'

async function renewLink(
  transaction: Database,
  context: ChangeContext,
  { accountId, isNonpartisan }: Owner,
  feed: StoredFeed,
): Promise<CalendarFeed> {
  const { token, token_hash } = newLink()
  const now = context.clock.now()
  await transaction.updateTable('calendar_feed').set({ token_hash, made_at: now }).where('id', '=', feed.id).execute()
  await audit(transaction, { at: now, by: accountId, action: 'calendar feed reset' })
  return describeFeed({ ...feed, made_at: now }, addressOf(context, token), isNonpartisan)
}

function newLink() {
  const token = newToken()
  return { token, token_hash: hashToken(token) }
}

function addressOf({ about }: Pick<Context, 'about'>, token: string): string {
  return linkTo(about, `/api/calendar/${token}.ics`)
}
