import type { Plugin } from 'vite'
import { readCountyShapes } from './read-county-shapes.ts'

const name = 'virtual:county-shapes'
const resolved = `\0${name}`

/** Makes the counties' outlines at build time, so that no map library and no large file reaches a browser. */
export function countyShapes(): Plugin {
  return {
    name: 'county-shapes',
    resolveId: (id) => (id === name ? resolved : null),
    load: (id) => (id === resolved ? moduleText() : null),
  }
}

/** A browser parses a text several times faster than a program. */
function moduleText(): string {
  return `export const countyShapes = JSON.parse(${JSON.stringify(JSON.stringify(readCountyShapes()))})`
}
