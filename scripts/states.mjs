import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './repository.mjs'

/**
 * The folders of states, found by their declarations.
 *
 * @param {string} [repository]
 */
export function stateFolders(repository = root) {
  return readdirSync(join(repository, 'states'))
    .filter((folder) => existsSync(join(repository, 'states', folder, 'state.ts')))
    .sort()
}

/**
 * The list of all states, as it has to be.
 *
 * @param {string} [repository]
 */
export function stateList(repository = root) {
  const folders = stateFolders(repository)
  return [
    '// Every state that has a folder: written by `npm run test:unit -- --project=scripts states --update`.',
    ...folders.map((folder) => `import { state as ${inCode(folder)} } from '#${folder}/state.ts'`),
    '',
    'export const all = {',
    ...folders.map((folder) => `  [${inCode(folder)}.id]: ${inCode(folder)},`),
    '} as const',
    '',
  ].join('\n')
}

/** What a state has to say in each file of its folder, in words. */
const asked = {
  state: {
    id: 'FIPS code',
    code: 'postal code',
    name: 'name',
    abbreviations: 'abbreviations',
    cutNames: 'cut names',
    countyNoun: 'word for its counties',
    counties: 'number of counties',
    seats: 'seats in Congress and in its chambers',
    zipCodes: 'ZIP codes',
    timeZone: 'time zone',
    lookUp: 'look-up of its own',
    nameOnMap: 'place for its name on the map',
    returns: 'word on what its returns leave out',
  },
}

/**
 * What a folder does not say of its state, a sentence each.
 *
 * @param {string} folder
 * @param {string} [repository]
 */
export async function missingParts(folder, repository = root) {
  const missing = []
  for (const [part, questions] of Object.entries(asked)) {
    const path = `states/${folder}/${part}.ts`
    const answers = await exportOf(join(repository, path), part)
    for (const [question, words] of Object.entries(questions))
      if (!Object.hasOwn(answers, question)) missing.push(`${inWords(folder)} has no ${words}: ${path}`)
  }
  return missing
}

/**
 * @param {string} path
 * @param {string} name
 * @returns {Promise<object>}
 */
async function exportOf(path, name) {
  if (!existsSync(path)) return {}
  const exported = /** @type {Record<string, object | undefined>} */ (await import(pathToFileURL(path).href))
  return exported[name] ?? {}
}

/**
 * `south-carolina` as "South Carolina"
 *
 * @param {string} folder
 */
function inWords(folder) {
  return folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * `south-carolina` as `southCarolina`
 *
 * @param {string} folder
 */
function inCode(folder) {
  const name = inWords(folder).replaceAll(' ', '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}
