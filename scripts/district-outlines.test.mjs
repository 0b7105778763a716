import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feature, neighbors } from 'topojson-client'
import { expect, test } from 'vitest'
import { all as states } from '../states/all.ts'
import { outlinesOf } from './district-outlines.mjs'
import { root } from './repository.mjs'

/**
 * @typedef {import('topojson-specification').Topology<{ districts: import('topojson-specification').GeometryCollection }>} Outlines
 * @typedef {import('geojson').FeatureCollection<import('geojson').Polygon | import('geojson').MultiPolygon>} Shapes
 * @typedef {[number, number]} Point longitude, latitude
 */

const data = join(root, 'public-data')
const folder = join(data, 'geo', 'districts')
const names = readdirSync(folder).sort()
const isOfLegislature = (/** @type {string} */ name) => !name.endsWith('_congress.json')
const outlines = names.map((name) => /** @type {Outlines} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))))
const shapes = outlines.flatMap(
  (each) => /** @type {Shapes} */ (/** @type {unknown} */ (feature(each, each.objects.districts))).features,
)
const byKey = new Map(shapes.map((shape) => [String(shape.id), shape.geometry]))

const fipsOf = new Map(Object.entries({ AL: '01', FL: '12', GA: '13', LA: '22', MS: '28' }))
const kindOf = new Map(Object.entries({ upper: 'senate-district', lower: 'house-district' }))

/** @param {string} path a table without quoted commas in its first columns @returns {Record<string, string>[]} */
function rowsOf(path) {
  const [header = '', ...lines] = readFileSync(join(data, path), 'utf8').trimEnd().split('\n')
  const columns = header.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])))
}

/** @param {string} state @param {string} chamber @param {string} district */
function keyOf(state, chamber, district) {
  return `${kindOf.get(chamber)}:${fipsOf.get(state)}:${district}`
}

test('each of the 854 legislative districts has an outline, and each outline is of one of them', () => {
  const estimates = rowsOf('census/legislative_district_vap_race_estimate.csv')
  const districts = estimates.map(({ state = '', chamber = '', district = '' }) => keyOf(state, chamber, district))
  expect(districts).toHaveLength(854)
  const legislative = [...byKey.keys()].filter((key) => !key.startsWith('congressional-'))
  expect(legislative.sort()).toEqual(districts.sort())
})

test('each of the 59 districts of Congress has an outline', () => {
  const seats = Object.values(states).flatMap(({ id, seats: { congress } }) =>
    Array.from({ length: congress }, (_, at) => `congressional-district:${id}:${at + 1}`),
  )
  expect(seats).toHaveLength(59)
  expect([...byKey.keys()].filter((key) => key.startsWith('congressional-')).sort()).toEqual(seats.sort())
  expect(shapes).toHaveLength(854 + 59)
})

test('the outlines of a legislature travel in less than 120 kB', () => {
  expect(names.filter(isOfLegislature)).toHaveLength(10)
  for (const state of fipsOf.keys()) {
    const both = names.filter((name) => isOfLegislature(name) && name.startsWith(state.toLowerCase()))
    const bytes = both.map((name) => gzipSync(readFileSync(join(folder, name))).length)
    expect([state, bytes.reduce((sum, each) => sum + each, 0) < 120_000]).toEqual([state, true])
  }
})

test('a district has the neighbors of its chamber, because a border is one line for both', () => {
  for (const each of outlines) {
    const alone = neighbors(each.objects.districts.geometries).filter((near) => near.length === 0)
    expect(alone).toEqual([])
  }
})

// The points are within ZIP areas and were looked up in outlines that were not simplified; within about 300 m of a
// border a point may be on its other side here.
test('where a ZIP area lies, the outlines say the districts that the table of ZIP areas says', () => {
  const areas = rowsOf('geo/zip_county_place_district.csv').flatMap((row) =>
    [...kindOf.keys()].map((chamber) => ({
      point: /** @type {Point} */ ([Number(row['longitude']), Number(row['latitude'])]),
      key: keyOf(
        row['state'] ?? '',
        chamber,
        row[chamber === 'upper' ? 'senate_district_at_point' : 'house_district_at_point'] ?? '',
      ),
    })),
  )
  expect(areas).toHaveLength(2 * 3386)
  const elsewhere = areas.filter(({ point, key }) => !isInside(point, byKey.get(key)))
  expect(elsewhere.length / areas.length).toBeLessThan(0.01)
})

test('districts stand in the order of their numbers, and the border of two is one line', () => {
  /** @type {(number: string, from: number) => import('geojson').Feature<import('geojson').Polygon, { district: string }>} */
  const square = (district, x) => ({
    type: 'Feature',
    properties: { district },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, 0],
          [x, 1],
          [x + 1, 1],
          [x + 1, 0],
          [x, 0],
        ],
      ],
    },
  })
  const made = outlinesOf(
    { type: 'FeatureCollection', features: [square('10', 1), square('2', 0)] },
    (number) => `d:${number}`,
  )
  expect(made.objects.districts).toMatchObject({
    geometries: [
      { id: 'd:2', arcs: [[0, 1]] },
      { id: 'd:10', arcs: [[-1, 2]] },
    ],
  })
  expect(made.arcs).toHaveLength(3)
})

/** @param {Point} point @param {import('geojson').Polygon | import('geojson').MultiPolygon | undefined} shape */
function isInside(point, shape) {
  const polygons = shape?.type === 'Polygon' ? [shape.coordinates] : (shape?.coordinates ?? [])
  return polygons.some((rings) => rings.filter((ring) => isInRing(point, ring)).length === 1)
}

/**
 * Whether a ray from the point to the east crosses the ring an odd number of times.
 *
 * @param {Point} point
 * @param {import('geojson').Position[]} ring
 */
function isInRing([x, y], ring) {
  let isIn = false
  for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? []
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn
  }
  return isIn
}
