import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { topology } from 'topojson-server'
import { all as states } from '../states/all.ts'
import { root } from './repository.mjs'

/**
 * Makes the outlines of public-data/geo/districts out of a folder of GeoJSON files, one for each chamber of a state,
 * AL_upper.geojson to MS_lower.geojson, whose features say their `district`:
 *
 *     npm exec -- node scripts/district-outlines.mjs FOLDER
 *
 * They come from the TIGER/Line files of the Census (State Legislative Districts, upper and lower), simplified so that
 * neighbors keep one border. What it writes is the same for the same files.
 */

const kinds = { upper: 'senate-district', lower: 'house-district' }

// A state is at most 750 km wide, so a step of this grid is less than 8 m; the source is rounded to 11 m.
const steps = 100_000

/** @typedef {import('geojson').FeatureCollection<import('geojson').Polygon, { district: string }>} Districts */

/**
 * The districts of a chamber by their keys, with each border once, in integer coordinates.
 *
 * @param {Districts} districts
 * @param {(district: string) => string} keyOf
 */
export function outlinesOf({ features }, keyOf) {
  const named = features
    .map(({ type, geometry, properties }) => ({ type, id: keyOf(properties.district), properties: null, geometry }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  /** @type {import('geojson').FeatureCollection} */
  const collection = { type: 'FeatureCollection', features: named }
  return topology({ districts: collection }, steps)
}

/** @param {string} folder */
function writeOutlines(folder) {
  const into = join(root, 'public-data', 'geo', 'districts')
  mkdirSync(into, { recursive: true })
  for (const { code, id } of Object.values(states))
    for (const [chamber, kind] of Object.entries(kinds)) {
      const text = readFileSync(join(folder, `${code}_${chamber}.geojson`), 'utf8')
      const outlines = outlinesOf(/** @type {Districts} */ (JSON.parse(text)), (number) => `${kind}:${id}:${number}`)
      writeFileSync(join(into, `${code.toLowerCase()}_${chamber}.json`), `${JSON.stringify(outlines)}\n`)
    }
}

const [, script, folder] = process.argv
if (script === import.meta.filename && folder) writeOutlines(folder)
