import { type Certainty, certainties } from '@atlas/contract/rules/place-certainty.ts'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { type AreaKind, areaKinds } from '#dataset/places/area-kinds.ts'
import { listAt } from '#dataset/places/lists.ts'
import { findPlace, kindAt, placeAt, type PlaceOnFile, type Places } from '#dataset/places/places.ts'

/** An area whose officials represent a place, and how certain that is. */
export interface Representing {
  readonly area: number
  readonly certainty: Certainty
}

/**
 * Who represents a place: officials elected statewide and, depending on the kind of place, those of its own areas, its
 * counties and the districts it is in. Uncertain ones are marked; unknown ones are omitted.
 */
export function representing(places: Places, number: number): Representing[] {
  return representingEach(places)(number).flat()
}

type RepresentingEach = (number: number) => readonly (readonly Representing[])[]

const remembered = new WeakMap<Places['touching'], RepresentingEach>()

/**
 * The same for many places, each in parts; parts of the same state or the same counties are the same array. It depends
 * only on the areas, which stay the same from one snapshot to the next as long as the same ones elect officials.
 */
export function representingEach(places: Places): RepresentingEach {
  const each = remembered.get(places.touching) ?? findRepresentingEach(places)
  remembered.set(places.touching, each)
  return each
}

function findRepresentingEach(places: Places): RepresentingEach {
  const ofStates = new Map<string, readonly Representing[]>()
  const ofCounties = new Map<string, readonly Representing[]>()
  return (number) => [
    once(ofStates, `${kindAt(places, number) === 'state'} ${places.states[number]}`, () =>
      throughState(places, number),
    ),
    own(places, number),
    once(ofCounties, countiesKey(places, number), () => throughCounties(places, placeAt(places, number))),
  ]
}

function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const cached = made.get(key)
  if (cached !== undefined) return cached
  const value = make()
  made.set(key, value)
  return value
}

/** The input of `throughCounties` as a key. */
function countiesKey(places: Places, number: number): string {
  const { upper, lower } = places.towns.get(number)?.districts ?? { upper: '', lower: '' }
  const [kind, state] = [places.kinds[number], places.states[number]]
  return `${kind} ${state} ${upper} ${lower} ${listAt(places.counties, number).join(' ')}`
}

function throughState(places: Places, number: number): Representing[] {
  const state = places.states[number] as number
  const whole = as('whole', listAt(places.statewide, state))
  const isState = kindAt(places, number) === 'state'
  return [
    ...whole,
    ...(isState ? as('part', listAt(places.partsOfState, state)) : as('possible', listAt(places.unplaced, state))),
  ]
}

function as(certainty: Certainty, areas: Uint32Array): Representing[] {
  return Array.from(areas, (area) => ({ area, certainty }))
}

/** The areas that touch a county. */
export function touching({ touching: { starts, items, certainties: codes } }: Places, county: number): Representing[] {
  const start = starts[county] as number
  return Array.from(items.subarray(start, starts[county + 1]), (area, at) => ({
    area,
    certainty: certainties[codes[start + at] as number] as Certainty,
  }))
}

function own(places: Places, number: number): Representing[] {
  const kind = kindAt(places, number)
  if (kind === 'state') return []
  if (kind === 'county') return touching(places, number)
  return Array.from(listAt(places.own, number), (area) => ({
    area,
    certainty: certainties[places.areas.certainties[area] as number] as Certainty,
  }))
}

/** What a town or a school district shares with all of its counties. */
const ofCounties = [
  'county',
  'congressional-district',
  'senate-district',
  'house-district',
  'judicial-circuit',
  'state-district',
  'special-district',
] as const satisfies readonly AreaKind[]

const throughKinds: Readonly<Partial<Record<PlaceKind, readonly AreaKind[]>>> = {
  municipality: ofCounties,
  school_district: ofCounties,
  senate_district: ['congressional-district', 'house-district'],
  house_district: ['congressional-district', 'senate-district'],
  congressional_district: ['senate-district', 'house-district'],
}

