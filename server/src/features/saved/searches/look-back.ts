import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Context } from '#context/context.ts'
import { versionBefore } from '#database/changes/version-before.ts'
import { momentOfDay } from '#dataset/moment-of-day.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { compare, type Difference } from '#features/saved/searches/compare.ts'
import type { VisibleSearch, Viewer } from '#features/saved/searches/find-searches.ts'
import { foundThen } from '#features/saved/searches/found-then.ts'
import { filtersOfView } from '#features/saved/searches/saved-view.ts'
import { type Happened, whatHappened } from '#dataset/what-happened.ts'
import { match } from '#search/match.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** What differs in a search between an earlier moment and now, and what of it cannot be told. */
export interface Compared {
  readonly index: SearchIndex
  readonly since: Date | null
  readonly difference: Difference
  readonly happened: Happened
  readonly untold: number
  readonly asToday: readonly string[]
}

interface LookingBack {
  readonly viewer: Viewer
  readonly search: Pick<VisibleSearch, 'view'>
  readonly since: string
}

/** A search now and at the start of a day, as `/v1/changes` counts days. */
export async function lookBack(
  { database, dataset, clock }: Pick<Context, 'database' | 'dataset' | 'clock'>,
  { viewer, search, since }: LookingBack,
): Promise<Compared> {
  const snapshot = dataset.current()
  const { index } = snapshot
  const moment = await momentOfDay(database, since, clock.now())
  const filters = filtersOfView(search.view, viewer.isNonpartisan)
  await rememberFilters(index, filters)
  const after = (await versionBefore(database, moment)) ?? index.version
  const happened = await whatHappened(database, snapshot, { after, hidden: hiddenFrom(viewer.isNonpartisan) })
  const found = match(index, filters)
  const { ids, untold, asToday } = foundThen(snapshot, { filters, found, happened, moment })
  return { index, since: moment, difference: compare(snapshot, { ids, found, happened }), happened, untold, asToday }
}
