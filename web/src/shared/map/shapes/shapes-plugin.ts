import type { Plugin } from 'vite'
import { districtFiles, readCountyShapes, readDistrictShapes } from './read-shapes.ts'

const counties = 'virtual:county-shapes'
const districts = 'virtual:district-shapes'

/**
 * Makes the outlines of counties and districts at build time, so that no map library and no large file reaches a
 * browser. They are data: files of their own, which a browser keeps, and no program that it has to run.
 */
export function outlineShapes(): Plugin {
  let isBuilding = false
  return {
    name: 'outline-shapes',
    configResolved: ({ command }) => {
      isBuilding = command === 'build'
    },
    resolveId: (id) => (id === counties || id.startsWith(districts) ? `\0${id}` : null),
    load(id) {
      const asset = (name: string, shapes: unknown) =>
        this.emitFile({ type: 'asset', name: `${name}-shapes.json`, source: JSON.stringify(shapes) })
      // Asked for early and again by the map, it is read once; where it was lost, it is asked for again.
      if (id === `\0${counties}`) {
        const shapes = readCountyShapes()
        const loader = isBuilding ? fetchFile(asset('county', shapes)) : `() => ${parse(shapes)}`
        return `${fetchJson}const load = async ${loader}
let shapes = null
export const fetchCountyShapes = () => shapes ??= load().catch((error) => {
  shapes = null
  throw error
})
`
      }
      if (id === `\0${districts}`) {
        const loader = (chamber: string) =>
          isBuilding
            ? fetchFile(asset(chamber, readDistrictShapes(chamber)))
            : `async () => (await import('${districts}/${chamber}')).default`
        const loaders = [...districtFiles.keys()].map((chamber) => `'${chamber}': ${loader(chamber)}`)
        return `${fetchJson}export const fetchDistrictShapes = { ${loaders.join(', ')} }`
      }
      // While it is developed or tested there is no file yet.
      const chamber = id.startsWith(`\0${districts}/`) ? id.slice(districts.length + 2) : null
      return chamber && `export default ${parse(readDistrictShapes(chamber))}`
    },
  }
}

function parse(shapes: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(shapes))})`
}

function fetchFile(file: string): string {
  return `() => fetchJson(import.meta.ROLLUP_FILE_URL_${file})`
}

const fetchJson = `async function fetchJson(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('The outlines of a map could not be fetched')
  return await answer.json()
}
`
