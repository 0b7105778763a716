import { isStateId, states } from '@atlas/contract/rules/states.ts'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Topology } from 'topojson-specification'
import type { OutlineShapes } from '../outline-shapes.ts'
import { buildShapes } from './build-shapes.ts'

const require = createRequire(import.meta.url)
const districts = join(import.meta.dirname, '../../../../../public-data/geo/districts')

/** Bends that a screen hardly shows on a map of five states are left out. */
const ofCounties = { unitsPerPixel: 4, smallestBend: 2.4, smallestIsland: 2 }
// A district of a city fills the map of its page. A unit is 140 m, and the outlines on file are right to some 300 m.
const ofDistricts = { unitsPerPixel: 16, smallestBend: 0.01, smallestIsland: 0.01 }

/** The counties' outlines out of the installed package. */
export function readCountyShapes(): OutlineShapes {
  const idOf = (id: string) => (isStateId(id.slice(0, 2)) ? id : null)
  return buildShapes(topologyOf(require.resolve('us-atlas/counties-10m.json')), 'counties', idOf, ofCounties)
}

/**
 * A file for each chamber whose districts have outlines in the public data, by how their ids begin: "al-house", and of
 * Congress "us-house-al".
 */
export const districtFiles: ReadonlyMap<string, string> = new Map(
  Object.values(states)
    .flatMap(({ code: capitals }) => {
      const code = capitals.toLowerCase()
      return [
        [`${code}-senate`, `${code}_upper.json`],
        [`${code}-house`, `${code}_lower.json`],
        [`us-house-${code}`, `${code}_congress.json`],
      ] as const
    })
    .filter(([, file]) => existsSync(join(districts, file))),
)

/** The districts' outlines of one chamber, "al-house". */
export function readDistrictShapes(chamber: string): OutlineShapes {
  const topology = topologyOf(join(districts, districtFiles.get(chamber) ?? ''))
  // They have the keys of their jurisdictions: "house-district:01:67".
  const idOf = (key: string) => `${chamber}-${key.split(':')[2] ?? ''}`
  return buildShapes(topology, 'districts', idOf, ofDistricts)
}

function topologyOf(file: string): Topology {
  return JSON.parse(readFileSync(file, 'utf8')) as Topology
}
