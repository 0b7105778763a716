import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { publicData } from '#imports/public-data.ts'
import { type Division, type DivisionKind, divisionsAt } from '#outlines/divisions-at.ts'

type Row = Record<string, string>

function rowsOf(path: string): Row[] {
  return parse(readFileSync(path, 'utf8'), { columns: true }) as Row[]
}

function at(row: Row, kind: DivisionKind): Division[] {
  const [latitude, longitude] = [row['latitude'] ?? row['Latitude'], row['longitude'] ?? row['Longitude']]
  return divisionsAt({ latitude: Number(latitude), longitude: Number(longitude) }).filter((each) => each.kind === kind)
}

function insideOf(divisions: readonly Division[]): string {
  return divisions.find(({ isInside }) => isInside)?.id ?? ''
}

/** True where the right division is named, or the point is near enough to the line that it may lie in no division. */
function isSaid(divisions: readonly Division[], right: string): boolean {
  if (right !== '') return divisions.some(({ id }) => id === right)
  return divisions.every(({ metersToLine }) => metersToLine !== null)
}

/**
 * 2,000 random points in the five states, and the divisions that contain them by the outlines from which those of the
 * pack were made: counties of the Census at 1:500,000, towns from TIGER/Line, districts with five times as many
 * corners.
 */
describe('of 2,000 random points', () => {
  const points = rowsOf(join(import.meta.dirname, '../testing/outlines/exact-points.csv'))
  // The numbers of differences that docs/scale.md states.
  test.each([
    ['county', 'county', 1],
    ['town', 'municipality', 3],
    ['senate', 'senate_district', 3],
    ['house', 'house_district', 2],
  ] as const)('the %s is the same by the simplified outlines, or the other side is named too', (column, kind, most) => {
    expect(points).toHaveLength(2_000)
    const compared = points.map((row) => ({ right: row[column] ?? '', found: at(row, kind) }))
    const differing = compared.filter(({ right, found }) => insideOf(found) !== right)
    expect(differing.length).toBeLessThanOrEqual(most)
    expect(differing.filter(({ right, found }) => !isSaid(found, right))).toEqual([])
  })
})

test('where a ZIP area lies, its districts are found, or said to be near the line', () => {
  const stateOf = new Map<string, StateId>(stateIds.map((id) => [states[id].code, id]))
  const areas = rowsOf(join(publicData, 'geo/zip_county_place_district.csv'))
  expect(areas).toHaveLength(3_386)
  for (const [kind, chamber, column] of [
    ['senate_district', 'senate-district', 'senate_district_at_point'],
    ['house_district', 'house-district', 'house_district_at_point'],
  ] as const) {
    const wrong = areas.filter((row) => {
      const right = districtPlaceId(chamber, stateOf.get(row['state'] ?? '') ?? '01', row[column] ?? '')
      return !isSaid(at(row, kind), right)
    })
    // Points in the water or beyond the shore, for which the table has the nearest district.
    expect(wrong.length / areas.length).toBeLessThan(0.002)
  }
})

test('the middle of every city, town and named place lies in one of its counties', () => {
  const counties = Map.groupBy(rowsOf(join(publicData, 'geo/place_county.csv')), (row) => row['Place GEOID'] ?? '')
  const places = rowsOf(join(publicData, 'census/places_population_2021.csv'))
  expect(places).toHaveLength(3_133)
  const wrong = places.filter((row) => {
    const own = (counties.get(row['GEOID'] ?? '') ?? []).map((each) => each['County GEOID'])
    return !at(row, 'county').some(({ id }) => own.includes(id))
  })
  expect(wrong.map((row) => row['Name'])).toEqual([])
})

test('the middle of a city or town lies in one district of Congress', () => {
  const table = new Map(rowsOf(join(publicData, 'geo/place_district.csv')).map((row) => [row['place_geoid'], row]))
  const places = rowsOf(join(publicData, 'census/places_population_2021.csv')).filter(({ GEOID }) => table.has(GEOID))
  const found = places.map((row) => at(row, 'congressional_district').filter(({ isInside }) => isInside).length)
  // Beach towns lie outside the generalized shore.
  expect(found.filter((count) => count !== 1).length).toBeLessThan(20)
})
