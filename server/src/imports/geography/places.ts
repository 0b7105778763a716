import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** A place as a name finds it. */
export interface NamedPlace {
  /** Seven-digit FIPS code. */
  readonly id: string
  readonly stateId: StateId
  /** "Selma" */
  readonly name: string
  /** False for a place that the Census counts but nobody governs. */
  readonly isIncorporated: boolean
}

export interface Place extends NamedPlace {
  /** "City of Selma" */
  readonly fullName: string
  readonly population: number | null
}

export interface PlaceCounty {
  readonly placeId: string
  readonly countyId: string
}

export function readPlaces(file: TextFile): Reading<Place> {
  return readCsv(file, ['GEOID', 'Name', 'Short Name', 'State', 'FIPS Class', 'Population'], ({ values }) => {
    if (!/^\d{7}$/.test(values.GEOID)) throw new RowRefused(`"${values.GEOID}" is no FIPS code of a place`)
    return {
      id: values.GEOID,
      stateId: stateField(values.State),
      name: values['Short Name'],
      fullName: values.Name,
      population: values.Population === '' ? null : countField(values.Population, 'Population'),
      isIncorporated: values['FIPS Class'].startsWith('C'),
    }
  })
}

export function readPlaceCounties(file: TextFile, counties: ReadonlySet<string>): Reading<PlaceCounty> {
  return readCsv(file, ['Place GEOID', 'County GEOID'], ({ values }) => ({
    placeId: values['Place GEOID'],
    countyId: countyField(values['County GEOID'], counties),
  }))
}

export type PlaceOf = (stateId: StateId, name: string) => NamedPlace

/**
 * Finds a municipality by its name, because the list of mayors knows nothing else of it: the only place
 * where a name joins two sources. A name that fits none or several is refused.
 */
export function placeFinder(places: readonly NamedPlace[]): PlaceOf {
  const byName = Map.groupBy(
    places.filter((place) => place.isIncorporated),
    (place) => nameKey(place.stateId, place.name),
  )
  return (stateId, name) => {
    const found = byName.get(nameKey(stateId, name)) ?? []
    const [place] = found
    if (!place) throw new RowRefused(`the Census knows no city or town of the state that is called "${name}"`)
    if (found.length > 1)
      throw new RowRefused(`the Census knows ${found.length} cities or towns of the state that are called "${name}"`)
    return place
  }
}

function nameKey(stateId: StateId, name: string): string {
  return `${stateId} ${normalised(name).replace(/^st /, 'saint ')}`
}
