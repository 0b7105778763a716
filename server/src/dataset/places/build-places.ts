import { certainties } from '@atlas/contract/rules/place-certainty.ts'
import { placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { coverages } from '@atlas/contract/rules/coverage.ts'
import { schoolDistrictOf } from '@atlas/contract/rules/place-id.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { areaKindCode } from '#dataset/places/area-kinds.ts'
import { certaintyInCounty, certaintyOfPart } from '#dataset/places/area-certainty.ts'
import { listsOf, packedLists } from '#dataset/places/lists.ts'
import type { Areas, Places, TouchingAreas } from '#dataset/places/places.ts'
import type { StoredPlace, Town } from '#dataset/places/stored-places.ts'
import type { SearchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import { isOfWholeState, isUnplaced } from '#dataset/state-counties.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { textTable } from '#search/text-table.ts'

interface PlacesInput {
  readonly searched: SearchedJurisdictions
  /** jurisdiction → the number of its officials who cannot be searched */
  readonly excluded: ReadonlyMap<number, number>
  /** jurisdiction → the holder of its figures */
  readonly holders: ReadonlyMap<number, number>
  readonly zips: Places['zips']
}

/** Builds arrays from the stored places and the searchable officials. */
export function buildPlaces(
  stored: readonly StoredPlace[],
  { searched, excluded, holders, zips }: PlacesInput,
): Places {
  const numberOf = new Map(stored.map(({ id }, number) => [id, number]))
  const countiesOf = stored.map(({ countyIds }) => countyIds.flatMap((id) => numberOf.get(id) ?? []))
  return {
    ids: textTable(stored.map(({ id }) => id)),
    names: textTable(stored.map(({ name }) => name)),
    kinds: bytesOf(stored, ({ kind }) => placeKinds.indexOf(kind)),
    states: bytesOf(stored, ({ stateId }) => stateIds.indexOf(stateId as StateId)),
    coverages: bytesOf(stored, ({ whole }) => coverages.indexOf(whole?.coverage ?? 'unknown')),
    counties: packedLists(countiesOf),
    excluded: excludedOf(stored, excluded),
    holders: numbersOf(stored, ({ whole }) => (whole && holders.get(whole.id)) ?? 0),
    towns: new Map(stored.flatMap(({ town }, number): [number, Town][] => (town ? [[number, town]] : []))),
    zips,
    ...whereAreasServe(stored, searched),
    inCounty: packedLists(insideCounties(stored, countiesOf)),
    districts: packedLists(stateIds.map((state) => districtsOfState(stored, state))),
  }
}

/** The areas, and the places that they serve. */
export type AreasOfPlaces = Pick<Places, 'own' | 'areas' | 'touching' | 'statewide' | 'unplaced' | 'partsOfState'>

/** Some jurisdictions, and for each row the index of its jurisdiction among them. */
export function whereAreasServe(stored: readonly StoredPlace[], found: SearchedJurisdictions): AreasOfPlaces {
  const { searched } = found
  const numberOf = new Map(stored.map(({ id }, number) => [id, number]))
  const areaOf = new Map(searched.map((area, number) => [area.id, number]))
  const wide = [...searched.entries()].filter(
    ([, { kind }]) => kind === 'state' || kind === 'state-district' || partsOfState.has(kind),
  )
  const own = stored.map((place) => place.areas.flatMap(({ id }) => areaOf.get(id) ?? []))
  return {
    own: packedLists(own),
    areas: areasOf(stored, found),
    touching: touchingAreas(stored, searched, numberOf),
    statewide: packedLists(stateIds.map((state) => areasOfState(wide, state, isOfWholeState))),
    unplaced: packedLists(stateIds.map((state) => areasOfState(wide, state, isUnplaced))),
    partsOfState: packedLists(stateIds.map((state) => areasOfState(wide, state, isPartOfState))),
  }
}

/** The same places with the current officials; if other areas elect officials, everything about areas is rebuilt. */
export function updatePlaces(before: Places, stored: readonly StoredPlace[], input: PlacesInput): Places {
  const { searched, jurisdictionOfRow } = input.searched
  const { areas } = before
  const hasSameAreas = areas.ids.length === searched.length && searched.every(({ id }, area) => areas.ids[area] === id)
  if (!hasSameAreas) return buildPlaces(stored, input)
  return {
    ...before,
    excluded: excludedOf(stored, input.excluded),
    areas: { ...areas, rows: listsOf(searched.length, jurisdictionOfRow) },
  }
}

function excludedOf(stored: readonly StoredPlace[], excluded: PlacesInput['excluded']): Uint32Array {
  return numbersOf(stored, (place) => sum(place.areas.map(({ id }) => excluded.get(id) ?? 0)))
}

function areasOf(stored: readonly StoredPlace[], { searched, jurisdictionOfRow }: PlacesInput['searched']): Areas {
  const placeOf = new Map(stored.flatMap(({ areas }, number) => areas.map(({ id }) => [id, number + 1] as const)))
  const wholes = new Set(stored.flatMap(({ whole }) => whole?.id ?? []))
  return {
    ids: numbersOf(searched, ({ id }) => id),
    rows: listsOf(searched.length, jurisdictionOfRow),
    kinds: bytesOf(searched, ({ kind }) => areaKindCode(kind)),
    places: numbersOf(searched, ({ id }) => placeOf.get(id) ?? 0),
    certainties: bytesOf(searched, (area) =>
      certainties.indexOf(wholes.has(area.id) ? 'whole' : certaintyOfPart(area)),
    ),
  }
}

/** For each county the areas that touch it, without those of its cities and towns, which are places of their own. */
function touchingAreas(
  stored: readonly StoredPlace[],
  searched: readonly StoredJurisdiction[],
  numberOf: ReadonlyMap<string, number>,
): TouchingAreas {
  const districts = districtsPerCounty(stored)
  const lists: number[][] = stored.map(() => [])
  const codes: number[][] = stored.map(() => [])
  for (const [area, jurisdiction] of searched.entries()) {
    const { kind, counties, state } = jurisdiction
    if (kind === 'municipality' || kind === 'state' || !representsCounty(jurisdiction, stored, numberOf)) continue
    for (const { id } of counties) {
      const county = numberOf.get(id)
      if (county === undefined) continue
      const isOnly = districts.get(`${kind} ${state.id} ${id}`) === 1
      lists[county]?.push(area)
      codes[county]?.push(certainties.indexOf(certaintyInCounty(jurisdiction, isOnly)))
    }
  }
  const { starts, items } = packedLists(lists)
  return { starts, items, certainties: flatBytes(codes, items.length) }
}

function flatBytes(lists: readonly (readonly number[])[], length: number): Uint8Array {
  const bytes = sharedBytes(length)
  let at = 0
  for (const list of lists) for (const code of list) bytes[at++] = code
  return bytes
}

/** Of the school boards, only that of the county itself. */
function representsCounty(
  { kind, name, counties, figuresFrom }: StoredJurisdiction,
  stored: readonly StoredPlace[],
  numberOf: ReadonlyMap<string, number>,
): boolean {
  if (kind !== 'school-district') return true
  const [county, ...others] = counties.map(({ id }) => stored[numberOf.get(id) ?? -1])
  if (!county || others.length > 0) return false
  // The only board of a county shows the county's figures, whatever its name.
  if (figuresFrom !== null && figuresFrom === county.whole?.id) return true
  // Most are in towns, and normalizing so many names would take long.
  if (!/ (?:County|Parish)\b/.test(name)) return false
  return plain(schoolDistrictOf(name)).startsWith(plain(county.name))
}

function plain(name: string): string {
  return normalized(name).replace(/^saint /, 'st ')
}

/** The number of districts of a kind that touch each county, with or without officials. */
function districtsPerCounty(stored: readonly StoredPlace[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { whole, stateId, countyIds } of stored) {
    if (!whole || !partsOfState.has(whole.kind)) continue
    for (const id of countyIds) {
      const key = `${whole.kind} ${stateId} ${id}`
      counted.set(key, (counted.get(key) ?? 0) + 1)
    }
  }
  return counted
}

function insideCounties(stored: readonly StoredPlace[], countiesOf: readonly (readonly number[])[]): number[][] {
  const lists: number[][] = stored.map(() => [])
  for (const [number, { kind }] of stored.entries())
    if (kind !== 'county' && kind !== 'state')
      for (const county of countiesOf[number] ?? []) lists[county]?.push(number)
  return lists
}

function districtsOfState(stored: readonly StoredPlace[], state: StateId): number[] {
  return stored.flatMap(({ whole, stateId }, number) =>
    stateId === state && whole && partsOfState.has(whole.kind) ? [number] : [],
  )
}

function areasOfState(
  areas: readonly (readonly [number, StoredJurisdiction])[],
  stateId: StateId,
  isOne: (area: StoredJurisdiction) => boolean,
): number[] {
  return areas.flatMap(([area, jurisdiction]) =>
    jurisdiction.state.id === stateId && isOne(jurisdiction) ? [area] : [],
  )
}

const partsOfState: ReadonlySet<string> = new Set(['congressional-district', 'senate-district', 'house-district'])

function isPartOfState(area: StoredJurisdiction): boolean {
  return partsOfState.has(area.kind) || (area.kind === 'state-district' && area.counties.length > 0) || isUnplaced(area)
}

function bytesOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Uint8Array {
  const bytes = sharedBytes(items.length)
  for (const [at, item] of items.entries()) bytes[at] = valueOf(item)
  return bytes
}

function numbersOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Uint32Array {
  const numbers = sharedUint32(items.length)
  for (const [at, item] of items.entries()) numbers[at] = valueOf(item)
  return numbers
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
