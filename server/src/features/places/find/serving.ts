import { type Certainty, certainties } from '@atlas/contract/rules/place-certainty.ts'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { listAt } from '#dataset/places/lists.ts'
import { findPlace, type PlaceOnFile, type Places, type ZipArea } from '#dataset/places/places.ts'
import { representing, touching } from '#dataset/places/representing.ts'

/** A county of the requested area, and how certain it is that an official serves it. */
export interface ServedPart {
  readonly county: number
  readonly certainty: Certainty
}

/** An area whose officials represent the requested place, and the parts of the place that they serve. */
export interface Serving {
  readonly area: number
  readonly certainty: Certainty
  readonly parts: readonly ServedPart[]
}

/**
 * The areas that represent a ZIP area: those that represent its counties, and its towns. A district that contains only
 * part of a county may miss the ZIP area; the districts at its middle are probable.
 */
export function servingZip(places: Places, zip: ZipArea): Serving[] {
  const atMiddle = districtsAtMiddle(places, zip)
  const parts = new Map<number, ServedPart[]>()
  const add = (area: number, part: ServedPart) => parts.set(area, [...(parts.get(area) ?? []), part])
  const counties = numbersOf(
    places,
    zip.counties.map(({ id }) => id),
  )
  for (const county of counties)
    for (const { area, certainty } of representing(places, county)) {
      const maybe = atMiddle.has(places.areas.places[area] as number) ? 'probable' : 'possible'
      add(area, { county, certainty: certainty === 'part' ? maybe : certainty })
    }
  for (const town of numbersOf(places, zip.townIds)) {
    const shared = counties.filter((county) => listAt(places.counties, town).includes(county))
    for (const area of listAt(places.own, town))
      for (const county of shared) add(area, { county, certainty: certaintyOfTown(places, area) })
  }
  return Array.from(parts, ([area, served]) => ({ area, parts: served, certainty: together(served, counties.length) }))
}

/** Not everybody in a ZIP area lives in its town, and even fewer in any one ward of it. */
function certaintyOfTown({ areas }: Places, area: number): Certainty {
  return certainties[areas.certainties[area] as number] === 'whole' ? 'part' : 'possible'
}

function together(parts: readonly ServedPart[], all: number): Certainty {
  const known = new Set(parts.map(({ certainty }) => certainty))
  if (known.size === 1 && known.has('whole')) return parts.length === all ? 'whole' : 'part'
  if (known.has('whole')) return 'part'
  return certainties.find((each) => known.has(each)) ?? 'possible'
}

function districtsAtMiddle(places: Places, { stateId, upper, lower }: ZipArea): ReadonlySet<number> {
  const ids = [
    ...(upper === null ? [] : [districtPlaceId('senate-district', stateId, upper)]),
    ...(lower === null ? [] : [districtPlaceId('house-district', stateId, lower)]),
  ]
  // Areas store the number of their place plus one.
  return new Set(numbersOf(places, ids).map((number) => number + 1))
}

export function numbersOf(places: Places, ids: readonly string[]): number[] {
  return ids.flatMap((id) => findPlace(places, id) ?? [])
}

/** The areas that represent a place, and the counties of the place that each one serves. */
export function servingPlace(places: Places, { number, kind, counties }: PlaceOnFile): Serving[] {
  const found = representing(places, number)
  if (kind !== 'municipality' && kind !== 'county') return found.map((each) => ({ ...each, parts: [] }))
  const inCounty = Array.from(counties, (county) => ({
    county,
    areas: new Set(touching(places, county).map(({ area }) => area)),
  }))
  return found.map(({ area, certainty }) => {
    const touched = inCounty.filter(({ areas }) => areas.has(area))
    const served = touched.length > 0 ? touched : inCounty
    return { area, certainty, parts: served.map(({ county }) => ({ county, certainty })) }
  })
}
