import { Problem } from '@atlas/contract/problem.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { enforceLimit, forgetAttempts, type RateLimit } from '#database/rate-limit.ts'
import { calendarOf, type CalendarSource, datesUnder, eventsOf } from '#features/elections/coming-calendar.ts'
import { usableFilters } from '#features/elections/stored-feeds.ts'
import { underFilters } from '#features/elections/whose-dates.ts'
import type { TextFile } from '#platform/http/serve-text.ts'
import { hashToken } from '#platform/tokens.ts'

const hour = 3_600
const daysAhead = 365

// Web calendars read the feeds of many people from a few network addresses, so only links that do not work count.
const wrongLinks: RateLimit = { name: 'wrong calendar link from address', most: 300, windowSeconds: hour }
// A person may have a few devices, each of which may read the feed every five minutes.
const readsOfFeed: RateLimit = { name: 'reads of calendar feed', most: 120, windowSeconds: hour }

interface FeedRequest {
  readonly token: string
  readonly networkAddress: string
}

/** The dates of a feed as its owner would see them now, for anybody with its link. */
export async function readCalendarFeed(
  context: Pick<Context, 'config' | 'database' | 'clock'>,
  source: Omit<CalendarSource, 'isNonpartisan'>,
  { token, networkAddress }: FeedRequest,
): Promise<TextFile> {
  const { database, clock } = context
  await enforceLimit(context, wrongLinks, networkAddress)
  const feed = await feedBehind(database, token)
  // The answer is the same whether the link never existed, was mistyped or replaced, or its owner may no longer sign
  // in.
  if (!feed) throw new Problem('not_found', { detail: 'There is no calendar at this address, or no longer one.' })
  await forgetAttempts(database, wrongLinks, networkAddress, clock.now(), 1)
  await enforceLimit(context, readsOfFeed, feed.id)
  const visible = { ...source, isNonpartisan: feed.is_nonpartisan }
  const until = addDays(source.snapshot.today, daysAhead)
  const filters = usableFilters(feed.filters, feed.is_nonpartisan)
  const whose = underFilters(source.snapshot.index, filters)
  const dates = (await datesUnder(visible, filters)).filter(({ date }) => date.day <= until)
  return calendarOf(visible, { file: 'coming-up', whose: whose.name }, eventsOf(visible, dates, whose))
}

/** The feed of a link, if its owner has a role at this moment. */
async function feedBehind(database: Database, token: string) {
  const withRole = database.selectFrom('account_role').select('account_id')
  return await database
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['calendar_feed.id', 'filters', 'is_nonpartisan'])
    .where('token_hash', '=', hashToken(token))
    .where('rejected_at', 'is', null)
    .where('account.id', 'in', withRole)
    .executeTakeFirst()
}
