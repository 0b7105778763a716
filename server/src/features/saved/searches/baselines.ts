import type { Selectable } from 'kysely'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { VisibleSearch, Viewer } from '#features/saved/searches/find-searches.ts'
import { packIds, unpackIds } from '#features/saved/searches/pack-ids.ts'
import { filtersOfView } from '#features/saved/searches/saved-view.ts'
import { match } from '#search/match.ts'
import { countRows, hasRow, type RowBitset } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** A search is opened by its viewer, or mailed to them. */
export type Occasion = 'opened' | 'mailed'

/** Whom a search found at one moment. */
export interface Baseline {
  readonly occasion: Occasion
  readonly savedAt: Date
  readonly filters: readonly Filter[]
  /** Of the data that it was found in. */
  readonly version: number
  /** Ascending. */
  readonly ids: Uint32Array
}

/** search → the latest moment of these occasions that a person's changes are counted from, where there was one. */
export async function baselinesOf(
  database: Database,
  accountId: string,
  occasions: readonly Occasion[],
  searches: readonly Pick<VisibleSearch, 'id'>[],
): Promise<Map<string, Baseline>> {
  if (searches.length === 0) return new Map()
  const rows = await database
    .selectFrom('saved_search_baseline')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('occasion', 'in', occasions)
    .where(
      'saved_search_id',
      'in',
      searches.map(({ id }) => id),
    )
    .orderBy('taken_at')
    .execute()
  return new Map(rows.map((row) => [row.saved_search_id, asBaseline(row)]))
}

function asBaseline(
  row: Omit<Selectable<Schema['saved_search_baseline']>, 'saved_search_id' | 'account_id'>,
): Baseline {
  return {
    occasion: row.occasion,
    savedAt: row.taken_at,
    filters: row.filters,
    version: row.version,
    ids: unpackIds(row.official_ids),
  }
}

/** Under other filters, because they hide party or the program knows other columns, nothing can be compared. */
export function isOf(baseline: Pick<Baseline, 'filters'>, filters: readonly Filter[]): boolean {
  return JSON.stringify(keysOf(baseline.filters)) === JSON.stringify(keysOf(filters))
}

// JSON of a database keeps no order of keys.
function keysOf(filters: readonly Filter[]) {
  return filters.map(({ column_id, operator, value }) => [column_id, operator, value ?? null])
}

interface Taking {
  readonly snapshot: Snapshot
  readonly search: Pick<VisibleSearch, 'id' | 'view'>
  readonly viewer: Viewer
  readonly occasion: Occasion
  readonly now: Date
}

/** From now on a person's changes of a search are counted from what it finds in this version of the data. */
export async function takeBaseline(
  database: Database,
  { snapshot, search, viewer, occasion, now }: Taking,
): Promise<Baseline> {
  const values = baselineOf(snapshot, search.view, viewer.isNonpartisan, now)
  const row = await database
    .insertInto('saved_search_baseline')
    .values({ saved_search_id: search.id, account_id: viewer.accountId, occasion, ...values })
    .onConflict((conflict) => conflict.columns(['saved_search_id', 'account_id', 'occasion']).doUpdateSet(values))
    .returning(['occasion', 'taken_at', 'filters', 'version', 'official_ids'])
    .executeTakeFirstOrThrow()
  return asBaseline(row)
}

/** The same for everybody who has seen the search, because its filters have become others. */
export async function takeAgain(
  database: Database,
  { snapshot, search, now }: Pick<Taking, 'snapshot' | 'search' | 'now'>,
): Promise<void> {
  for (const isNonpartisan of [false, true]) {
    await database
      .updateTable('saved_search_baseline')
      .from('account')
      .set(baselineOf(snapshot, search.view, isNonpartisan, now))
      .whereRef('account.id', '=', 'saved_search_baseline.account_id')
      .where('account.is_nonpartisan', '=', isNonpartisan)
      .where('saved_search_id', '=', search.id)
      .execute()
  }
}

function baselineOf({ index }: Snapshot, view: string, isNonpartisan: boolean, now: Date) {
  const filters = filtersOfView(view, isNonpartisan)
  return {
    taken_at: now,
    filters: JSON.stringify(filters),
    version: index.version,
    official_ids: packIds(idsOf(index, match(index, filters))),
  }
}

function idsOf({ ids, rowsById }: SearchIndex, found: RowBitset): Uint32Array {
  const sorted = new Uint32Array(countRows(found))
  let index = 0
  for (const row of rowsById) if (hasRow(found, row)) sorted[index++] = ids[row] as number
  return sorted
}
