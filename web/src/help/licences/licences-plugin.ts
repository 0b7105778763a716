import type { Plugin } from 'vite'
import { readLicences } from './read-licences.ts'

const licences = 'virtual:licences'

/** Puts the licenses into a separate file, which only their page fetches. */
export function licencesFile(): Plugin {
  let isBuilding = false
  return {
    name: 'licences-file',
    configResolved: ({ command }) => {
      isBuilding = command === 'build'
    },
    resolveId: (id) => (id === licences ? `\0${licences}` : null),
    load(id) {
      if (id !== `\0${licences}`) return null
      const text = JSON.stringify(readLicences())
      // During development and in tests this file does not exist yet.
      if (!isBuilding) return `export const fetchLicences = async () => ${text}`
      const file = this.emitFile({ type: 'asset', name: 'licences.json', source: text })
      return `export async function fetchLicences() {
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
        if (!answer.ok) throw new Error('The licences could not be fetched')
        return await answer.json()
      }`
    },
  }
}
