import { type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { columnOfEach, columnOfRows } from '#dataset/column-of-each.ts'
import { distinctOf } from '#dataset/distinct.ts'
import type { ListedPlace, OfficialsOfPlace } from '#dataset/places/listed-places.ts'
import { columnsOfOfficials, type PlaceColumn, placeColumn } from '#dataset/places/place-columns.ts'
import { buildColumn, buildIndex, type ColumnInput } from '#search/build-index.ts'
import { patchRows } from '#search/patch/patch-columns.ts'
import { naturalText } from '#search/natural-texts.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { sharedFrom } from '#search/shared-memory.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { takeTexts, textTable } from '#search/text-table.ts'

// Sorts before any letter, so that the same name in two states comes together, and before a longer name.
const separator = '\u0001'

/**
 * The search index of places, sorted by name with numbers in numeric order, then by state. The id of a row is the
 * number of the place.
 */
export function buildPlaceIndex(
  places: readonly ListedPlace[],
  { version, today }: Pick<BuiltIndex, 'version' | 'today'>,
): BuiltIndex {
  const keys = textTable(places.map(keyOf))
  const order = sortTexts(keys)
  const rows = Array.from(order, (number) => places[number] as ListedPlace)
  // Most towns have no figures, and many are in the same counties, so each different value is read and sorted once.
  const areas = sharedDistinct(rows.map(({ area }) => area))
  const figures = sharedDistinct(rows.map(({ facts }) => facts))
  const inputOf = (column: PlaceColumn): ColumnInput => {
    if (column.level === 'jurisdiction') return columnOfEach(column, areas.distinct, areas.ofRow)
    if (column.level === 'figures') return columnOfEach(column, figures.distinct, figures.ofRow)
    return column.isOfOfficials ? columnOfRows(column, rows) : columnOfEach(column, rows, null)
  }
  const columns = new Map(columnsOf.place.ids.map((id) => [id, inputOf(placeColumn(id))]))
  const ids = sharedFrom(order, (number) => number)
  return buildIndex({ subject: 'place', version, today, ids, nameKeys: takeTexts(keys, order), columns })
}

/**
 * The index of the same places after some of their officials have changed; only values derived from officials are
 * recomputed.
 */
export function updatePlaceIndex(
  before: BuiltIndex,
  numbers: ReadonlySet<number>,
  officialsOf: (number: number) => OfficialsOfPlace,
  version: number,
): BuiltIndex {
  const rows = Uint32Array.from(before.ids.keys()).filter((row) => numbers.has(before.ids[row] as number))
  const places = Array.from(rows, (row) => officialsOf(before.ids[row] as number))
  const some = { ids: rows, nameKeys: before.nameKeys }
  const columns = Object.entries(columnsOfOfficials).map(([key, column]) => {
    const id = key as ColumnId
    const input = columnOfRows<OfficialsOfPlace>(column, places)
    return [id, buildColumn(id, { ...some, columns: new Map([[id, input]]) })] as const
  })
  return patchRows({ ...before, version }, rows, new Map(columns))
}

/** A unique key, so that a cursor finds its place again even if its number has changed. */
function keyOf({ name, area, id }: ListedPlace): string {
  return [naturalText(normalized(name)), normalized(area.state.name), id].join(separator)
}

function sharedDistinct<Item>(items: readonly Item[]): {
  readonly distinct: readonly Item[]
  readonly ofRow: Uint32Array
} {
  const { indexes: places, distinct } = distinctOf(items)
  return { distinct, ofRow: sharedFrom(places, (place) => place) }
}
