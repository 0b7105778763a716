import type { PlaceOnFile, ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { countyNames } from '#imports/spreadsheets/cells/county.ts'
import { once } from '#platform/once.ts'
import { placeDirectory } from '#vocabulary/places/place-directory.ts'

type Towns = ReturnType<typeof placeDirectory>
// All rows of a file use the same list.
const townsOfList = new WeakMap<readonly PlaceOnFile[], Towns>()

/** The known cities and towns by what people write for them. */
export function townsOf(places: readonly PlaceOnFile[]): Towns {
  const made = townsOfList.get(places)
  if (made) return made
  const towns = placeDirectory(
    places.flatMap(({ id, kind, stateId, name }) => (kind === 'municipality' ? [{ id, kind, stateId, name }] : [])),
  )
  townsOfList.set(places, towns)
  return towns
}

/** Whether a text is the name of a known county, city or town, and nothing else. */
export function placeNames(reference: ReferenceData): (text: string) => boolean {
  // Created lazily, because few lists have titles with places before names, and there are many places.
  const counties = once(() => countyNames(reference))
  return (text) => counties()(text) || townsOf(reference.places).called(text).length > 0
}
