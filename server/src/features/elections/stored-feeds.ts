import type { CalendarFeed } from '@atlas/contract/endpoints/elections/elections.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { type Filter, filterProblems } from '@atlas/contract/search/filter.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { Caller } from '#platform/http/serve.ts'

export type Owner = Pick<Caller, 'accountId' | 'isNonpartisan'>

export interface StoredFeed {
  readonly id: string
  readonly made_at: Date
  readonly filters: readonly Filter[]
}

/**
 * Makes the changes of a person's feeds one at a time, so that simultaneous requests create neither duplicates nor too
 * many.
 */
export async function changeFeeds<Reply>(
  { database }: Pick<Context, 'database'>,
  { accountId }: Owner,
  change: (transaction: Database, feeds: readonly StoredFeed[]) => Promise<Reply>,
): Promise<Reply> {
  return await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    return await change(transaction, await feedsOf(transaction, accountId))
  })
}

export async function feedsOf(database: Database, accountId: string): Promise<StoredFeed[]> {
  return await database
    .selectFrom('calendar_feed')
    .select(['id', 'made_at', 'filters'])
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The filters that are still valid, without those on columns that the view hides. */
export function usableFilters(filters: readonly Filter[], isNonpartisan: boolean): Filter[] {
  const hidden = hiddenFrom(isNonpartisan)
  return filters.filter((filter) => !hidden.has(filter.column_id) && filterProblems(filter, 'official').length === 0)
}

/** Only the answer that creates a link includes it. */
export function describeFeed(
  { id, made_at, filters }: StoredFeed,
  url: string | null,
  isNonpartisan: boolean,
): CalendarFeed {
  return { id, url, made_at: made_at.toISOString(), filters: usableFilters(filters, isNonpartisan) }
}
