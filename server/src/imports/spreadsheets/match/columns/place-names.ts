import type { PlaceOnFile, ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { countyNames } from '#imports/spreadsheets/cells/county.ts'
import { once } from '#platform/once.ts'
import { placeDirectory } from '#vocabulary/places/place-directory.ts'

type Towns = ReturnType<typeof placeDirectory>
// The rows of a file are read against one list.
const townsOfList = new WeakMap<readonly PlaceOnFile[], Towns>()

/** The cities and towns on file by what people write for them. */
export function townsOf(places: readonly PlaceOnFile[]): Towns {
  const made = townsOfList.get(places)
  if (made) return made
  const towns = placeDirectory(
    places.flatMap(({ id, kind, stateId, name }) => (kind === 'municipality' ? [{ id, kind, stateId, name }] : [])),
  )
  townsOfList.set(places, towns)
  return towns
}

/** Tells whether a text is the name of a county, a city or a town on file, and nothing else. */
export function placeNames(reference: ReferenceData): (text: string) => boolean {
  // Few lists have titles with places before names, and all places are many.
  const counties = once(() => countyNames(reference))
  return (text) => counties()(text) || townsOf(reference.places).called(text).length > 0
}
