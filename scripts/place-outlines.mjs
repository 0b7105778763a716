import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { merge, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import { all as states } from '../states/all.ts'
import { root } from './repository.mjs'

/**
 * Makes public-data/geo/county_outlines.json and the files of public-data/geo/towns out of a folder of GeoJSON: AL_tracts.geojson
 * to MS_tracts.geojson, whose features are census tracts that say their `county`, and AL_towns.geojson to MS_towns.geojson,
 * whose features are incorporated places that say their `place`, both by FIPS codes:
 *
 *     npm exec -- node scripts/place-outlines.mjs FOLDER
 *
 * The tracts are those of the Census' cartographic boundary files (1:500,000), the places those of its TIGER/Line files.
 * Neighbors keep one border, across state lines too. What it writes is the same for the same files.
 */

// Smaller bends are removed, in square degrees: about 30,000 square meters for a county, whose borders matter more
// often, and 50,000 for a town, of which there are many.
const smallestBend = { county: 3e-6, town: 5e-6 }

/**
 * @typedef {import('geojson').Polygon | import('geojson').MultiPolygon} Geometry
 * @typedef {import('geojson').Feature<Geometry, null>} Feature
 * @typedef {import('geojson').FeatureCollection<import('geojson').Polygon, { county: string }>} Tracts
 * @typedef {import('geojson').FeatureCollection<Geometry, { place: string }>} Towns
 * @typedef {import('topojson-specification').GeometryCollection<{ county: string }>} TractsInTopology
 */

/**
 * Merges tracts into counties.
 *
 * @param {Tracts} tracts
 * @returns {Feature[]}
 */
export function countiesOf(tracts) {
  // Points less than a meter apart are merged, so that tracts share their borders.
  const shared = topology({ tracts }, 10_000_000)
  const collection = /** @type {TractsInTopology} */ (/** @type {unknown} */ (shared.objects.tracts))
  const byCounty = Map.groupBy(collection.geometries, ({ properties }) =>
    properties && 'county' in properties ? properties.county : '',
  )
  return Array.from(byCounty, ([id, parts]) => ({
    type: 'Feature',
    id,
    properties: null,
    geometry: merge(shared, /** @type {import('topojson-specification').Polygon[]} */ (parts)),
  }))
}

/**
 * Outlines of one kind, sorted by code, with each border once, in integer coordinates.
 *
 * @param {string} name
 * @param {readonly Feature[]} features
 * @param {{ bend: number, steps: number }} fineness
 */
export function simplified(name, features, { bend, steps }) {
  const inOrder = features.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
  /** @type {import('geojson').FeatureCollection<Geometry, null>} */
  const collection = { type: 'FeatureCollection', features: inOrder }
  // The packages' types disagree about outlines without properties.
  const whole = /** @type {Parameters<typeof presimplify>[0]} */ (topology({ [name]: collection }))
  return quantize(simplify(presimplify(whole), bend), steps)
}

/** @param {string} folder */
function writeOutlines(folder) {
  const geo = join(root, 'public-data', 'geo')
  mkdirSync(join(geo, 'towns'), { recursive: true })
  /** @param {string} name @returns {unknown} */
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.geojson`), 'utf8'))
  /** @param {string[]} path @param {unknown} outlines */
  const write = (path, outlines) => writeFileSync(join(geo, ...path), `${JSON.stringify(outlines)}\n`)
  const codes = Object.values(states).map(({ code }) => code)
  const counties = codes.flatMap((code) => countiesOf(/** @type {Tracts} */ (read(`${code}_tracts`))))
  write(['county_outlines.json'], simplified('counties', counties, { bend: smallestBend.county, steps: 100_000 }))
  for (const code of codes) {
    const { features } = /** @type {Towns} */ (read(`${code}_towns`))
    const named = features.map(({ type, geometry, properties }) => ({
      type,
      id: properties.place,
      properties: null,
      geometry,
    }))
    const outlines = simplified('towns', named, { bend: smallestBend.town, steps: 50_000 })
    write(['towns', `${code.toLowerCase()}.json`], outlines)
  }
}

const [, script, folder] = process.argv
if (script === import.meta.filename && folder) writeOutlines(folder)
