import type { Filter } from '@atlas/contract/search/filter.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { type Baseline, baselinesOf, isOf, type Occasion, takeBaseline } from '#features/saved/searches/baselines.ts'
import { compare, type Difference } from '#features/saved/searches/compare.ts'
import type { VisibleSearch, Viewer } from '#features/saved/searches/find-searches.ts'
import { filtersOfView } from '#features/saved/searches/saved-view.ts'
import { type Happened, whatHappened } from '#dataset/what-happened.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import type { RowBitset } from '#search/row-bitset.ts'

type VisitedSearch = Pick<VisibleSearch, 'id' | 'view'>

/** What a person sees of some searches at one moment: whom they find, and what changed since that person's baselines. */
export interface Sight {
  readonly snapshot: Snapshot
  readonly viewer: Viewer
  readonly lookAt: (search: VisitedSearch) => { readonly filters: readonly Filter[]; readonly found: RowBitset }
  /** What changes are counted from; undefined where they are not. */
  readonly baselineOf: (search: VisitedSearch) => Baseline | undefined
  readonly happenedTo: (search: VisitedSearch) => Happened
  readonly differenceOf: (search: VisitedSearch) => Difference | null
}

interface Looking {
  readonly viewer: Viewer
  readonly searches: readonly VisitedSearch[]
  /** Which baselines count; of several, the latest. */
  readonly occasions: readonly Occasion[]
}

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Everything that is needed from the database is queried first, so that the rest is counted without it. */
export async function lookAt(context: Needed, looking: Looking): Promise<Sight> {
  const { viewer, searches, occasions } = looking
  const stored = await baselinesOf(context.database, viewer.accountId, occasions, searches)
  const snapshot = await snapshotOfAtLeast(context, stored)
  const filters = new Map(searches.map(({ id, view }) => [id, filtersOfView(view, viewer.isNonpartisan)]))
  for (const each of filters.values()) await rememberFilters(snapshot.index, each)
  const filtersOf = ({ id }: VisitedSearch) => filters.get(id) ?? []
  const baselines = await comparable(context, { stored, snapshot, looking, filtersOf })
  const happened = await happenedSince(context.database, { snapshot, baselines, viewer })
  const foundBy = (search: VisitedSearch) => match(snapshot.index, filtersOf(search))
  const happenedTo = ({ id }: VisitedSearch): Happened => happened.get(baselines.get(id)?.version ?? -1) ?? new Map()
  return {
    snapshot,
    viewer,
    lookAt: (search) => ({ filters: filtersOf(search), found: foundBy(search) }),
    baselineOf: ({ id }) => baselines.get(id),
    happenedTo,
    differenceOf: (search) => {
      const ids = baselines.get(search.id)?.ids
      return ids ? compare(snapshot, { ids, found: foundBy(search), happened: happenedTo(search) }) : null
    },
  }
}

/** Another server may have shown a newer version than this one has built. */
async function snapshotOfAtLeast(
  { dataset }: Needed,
  baselines: ReadonlyMap<string, Pick<Baseline, 'version'>>,
): Promise<Snapshot> {
  const isBehind = () => {
    const { version } = dataset.current().index
    return [...baselines.values()].some((baseline) => baseline.version > version)
  }
  if (isBehind()) await dataset.refresh()
  return dataset.current()
}

interface Comparing {
  readonly stored: ReadonlyMap<string, Baseline>
  readonly snapshot: Snapshot
  readonly looking: Looking
  readonly filtersOf: (search: VisitedSearch) => readonly Filter[]
}

/** A baseline that was taken under other filters starts over. */
async function comparable(
  { database, clock }: Needed,
  { stored, snapshot, looking: { viewer, searches }, filtersOf }: Comparing,
): Promise<ReadonlyMap<string, Baseline>> {
  const baselines = new Map(stored)
  for (const search of searches) {
    const baseline = baselines.get(search.id)
    if (!baseline || isOf(baseline, filtersOf(search))) continue
    const { occasion } = baseline
    baselines.set(search.id, await takeBaseline(database, { snapshot, search, viewer, occasion, now: clock.now() }))
  }
  return baselines
}

interface VisitRequest {
  readonly snapshot: Snapshot
  readonly baselines: ReadonlyMap<string, Baseline>
  readonly viewer: Viewer
}

/** version of the data → what loads changed since then; searches that were opened in one version are asked for at once. */
async function happenedSince(
  database: Database,
  { snapshot, baselines, viewer }: VisitRequest,
): Promise<ReadonlyMap<number, Happened>> {
  const hidden = hiddenFrom(viewer.isNonpartisan)
  const happened = new Map<number, Happened>()
  for (const after of new Set(Array.from(baselines.values(), ({ version }) => version)))
    happened.set(after, await whatHappened(database, snapshot, { after, hidden }))
  return happened
}
