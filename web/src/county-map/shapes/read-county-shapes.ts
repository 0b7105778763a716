import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Topology } from 'topojson-specification'
import type { CountyShapes } from '../county-shapes.ts'
import { buildCountyShapes } from './build-county-shapes.ts'

const require = createRequire(import.meta.url)

/** The counties' outlines out of the installed package. */
export function readCountyShapes(): CountyShapes {
  const text = readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')
  return buildCountyShapes(JSON.parse(text) as Topology)
}
