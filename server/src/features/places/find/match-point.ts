import { distanceWords } from '@atlas/contract/rules/distance-words.ts'
import { placeAt } from '#dataset/places/places.ts'
import { alternativesOf, type Chamber, chambers, districtName } from '#features/places/find/districts-of.ts'
import { type MatchContext, type Matched, notFound, shortName } from '#features/places/find/match-answer.ts'
import { placed, type PlacedDivision } from '#features/places/find/placed-division.ts'
import { numbersOf } from '#features/places/find/serving.ts'
import { type DivisionKind, divisionsAt } from '#outlines/divisions-at.ts'
import type { PointOnEarth } from '#outlines/outline-index.ts'

/** The county and districts of a cell "32.4074, -87.0211". */
export function matchPoint(context: MatchContext, text: string): Matched {
  const point = readPoint(text)
  return typeof point === 'string' ? notFound(point) : matchDivisions(context, point)
}

const pair = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A latitude and a longitude, or the reason in words why the text is neither. */
function readPoint(text: string): PointOnEarth | string {
  const [, first, second] = pair.exec(text) ?? []
  if (first === undefined || second === undefined)
    return 'This is not a latitude and a longitude in degrees, such as 32.4074 and -87.0211.'
  const [latitude, longitude] = [Number(first), Number(second)]
  if (latitude < 0 && longitude > 0)
    return 'Latitude and longitude seem to be exchanged: here the latitude is about 30, and the longitude about -87.'
  if (longitude > 0) return 'The longitude has no minus: west of Greenwich it is less than zero.'
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'There is no such latitude or longitude.'
  return { latitude, longitude }
}

const kindOf: Readonly<Record<Chamber, DivisionKind>> = {
  congress: 'congressional_district',
  senate: 'senate_district',
  house: 'house_district',
}

/** The answer for a point: the divisions that it lies in, and those beyond a nearby line. */
export function matchDivisions(context: MatchContext, point: PointOnEarth): Matched {
  const { places, holdersOf } = context
  const divisions = divisionsAt(point).flatMap((division) => placed(places, division))
  const of = (kind: DivisionKind) => divisions.filter((each) => each.kind === kind)
  const counties = of('county').map((county) => placeAt(places, county.number))
  if (counties.length === 0) return notFound('This point is outside of the five states.')
  const isOfSeveralStates = new Set(counties.map(({ stateId }) => stateId)).size > 1
  const inChamber = (chamber: Chamber) => {
    const found = of(kindOf[chamber])
    const ids = found.map(({ id }) => id)
    return alternativesOf(ids, found.find(({ isInside }) => isInside)?.id ?? null, {
      nameOf: (id) => districtName(id, chamber, isOfSeveralStates),
      holdersOf: (id) => numbersOf(places, [id]).flatMap((number) => [...holdersOf(number)]),
    })
  }
  const near = divisions.filter(({ kind, isInside }) => !isInside && kind !== 'municipality')
  return {
    answer: {
      result: counties.length === 1 ? 'matched' : 'crosses',
      counties: counties.map(({ name, stateId }) => shortName(name, stateId, isOfSeveralStates)),
      county_holders: counties.map(({ number }) => [...holdersOf(number)]),
      congress: inChamber('congress'),
      senate: inChamber('senate'),
      house: inChamber('house'),
      reason: near.length === 0 ? null : nearReason(near),
    },
    districts: chambers.flatMap((chamber) => countedOf(of(kindOf[chamber]))),
  }
}

/**
 * The divisions for which officials are counted: those that contain the point or, where that is uncertain, all that
 * may.
 */
function countedOf(found: readonly PlacedDivision[]): string[] {
  const inside = found.filter(({ isInside }) => isInside)
  return (inside.length > 0 ? inside : found).map(({ id }) => id)
}

/** "It is near the line: about 600 feet from Sunflower County. The address on the voter card decides." */
function nearReason(near: readonly PlacedDivision[]): string {
  const distances = near.map(({ name, metersToLine }) => `${distanceWords(metersToLine ?? 0)} from ${name}`)
  return `It is near the line: ${distances.join(', ')}. The address on the voter card decides.`
}
