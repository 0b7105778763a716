import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import type { FoundPoint, Precision } from '@atlas/contract/endpoints/places/point.ts'
import { distanceWords } from '@atlas/contract/rules/distance-words.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { placeAt, type Places } from '#dataset/places/places.ts'
import { placed, type PlacedDivision } from '#features/places/find/placed-division.ts'
import type { Serving } from '#features/places/find/serving.ts'
import { servingPoint } from '#features/places/find/serving-point.ts'
import { divisionsAt, toleranceMeters } from '#outlines/divisions-at.ts'

/** The location of a person or of an address. */
export interface RequestedPoint {
  readonly latitude: number
  readonly longitude: number
  readonly precision: Precision
  /** In meters; undefined where it is unknown. */
  readonly accuracy?: number | undefined
  /** The address as the geocoder understood it. */
  readonly matched?: string | undefined
}

/** The data of a request for a point, assembled from the divisions that contain it; null outside these states. */
export interface PointQuery extends Pick<Found, 'kind' | 'name' | 'full_name' | 'place_id' | 'state_id'> {
  readonly point: FoundPoint
  readonly counties: readonly { readonly number: number; readonly share: null }[]
  readonly towns: readonly number[]
  readonly serving: readonly Serving[]
  /** Why the officials of an area are in the answer. */
  readonly reasonOf: (area: number) => string
}

// A location that may be this far off determines only a county, so a larger distance would only name more districts.
const mostMeters = 5_000

export function queryPoint(places: Places, point: RequestedPoint): PointQuery | null {
  const { latitude, longitude, precision, accuracy, matched } = point
  const within = Math.min(Math.max(toleranceMeters, accuracy ?? 0), mostMeters)
  const divisions = divisionsAt(point, within).flatMap((division) => placed(places, division))
  const counties = divisions.filter(({ kind }) => kind === 'county')
  const [county] = counties
  if (!county) return null
  const name = precision === 'location' ? 'your location' : (matched ?? 'the address')
  const areas = servingPoint(places, divisions)
  return {
    kind: 'point',
    name,
    full_name: name,
    place_id: null,
    state_id: placeAt(places, county.number).stateId,
    point: {
      latitude,
      longitude,
      precision,
      accuracy_meters: accuracy ?? null,
      matched: matched ?? null,
      inside: divisions.filter(({ isInside }) => isInside).map(describeDivision),
      near_line: divisions
        .filter(({ isInside }) => !isInside)
        .map((division) => ({ ...describeDivision(division), meters: division.metersToLine ?? 0 })),
    },
    counties: counties.map(({ number }) => ({ number, share: null })),
    towns: divisions.filter(({ kind }) => kind === 'municipality').map(({ number }) => number),
    serving: areas.map(({ serving }) => serving),
    reasonOf: (area) => reasonOf(precision, areas.find(({ serving }) => serving.area === area)?.through ?? county),
  }
}

function describeDivision({ kind, id, name, linesOf, newerLines }: PlacedDivision): FoundPoint['inside'][number] {
  return { kind, place_id: id, name, lines_of: linesOf, newer_lines: newerLines }
}

/** "by your location, inside Senate District 33 (lines of 2024)", "…, about 600 feet from Sunflower County (lines of 2019)" */
function reasonOf(precision: Precision, through: PlacedDivision | StateId): string {
  const by = precision === 'location' ? 'by your location' : 'by the address'
  if (typeof through === 'string') return `${by}, inside ${states[through].name}`
  const { name, isInside, metersToLine, linesOf } = through
  const where = isInside ? `inside ${name}` : `${distanceWords(metersToLine ?? 0)} from ${name}`
  return `${by}, ${where} (lines of ${linesOf})`
}
