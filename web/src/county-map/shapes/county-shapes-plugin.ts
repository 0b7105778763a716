import type { Plugin } from 'vite'
import { readCountyShapes } from './read-county-shapes.ts'

const name = 'virtual:county-shapes'
const resolved = `\0${name}`

/**
 * Makes the counties' outlines at build time, so that no map library and no large file reaches a browser. They are
 * data: a file of their own, which a browser keeps, and no program that it has to run.
 */
export function countyShapes(): Plugin {
  let isBuilding = false
  return {
    name: 'county-shapes',
    configResolved: ({ command }) => {
      isBuilding = command === 'build'
    },
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const source = JSON.stringify(readCountyShapes())
      // While it is developed or tested there is no file yet.
      if (!isBuilding) return `export const fetchCountyShapes = async () => JSON.parse(${JSON.stringify(source)})`
      return fetchText(this.emitFile({ type: 'asset', name: 'county-shapes.json', source }))
    },
  }
}

function fetchText(file: string): string {
  return `export const fetchCountyShapes = async () => {
    const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
    if (!answer.ok) throw new Error('The outlines of the counties could not be fetched')
    return await answer.json()
  }`
}
