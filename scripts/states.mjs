import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './repository.mjs'

/**
 * The folders of states, which are those with a `state.ts`.
 *
 * @param {string} [repository]
 */
export function stateFolders(repository = root) {
  return readdirSync(join(repository, 'states'))
    .filter((folder) => existsSync(join(repository, 'states', folder, 'state.ts')))
    .sort()
}

const origin = 'Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.'

/**
 * The generated lists of all states.
 *
 * @param {string} [repository]
 */
export function stateLists(repository = root) {
  const folders = stateFolders(repository)
  /** @param {string} file */
  const having = (file) => folders.filter((folder) => existsSync(join(repository, 'states', folder, file)))
  return [
    { path: 'states/all.ts', text: declarations(folders) },
    { path: 'states/laws.ts', text: listOf(folders, 'law', 'laws') },
    { path: 'states/demonstrations.ts', text: listOf(folders, 'demonstration', 'demonstrations') },
    {
      path: 'states/published-returns.ts',
      text: listOf(having('returns/returns.ts'), 'returns', 'publishedReturns', 'returns/returns'),
    },
    {
      path: 'states/officials-lists.ts',
      text: listOf(having('lists/officials-list.ts'), 'officialsList', 'officialsLists', 'lists/officials-list'),
    },
    {
      path: 'states/historic-lists.ts',
      text: listOf(having('lists/historic-list.ts'), 'historicList', 'historicLists', 'lists/historic-list'),
    },
  ]
}

/** @param {readonly string[]} folders */
function declarations(folders) {
  return [
    `// ${origin}`,
    ...folders.map((folder) => `import { state as ${inCode(folder)} } from '#${folder}/state.ts'`),
    '',
    'export const all = {',
    ...folders.map((folder) => `  [${inCode(folder)}.id]: ${inCode(folder)},`),
    '} as const',
    '',
  ].join('\n')
}

/**
 * A list of the same export from each folder.
 *
 * @param {readonly string[]} folders
 * @param {string} part
 * @param {string} name
 * @param {string} [file]
 */
function listOf(folders, part, name, file = part) {
  const ids = folders.map((folder) => `import { state as ${inCode(folder)} } from '#${folder}/state.ts'`)
  const parts = folders.map(
    (folder) => `import { ${part} as ${part}Of${inPascal(folder)} } from '#${folder}/${file}.ts'`,
  )
  return [
    `// ${origin}`,
    ...folders.flatMap((_, index) => [parts[index], ids[index]]),
    '',
    `export const ${name} = {`,
    ...folders.map((folder) => `  [${inCode(folder)}.id]: ${part}Of${inPascal(folder)},`),
    '}',
    '',
  ].join('\n')
}

/** What each file in a state's folder has to export, in words. */
const requiredParts = {
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
  law: {
    elections: 'election days',
    holidays: 'holidays',
    appointed: 'list of offices that are filled by appointment',
    oneElectiveOffice: 'word on holding two offices',
    termYears: 'terms of local offices',
    officeWords: 'words for its offices',
    endsWithElection: 'list of terms that end with an election',
    primaryNotKnown: 'list of offices whose primary is not known',
  },
  demonstration: {
    governments: 'governments of counties to invent',
    municipalities: 'cities and towns to invent',
    elections: 'elections to invent',
  },
}

/** The tables that every folder has; their contents are checked when they are read. */
const requiredTables = { 'seats-by-law.csv': 'numbers of seats by law' }

/**
 * What is missing in a state's folder, one sentence each.
 *
 * @param {string} folder
 * @param {string} [repository]
 */
export async function missingParts(folder, repository = root) {
  const missing = []
  for (const [file, parts] of Object.entries(requiredParts)) {
    const path = `states/${folder}/${file}.ts`
    const exported = await exportOf(join(repository, path), file)
    for (const [part, words] of Object.entries(parts))
      if (!Object.hasOwn(exported, part)) missing.push(`${inWords(folder)} has no ${words}: ${path}`)
  }
  for (const [table, words] of Object.entries(requiredTables)) {
    const path = `states/${folder}/${table}`
    if (!existsSync(join(repository, path))) missing.push(`${inWords(folder)} has no ${words}: ${path}`)
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
 * `south-carolina` as `SouthCarolina`
 *
 * @param {string} folder
 */
function inPascal(folder) {
  return inWords(folder).replaceAll(' ', '')
}

/**
 * `south-carolina` as `southCarolina`
 *
 * @param {string} folder
 */
function inCode(folder) {
  const name = inPascal(folder)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
