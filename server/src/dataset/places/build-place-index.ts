import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { ListedPlace } from '#dataset/places/listed-places.ts'
import { placeColumn } from '#dataset/places/place-columns.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import { naturalText } from '#search/natural-texts.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { sharedFrom } from '#search/shared-memory.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { takeTexts, textTable } from '#search/text-table.ts'

// Lower than any letter, so that the same name in two states stands side by side, and before a longer one.
const separator = '\u0001'

/** The search index of places, sorted by name as people count, then by state. The id of a row is the place's number. */
export function buildPlaceIndex(
  places: readonly ListedPlace[],
  { version, today }: Pick<BuiltIndex, 'version' | 'today'>,
): BuiltIndex {
  const keys = textTable(places.map(keyOf))
  const order = sortTexts(keys)
  const rows = Array.from(order, (number) => places[number] as ListedPlace)
  const columns = new Map(columnsOf.place.ids.map((id) => [id, inputOf(placeColumn(id), rows)]))
  const ids = sharedFrom(order, (number) => number)
  return buildIndex({ subject: 'place', version, today, ids, nameKeys: takeTexts(keys, order), columns })
}

/** No two are the same: a cursor finds its place again, whatever number a place has by then. */
function keyOf({ name, state, id }: ListedPlace): string {
  return [naturalText(normalised(name)), normalised(state.name), id].join(separator)
}

function inputOf({ read, choices }: ReturnType<typeof placeColumn>, rows: readonly ListedPlace[]): ColumnInput {
  const values = rows.map(read)
  return choices ? { codes: null, values, choices: rows.map(choices) } : { codes: null, values }
}
