import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeIdOf } from '@atlas/contract/rules/place-id.ts'
import { isStateId, type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { publicData } from '#imports/public-data.ts'
import { type OutlineAt, OutlineIndex, type PointOnEarth } from '#outlines/outline-index.ts'
import { readOutlines } from '#outlines/read-topology.ts'

/**
 * Outlines are simplified: within this many meters of a border it cannot be said on which side a point lies. The test
 * `tolerance.test.ts` compares them with outlines that were not simplified.
 */
export const toleranceMeters = 300

/** A division that a point lies in, or may lie in because it is near the border. */
export interface Division {
  readonly kind: DivisionKind
  /** The id of the place: "28011", "ms-senate-12". */
  readonly id: string
  readonly isInside: boolean
  /**
   * The distance to its border, where that is within the tolerance, so that the side is uncertain. For a county beyond
   * whose shore the point lies, the distance may be larger.
   */
  readonly metersToLine: number | null
  /** The year of its lines. */
  readonly linesOf: number
  /** What is known about newer lines, in a sentence; null where these are the newest known lines. */
  readonly newerLines: string | null
}

/**
 * The kinds of divisions, each with the file of a state, the year of its lines, and the way from a key to its place.
 */
const layers = {
  county: { file: () => 'county_outlines.json', linesOf: 2019, idOf: (key: string) => key },
  municipality: { file: (code: string) => `towns/${code}.json`, linesOf: 2019, idOf: (key: string) => key },
  congressional_district: { file: fileOfChamber('congress'), linesOf: 2024, idOf: idOfDistrict },
  senate_district: { file: fileOfChamber('upper'), linesOf: 2024, idOf: idOfDistrict },
  house_district: { file: fileOfChamber('lower'), linesOf: 2024, idOf: idOfDistrict },
} as const
export type DivisionKind = keyof typeof layers

const kindsInState = ['municipality', 'congressional_district', 'senate_district', 'house_district'] as const

/**
 * The county, the city or town, and the districts of Congress and the legislature at a point, with those that contain
 * it first; empty outside the five states. Each file of outlines is read when it is first needed.
 */
export function divisionsAt(point: PointOnEarth, within = toleranceMeters): Division[] {
  const counties = countiesAt(point, within)
  const inStates = [...new Set(counties.map(({ key }) => key.slice(0, 2)))].filter(isStateId)
  return [
    ...counties.flatMap((found) => divisionsOf('county', [found])),
    ...kindsInState.flatMap((kind) =>
      divisionsOf(
        kind,
        inStates.flatMap((stateId) => indexOf(kind, codeOf(stateId))?.at(point, within) ?? []),
      ),
    ),
  ]
}

// Counties end at the shore and districts in the sea, so a beach, a bridge or an island may lie beyond the drawn shore.
// There the nearest county is meant, unless it is farther away than the width of a wide bay.
const shoreMeters = 16_000

function countiesAt(point: PointOnEarth, within: number): OutlineAt[] {
  const index = indexOf('county', '')
  const found = index?.at(point, within) ?? []
  if (found.length > 0 || !stateIds.some((stateId) => isInDistrictOf(point, stateId))) return found
  return index?.at(point, shoreMeters).slice(0, 1) ?? []
}

function isInDistrictOf(point: PointOnEarth, stateId: StateId): boolean {
  const found = indexOf('senate_district', codeOf(stateId))?.at(point, 0) ?? []
  return found.some(({ isInside }) => isInside)
}

function divisionsOf(kind: DivisionKind, found: readonly OutlineAt[]): Division[] {
  const { linesOf, idOf } = layers[kind]
  return found.map(({ key, isInside, meters }) => ({
    kind,
    id: idOf(key),
    isInside,
    metersToLine: meters,
    linesOf,
    newerLines: newerLinesOf(kind, key),
  }))
}

const indexes = new Map<string, OutlineIndex | null>()

/** Null where no outlines are on file, for example for a state that was just added. */
function indexOf(kind: DivisionKind, code: string): OutlineIndex | null {
  const file = layers[kind].file(code)
  const cached = indexes.get(file)
  if (cached !== undefined) return cached
  const path = join(publicData, 'geo', file)
  const index = existsSync(path) ? new OutlineIndex(readOutlines(path)) : null
  indexes.set(file, index)
  return index
}

function codeOf(stateId: StateId): string {
  return states[stateId].code.toLowerCase()
}

function fileOfChamber(chamber: string): (code: string) => string {
  return (code) => `districts/${code}_${chamber}.json`
}

/** "ms-senate-12" of "senate-district:28:12". */
function idOfDistrict(key: string): string {
  return placeIdOf({ key, kind: key.split(':')[0] ?? '', name: '', countyIds: [] }) ?? ''
}

const chamberOf: Partial<Record<DivisionKind, 'congress' | 'senate' | 'house'>> = {
  congressional_district: 'congress',
  senate_district: 'senate',
  house_district: 'house',
}

function newerLinesOf(kind: DivisionKind, key: string): string | null {
  const chamber = chamberOf[kind]
  const stateId = key.split(':')[1] ?? ''
  return chamber && isStateId(stateId) ? (states[stateId].newerLines[chamber] ?? null) : null
}