/** For a district, only other districts that contain all of its counties. */
function throughCounties(places: Places, place: PlaceOnFile): Representing[] {
  const kinds = throughKinds[place.kind]
  if (!kinds) return []
  const found = areasOfCounties(places, place.counties, kinds)
  const whole = [...found].filter(([, certainty]) => certainty === 'whole')
  if (place.kind.endsWith('_district') && place.kind !== 'school_district') return whole.map(asRepresenting)
  return narrowed(places, place, found)
}

function asRepresenting([area, certainty]: readonly [number, Certainty]): Representing {
  return { area, certainty }
}

/** An area of the whole county covers everything in it; a part of a county may not. */
function areasOfCounties(
  places: Places,
  counties: Uint32Array,
  kinds: readonly AreaKind[],
): ReadonlyMap<number, Certainty> {
  const wholeIn = new Map<number, number>()
  for (const county of counties)
    for (const { area, certainty } of touching(places, county)) {
      const kind = areaKinds[places.areas.kinds[area] as number] as AreaKind
      if (kinds.includes(kind)) wholeIn.set(area, (wholeIn.get(area) ?? 0) + (certainty === 'whole' ? 1 : 0))
    }
  const certaintyOf = (count: number): Certainty => {
    if (count === 0) return 'possible'
    return count === counties.length ? 'whole' : 'part'
  }
  return new Map(Array.from(wholeIn, ([area, count]) => [area, certaintyOf(count)]))
}

/** If the legislative districts at the center of a town are known, they are probable and others unlikely. */
function narrowed(places: Places, place: PlaceOnFile, found: ReadonlyMap<number, Certainty>): Representing[] {
  const atPoint = districtsAtPoint(places, place)
  if (atPoint === null) return [...found].map(asRepresenting)
  return [...found].flatMap(([area, certainty]): Representing[] => {
    const isLegislative = legislative.has(places.areas.kinds[area] as number)
    if (certainty !== 'possible' || !isLegislative) return [{ area, certainty }]
    return atPoint.has(places.areas.places[area] as number) ? [{ area, certainty: 'probable' }] : []
  })
}

const legislative: ReadonlySet<number> = new Set([
  areaKinds.indexOf('senate-district'),
  areaKinds.indexOf('house-district'),
])

/** The districts at the center of a town, as areas refer to their place; null if unknown. */
export function districtsAtPoint(places: Places, { town, stateId }: PlaceOnFile): ReadonlySet<number> | null {
  if (!town?.districts) return null
  const { upper, lower } = town.districts
  const ids = [districtPlaceId('senate-district', stateId, upper), districtPlaceId('house-district', stateId, lower)]
  return new Set(ids.flatMap((id) => numbered(findPlace(places, id))))
}

function numbered(number: number | undefined): number[] {
  return number === undefined ? [] : [number + 1]
}

/** The districts that touch a place with their certainty, whether or not they have officials. */
export function districtsTouching(places: Places, place: PlaceOnFile): { number: number; certainty: Certainty }[] {
  const found = new Map<number, number>()
  const kindsInCounty = new Map<string, number>()
  for (const county of place.counties)
    for (const number of listAt(places.inCounty, county)) {
      const kind = kindAt(places, number)
      if (!isDistrict(kind) || number === place.number || kind === place.kind) continue
      found.set(number, (found.get(number) ?? 0) + 1)
      kindsInCounty.set(`${county} ${kind}`, (kindsInCounty.get(`${county} ${kind}`) ?? 0) + 1)
    }
  const atPoint = districtsAtPoint(places, place)
  return Array.from(found.keys(), (number) => {
    const kind = kindAt(places, number)
    const only = Array.from(place.counties, (county) => {
      const touches = listAt(places.inCounty, county).includes(number)
      return touches && kindsInCounty.get(`${county} ${kind}`) === 1
    })
    if (only.every(Boolean)) return { number, certainty: 'whole' as const }
    if (place.kind === 'county' || only.some(Boolean)) return { number, certainty: 'part' as const }
    return { number, certainty: atPoint?.has(number + 1) ? ('probable' as const) : ('possible' as const) }
  })
}

function isDistrict(kind: PlaceKind): boolean {
  return kind === 'senate_district' || kind === 'house_district' || kind === 'congressional_district'
}
