import type { StateId } from '@atlas/contract/rules/states.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, countyField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { placeDirectory } from '#vocabulary/places/place-directory.ts'

/** A place that can be found by its name. */
export interface NamedPlace {
  /** Seven-digit FIPS code. */
  readonly id: string
  readonly stateId: StateId
  /** "Selma" */
  readonly name: string
  /** False for a place that the Census counts but that has no government. */
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
  return readCsv(file, placeColumns, ({ values }) => placeFrom(values))
}

const placeColumns = ['GEOID', 'Name', 'Short Name', 'State', 'FIPS Class', 'Population'] as const

function placeFrom(values: Readonly<Record<(typeof placeColumns)[number], string>>): Place {
  if (!/^\d{7}$/.test(values.GEOID)) throw new RowRefused(`"${values.GEOID}" is no FIPS code of a place`)
  return {
    id: values.GEOID,
    stateId: stateField(values.State),
    name: values['Short Name'],
    fullName: values.Name,
    population: values.Population === '' ? null : countField(values.Population, 'Population'),
    isIncorporated: values['FIPS Class'].startsWith('C'),
  }
}

export function readPlaceCounties(file: TextFile, counties: ReadonlySet<string>): Reading<PlaceCounty> {
  return readCsv(file, ['Place GEOID', 'County GEOID'], ({ values }) => ({
    placeId: values['Place GEOID'],
    countyId: countyField(values['County GEOID'], counties),
  }))
}

/** A place that is missing from the compiled list, with its counties. */
export interface MorePlace {
  readonly place: Place
  readonly countyIds: readonly string[]
}

/** Places with their own government that the compiled list lacks, or lists as places without one. */
export function readMorePlaces(file: TextFile, counties: ReadonlySet<string>): Reading<MorePlace> {
  return readCsv(file, [...placeColumns, 'County GEOIDs'] as const, ({ values }) => ({
    place: placeFrom(values),
    countyIds: values['County GEOIDs'].split(';').map((id) => countyField(id, counties)),
  }))
}

interface ListedPlaces {
  readonly places: readonly Place[]
  readonly placeCounties: readonly PlaceCounty[]
}

/** A newer list of places takes precedence where it has the same place. */
export function withMorePlaces({ places, placeCounties }: ListedPlaces, more: readonly MorePlace[]): ListedPlaces {
  const governed = new Set(places.filter(({ isIncorporated }) => isIncorporated).map(({ id }) => id))
  const missing = more.filter(({ place }) => !governed.has(place.id))
  const added = new Set(missing.map(({ place }) => place.id))
  return {
    places: [...places.filter(({ id }) => !added.has(id)), ...missing.map(({ place }) => place)],
    placeCounties: [
      ...placeCounties.filter(({ placeId }) => !added.has(placeId)),
      ...missing.flatMap(({ place, countyIds }) => countyIds.map((countyId) => ({ placeId: place.id, countyId }))),
    ],
  }
}

export type PlaceOf = (stateId: StateId, name: string) => NamedPlace

/**
 * Finds a municipality by its name, because the list of mayors has no other identification. This is the only case where
 * a name joins two sources. A name that matches no place or several is refused.
 */
export function placeFinder(places: readonly NamedPlace[]): PlaceOf {
  const towns = placeDirectory(
    places.flatMap((place) => (place.isIncorporated ? [{ ...place, kind: 'municipality' as const }] : [])),
  )
  return (stateId, name) => {
    const found = towns.called(name, { kind: 'municipality', stateId })
    const [place] = found
    if (!place) throw new RowRefused(`the Census knows no city or town of the state that is called "${name}"`)
    if (found.length > 1)
      throw new RowRefused(`the Census knows ${found.length} cities or towns of the state that are called "${name}"`)
    return place
  }
}
