import { type PlaceKind, placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { type Coverage, coverages } from '@atlas/contract/rules/coverage.ts'
import { type Lists, listAt } from '#dataset/places/lists.ts'
import type { Town } from '#dataset/places/stored-places.ts'
import { type TextTable, textAt, textCount } from '#search/text-table.ts'

/** The areas that elect searchable officials; rows refer to them by number. */
export interface Areas {
  /** area → number of the jurisdiction, ascending */
  readonly ids: Uint32Array
  /** area → rows of the officials' index, sorted by name */
  readonly rows: Lists
  /** area → index in `areaKinds` */
  readonly kinds: Uint8Array
  /** area → its place plus one; 0 if it belongs to none */
  readonly places: Uint32Array
  /** area → how certain it is that it is the whole of its place, as an index in `certainties` */
  readonly certainties: Uint8Array
}

/** For a county: the areas that touch it, and how certain it is that each covers all of it. */
export interface TouchingAreas {
  /** place of a county → start in `areas` and `certainty` */
  readonly starts: Uint32Array
  readonly items: Uint32Array
  readonly certainties: Uint8Array
}

/** Every place by its number, sorted by id. */
export interface Places {
  readonly ids: TextTable
  readonly names: TextTable
  readonly kinds: Uint8Array
  readonly states: Uint8Array
  readonly coverages: Uint8Array
  /** place → the places of its counties */
  readonly counties: Lists
  /** place → its areas */
  readonly own: Lists
  /** place → the number of its officials on file who cannot be searched */
  readonly excluded: Uint32Array
  /** place → the holder of its own figures; 0 for none */
  readonly holders: Uint32Array
  readonly towns: ReadonlyMap<number, Town>
  /** ZIP code → its area */
  readonly zips: ReadonlyMap<string, ZipArea>
  readonly areas: Areas
  readonly touching: TouchingAreas
  /** place of a county → the cities, towns, school districts and districts that touch it */
  readonly inCounty: Lists
  /** state → the places that are districts of Congress or of its legislature */
  readonly districts: Lists
  /** state → the areas that are elected statewide */
  readonly statewide: Lists
  /** state → the areas of its districts */
  readonly partsOfState: Lists
  /** state → the areas of its districts whose counties are not on file */
  readonly unplaced: Lists
}

/** A ZIP area, which is almost the postal ZIP code. */
export interface ZipArea {
  readonly stateId: StateId
  /** With the share of its land in each, from 0 to 1, largest first. */
  readonly counties: readonly { readonly id: string; readonly share: number }[]
  /** The cities and towns that overlap it. */
  readonly townIds: readonly string[]
  /** The legislative districts at its center, which are only probable. */
  readonly upper: string | null
  readonly lower: string | null
}

/** A single place. */
export interface PlaceOnFile {
  readonly number: number
  readonly id: string
  readonly kind: PlaceKind
  readonly name: string
  readonly stateId: StateId
  readonly coverage: Coverage
  /** The places of its counties. */
  readonly counties: Uint32Array
  readonly town: Town | null
}

export function placeCount({ kinds }: Places): number {
  return kinds.length
}

export function placeAt(places: Places, number: number): PlaceOnFile {
  return {
    number,
    id: placeIdAt(places, number),
    kind: kindAt(places, number),
    name: textAt(places.names, number),
    stateId: stateIds[places.states[number] as number] as StateId,
    coverage: coverages[places.coverages[number] as number] as Coverage,
    counties: listAt(places.counties, number),
    town: places.towns.get(number) ?? null,
  }
}

export function placeIdAt({ ids }: Places, number: number): string {
  return textAt(ids, number)
}

export function kindAt({ kinds }: Places, number: number): PlaceKind {
  return placeKinds[kinds[number] as number] as PlaceKind
}

/** The number of the place with an id; undefined if there is none. */
export function findPlace({ ids }: Places, id: string): number | undefined {
  let low = 0
  let high = textCount(ids)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (textAt(ids, middle) < id) low = middle + 1
    else high = middle
  }
  return low < textCount(ids) && textAt(ids, low) === id ? low : undefined
}

/** The place that an area is, or is part of; null if it belongs to none. */
export function placeIdOfArea(places: Places, area: number): string | null {
  const place = places.areas.places[area] as number
  return place === 0 ? null : placeIdAt(places, place - 1)
}

/** The rows of an area's officials in their index. */
export function rowsOfArea({ areas }: Places, area: number): Uint32Array {
  return listAt(areas.rows, area)
}
