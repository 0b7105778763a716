import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { mondayMorning, usualTimeZone } from '#features/saved/searches/digest/monday-morning.ts'
import type { Viewer } from '#features/saved/searches/find-searches.ts'
import { dayOf } from '#platform/clock.ts'

/** Somebody whose week is to be decided. */
export interface DueReader extends Viewer {
  readonly email: string
  readonly firstName: string
  /** Its Monday, where they are. */
  readonly week: string
}

/**
 * People who want mail about some search, may sign in, and for whom it is Monday morning and this week is not decided
 * yet.
 */
export async function dueReaders({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<DueReader[]> {
  const now = clock.now()
  const wanting = database.selectFrom('saved_search_digest').select('account_id')
  const withRole = database.selectFrom('account_role').select('account_id')
  const accounts = await database
    .selectFrom('account')
    .leftJoin('organization', 'organization.id', 'account.organization_id')
    .select(['account.id', 'email', 'first_name', 'is_nonpartisan', 'organization.time_zone'])
    .where('account.id', 'in', wanting)
    .where('account.id', 'in', withRole)
    .where('rejected_at', 'is', null)
    .orderBy('account.id')
    .execute()
  const decided = new Set((await decidedOf(database, now)).map(keyOf))
  return accounts.flatMap(({ id, email, first_name, is_nonpartisan, time_zone }) => {
    const week = mondayMorning(now, time_zone ?? usualTimeZone)
    if (week === null || decided.has(keyOf({ account_id: id, week }))) return []
    return [{ accountId: id, isNonpartisan: is_nonpartisan, email, firstName: first_name, week }]
  })
}

// A Monday begins at most a day earlier or later elsewhere.
const twoDays = 2 * 24 * 60 * 60 * 1_000

async function decidedOf(database: Database, now: Date) {
  const since = dayOf(new Date(now.getTime() - twoDays))
  return await database.selectFrom('weekly_digest').select(['account_id', 'week']).where('week', '>=', since).execute()
}

function keyOf({ account_id, week }: { readonly account_id: string; readonly week: string }): string {
  return `${account_id} ${week}`
}
