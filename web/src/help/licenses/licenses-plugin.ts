import type { Plugin } from 'vite'
import { readLicenses } from './read-licenses.ts'

const licenses = 'virtual:licenses'

/** Puts the licenses into a separate file, which only their page fetches. */
export function licensesFile(): Plugin {
  let isBuilding = false
  return {
    name: 'licenses-file',
    configResolved: ({ command }) => {
      isBuilding = command === 'build'
    },
    resolveId: (id) => (id === licenses ? `\0${licenses}` : null),
    load(id) {
      if (id !== `\0${licenses}`) return null
      const text = JSON.stringify(readLicenses())
      // During development and in tests this file does not exist yet.
      if (!isBuilding) return `export const fetchLicenses = async () => ${text}`
      const file = this.emitFile({ type: 'asset', name: 'licenses.json', source: text })
      return `export async function fetchLicenses() {
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file})
        if (!answer.ok) throw new Error('The licenses could not be fetched')
        return await answer.json()
      }`
    },
  }
}
