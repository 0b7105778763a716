import { changeKindOf } from '@atlas/contract/catalogue/change-kinds.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { mostListedChanges, type SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Context } from '#context/context.ts'
import type { NetChanges } from '#database/changes/net-changes.ts'
import type { Database } from '#database/connect.ts'
import { standingAt } from '#dataset/standing-at.ts'
import { takeBaseline } from '#features/saved/searches/baselines.ts'
import type { Difference } from '#features/saved/searches/compare.ts'
import type { Happened } from '#dataset/what-happened.ts'
import { findVisible, type VisibleSearch, type Viewer } from '#features/saved/searches/find-searches.ts'
import { type NamedOfficial, officialsOnFile } from '#dataset/officials-on-file.ts'
import { type Compared, lookBack } from '#features/saved/searches/look-back.ts'
import { lookAt, type Sight } from '#features/saved/searches/sight.ts'
import { indexColumn, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Who came into a search, left it or changed: since a day, or since its viewer last opened it. */
export async function describeChanges(
  context: Needed,
  viewer: Viewer,
  { id, since }: { readonly id: string; readonly since?: string | undefined },
  most = mostListedChanges,
): Promise<SearchChanges> {
  const search = await findVisible(context.database, viewer.accountId, id)
  if (since !== undefined)
    return await describe(context.database, await lookBack(context, { viewer, search, since }), most)
  const sight = await lookAt(context, { viewer, searches: [search], occasions: ['opened'] })
  return await describe(context.database, sinceBaseline(sight, search), most)
}

/** The same, and the next changes are counted from this moment. */
export async function openSearch(context: Needed, viewer: Viewer, id: string): Promise<SearchChanges> {
  const { database, clock } = context
  const search = await findVisible(database, viewer.accountId, id)
  const sight = await lookAt(context, { viewer, searches: [search], occasions: ['opened'] })
  const changes = await changesOf(database, sight, search)
  const { snapshot } = sight
  await takeBaseline(database, { snapshot, search, viewer, occasion: 'opened', now: clock.now() })
  return changes
}

/** By name, with a limited number of officials for each kind of change. */
export async function changesOf(database: Database, sight: Sight, search: VisibleSearch): Promise<SearchChanges> {
  return await describe(database, sinceBaseline(sight, search), mostListedChanges)
}

const nothing: Difference = { entered: [], left: [], noLonger: [], changed: [] }

function sinceBaseline(sight: Sight, search: VisibleSearch): Compared {
  return {
    index: sight.snapshot.index,
    since: sight.baselineOf(search)?.savedAt ?? null,
    difference: sight.differenceOf(search) ?? nothing,
    happened: sight.happenedTo(search),
    untold: 0,
    asToday: [],
  }
}

async function describe(database: Database, compared: Compared, most: number): Promise<SearchChanges> {
  const { index, since, happened, untold, asToday } = compared
  const { entered, left, noLonger, changed } = compared.difference
  const atRow = (row: number) => officialAt(index, row)
  return {
    since: since?.toISOString() ?? null,
    new: describeAll(entered, most, atRow),
    left_office: describeAll(left, most, (id) => formerOfficial(id, happened.get(id))),
    no_longer_matches: await describeByName(database, index, { ids: noLonger, happened, most }),
    changed: describeAll(changed, most, ({ row, columns }) => ({ ...atRow(row), changes: valueChanges(columns) })),
    untold,
    as_today: [...asToday],
  }
}

function describeAll<Item, Official>(items: readonly Item[], most: number, describeOne: (item: Item) => Official) {
  return { total: items.length, officials: items.slice(0, most).map(describeOne) }
}

function officialAt(index: SearchIndex, row: number) {
  const textOf = (id: ColumnId) => valueAt(indexColumn(index, id), row) as string | null
  return {
    id: index.ids[row] as number,
    name: textOf('eo.name') ?? '',
    office: textOf('office.name'),
    place: textOf('jurisdiction.name'),
    state: textOf('state.name'),
    is_on_file: true,
    standing: standingAt(index, row),
  }
}

/** Under the name that they had. */
function formerOfficial(id: number, changes: NetChanges | undefined) {
  const { name, office, jurisdiction: place, state } = changes?.person ?? unknownPerson
  return { id, name, office, place, state, is_on_file: false, standing: null }
}

// Of who is neither on file nor in what loads wrote down.
const unknownPerson = { name: 'Unknown', office: null, jurisdiction: null, state: null }

interface ByName {
  readonly ids: readonly number[]
  readonly happened: Happened
  readonly most: number
}

async function describeByName(database: Database, index: SearchIndex, { ids, happened, most }: ByName) {
  const visible = ids.slice(0, most)
  const offIndex = await officialsOnFile(
    database,
    visible.filter((id) => rowOfId(index, id) === undefined),
    index.today,
  )
  const named = new Map<number, NamedOfficial>(offIndex.map((official) => [official.id, official]))
  const officials = visible.map((id) => {
    const row = rowOfId(index, id)
    const changes = valueChanges(happened.get(id)?.columns ?? new Map())
    if (row !== undefined) return { ...officialAt(index, row), changes }
    return { ...(named.get(id) ?? formerOfficial(id, undefined)), is_on_file: false, changes }
  })
  return { total: ids.length, officials }
}

function valueChanges(columns: NetChanges['columns']) {
  return [...columns].map(([columnId, { before, after }]) => ({
    kind: changeKindOf(columnId),
    column_id: columnId,
    // Of a column it is a value, never a person.
    before: before as ColumnValue,
    after: after as ColumnValue,
  }))
}
