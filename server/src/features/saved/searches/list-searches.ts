import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Context } from '#context/context.ts'
import { describeSearches } from '#features/saved/searches/describe-searches.ts'
import { type Viewer, visibleSearches } from '#features/saved/searches/find-searches.ts'
import { lookAt } from '#features/saved/searches/sight.ts'

/** The searches of a person, and those that are shared with them. */
export async function listSearches(
  context: Pick<Context, 'database' | 'dataset' | 'clock'>,
  viewer: Viewer,
): Promise<{ values: SavedSearch[] }> {
  const searches = await visibleSearches(context.database, viewer.accountId)
  const sight = await lookAt(context, { viewer, searches, occasions: ['opened'] })
  return { values: await describeSearches(sight, searches) }
}
