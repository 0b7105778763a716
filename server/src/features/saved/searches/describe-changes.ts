import { changeKindOf } from '@atlas/contract/catalogue/change-kinds.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { mostListedChanges, type SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Context } from '#context/context.ts'
import type { NetChanges } from '#database/changes/net-changes.ts'
import type { Database } from '#database/connect.ts'
import { standingAt } from '#dataset/standing-at.ts'
import { takeBaseline } from '#features/saved/searches/baselines.ts'
import type { Difference, Happened } from '#features/saved/searches/compare.ts'
import { findVisible, type VisibleSearch, type Viewer } from '#features/saved/searches/find-searches.ts'
import { type NamedOfficial, officialsOnFile } from '#dataset/officials-on-file.ts'
import { lookAt, type Sight } from '#features/saved/searches/sight.ts'
import { indexColumn, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Who came into a search, left it or changed since its viewer last opened it. */
export async function describeChanges(context: Needed, viewer: Viewer, id: string): Promise<SearchChanges> {
  const search = await findVisible(context.database, viewer.accountId, id)
  const sight = await lookAt(context, { viewer, searches: [search], occasions: ['opened'] })
  return await changesOf(context.database, sight, search)
}

/** The same, and the next changes are counted from what was just told. */
export async function openSearch(context: Needed, viewer: Viewer, id: string): Promise<SearchChanges> {
  const { database, clock } = context
  const search = await findVisible(database, viewer.accountId, id)
  const sight = await lookAt(context, { viewer, searches: [search], occasions: ['opened'] })
  const changes = await changesOf(database, sight, search)
  const { snapshot } = sight
  await takeBaseline(database, { snapshot, search, viewer, occasion: 'opened', now: clock.now() })
  return changes
}

const nothing: Difference = { entered: [], left: [], noLonger: [], changed: [] }

/** In names, at most so many of each kind as are listed. */
export async function changesOf(database: Database, sight: Sight, search: VisibleSearch): Promise<SearchChanges> {
  const { index } = sight.snapshot
  const { entered, left, noLonger, changed } = sight.differenceOf(search) ?? nothing
  const happened = sight.happenedTo(search)
  const atRow = (row: number) => officialAt(index, row)
  return {
    since: sight.baselineOf(search)?.savedAt.toISOString() ?? null,
    new: describeAll(entered, atRow),
    left_office: describeAll(left, (id) => formerOfficial(id, happened.get(id))),
    no_longer_matches: await describeByName(database, index, noLonger, happened),
    changed: describeAll(changed, ({ row, columns }) => ({ ...atRow(row), changes: valueChanges(columns) })),
  }
}

function describeAll<Item, Official>(items: readonly Item[], describe: (item: Item) => Official) {
  return { total: items.length, officials: items.slice(0, mostListedChanges).map(describe) }
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

async function describeByName(database: Database, index: SearchIndex, ids: readonly number[], happened: Happened) {
  const visible = ids.slice(0, mostListedChanges)
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
