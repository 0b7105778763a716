import { importedFile, importsOf, nameOutside, pathInSources } from './imports.mjs'
import { reasonAgainstPackage } from './package-rules.mjs'
import { depthOf, folderOf, reasonAgainstStep } from './room-steps.mjs'

/**
 * Who may import whom: for each room of a workspace (a folder, or a file at its top), what it may import
 * besides itself. `contract` is the workspace of that name; everything else is in the same workspace.
 *
 * A room may contain rooms, such as `imports/load`. Its list names other rooms of the same folder; imports from outside
 * of the folder are in the folder's own list. Files at the top of a folder combine its rooms, so they may import each of
 * them, and none of the rooms imports them. If one folder is a room, the folders beside it are rooms too and must be
 * listed.
 *
 * A file in a state's folder is in the room of the file's name: `alabama/state.ts` is in `state`.
 *
 * @typedef {Record<string, Record<string, string[]>>} Arrows
 *
 * @type {Arrows}
 */
export const arrows = {
  states: {
    // A state's declaration and the list of all states; the browser loads these too.
    state: [],
    all: ['state'],
    // A state's law and the list of all laws; server only.
    law: ['state', 'contract'],
    laws: ['law', 'state'],
    // Readers of the files in which a state publishes its returns.
    returns: [],
    'published-returns': ['returns', 'state'],
    // Lists of officials in office, today and in a past year.
    lists: ['returns', 'contract'],
    'officials-lists': ['lists', 'state'],
    'historic-lists': ['lists', 'state'],
    // The base for invented officials.
    demonstration: ['law', 'contract'],
    demonstrations: ['demonstration', 'state'],
    // Tables of exceptions in the folders of the states; server only.
    'folder-table': ['all', 'contract'],
    'place-aliases': ['folder-table', 'all'],
    'left-out-figures': ['folder-table', 'all'],
    'school-boards': ['folder-table', 'all'],
    'court-districts': ['folder-table', 'all', 'contract'],
    // The number of seats of each office; server only.
    'seats-by-law': ['folder-table', 'all', 'contract'],
    // The divisions of each state in the public list; server only.
    divisions: ['folder-table', 'all'],
  },
  contract: {
    'problem.ts': ['messages.ts'],
    rules: ['states'],
    catalogue: ['rules'],
    search: ['catalogue', 'rules'],
    'messages.ts': [],
    endpoints: ['messages.ts', 'search', 'catalogue', 'rules'],
  },
  server: {
    // Reads the names that people write for places, offices and districts.
    vocabulary: ['contract', 'states', 'states/law'],
    'vocabulary/spelling': [],
    'vocabulary/states': [],
    'vocabulary/codes': ['vocabulary/states'],
    'vocabulary/districts': ['vocabulary/codes', 'vocabulary/states'],
    'vocabulary/places': ['vocabulary/codes', 'vocabulary/districts', 'vocabulary/spelling', 'vocabulary/states'],
    'vocabulary/offices': ['vocabulary/states'],
    'vocabulary/people': ['vocabulary/offices', 'vocabulary/states'],
    platform: ['contract'],
    search: ['vocabulary', 'contract'],
    database: ['platform', 'contract'],
    jobs: ['database', 'platform', 'contract'],
    mail: ['jobs', 'database', 'platform', 'contract'],
    dataset: ['search', 'vocabulary', 'database', 'platform', 'contract', 'states', 'states/law'],
    imports: ['vocabulary', 'database', 'platform', 'contract', 'states', 'states/law'],
    'imports/records': [],
    'imports/reading': ['imports/records'],
    'imports/geography': ['imports/reading', 'imports/records'],
    'imports/elections': ['imports/records'],
    'imports/load': ['imports/records'],
    'imports/sources': ['imports/load', 'imports/elections', 'imports/geography', 'imports/reading', 'imports/records'],
    'imports/sources/demonstration': [],
    'imports/sources/public-pack': [],
    'imports/sources/public-pack/files': [],
    'imports/sources/public-pack/places': ['imports/sources/public-pack/files'],
    'imports/sources/public-pack/law': ['imports/sources/public-pack/files'],
    'imports/sources/public-pack/figures': ['imports/sources/public-pack/places', 'imports/sources/public-pack/files'],
    'imports/sources/public-pack/contacts': ['imports/sources/public-pack/places', 'imports/sources/public-pack/files'],
    'imports/sources/public-pack/people': ['imports/sources/public-pack/law', 'imports/sources/public-pack/files'],
    'imports/sources/public-pack/historic': [
      'imports/sources/public-pack/figures',
      'imports/sources/public-pack/files',
    ],
    // An organization's own spreadsheet; each room imports those before it.
    'imports/spreadsheets': ['imports/load', 'imports/geography', 'imports/reading', 'imports/records'],
    ...eachAboveThoseBefore('imports/spreadsheets', [
      'columns',
      'problems',
      'read',
      'cells',
      'rows',
      'match',
      'resolve',
      'overlay',
      'report',
      'import',
    ]),
    'imports/spreadsheets/match/columns': [],
    'imports/status': ['imports/sources'],
    'imports/fetch': ['imports/sources', 'imports/geography', 'imports/reading', 'imports/records'],
    // Files of election results, and who is elected by them.
    'imports/results': ['imports/sources', 'imports/geography', 'imports/reading', 'imports/records'],
    // Their consequences for the seats on file, loaded as an organization's own values.
    'imports/publish-results': [
      'imports/results',
      'imports/spreadsheets',
      'imports/sources',
      'imports/geography',
      'imports/reading',
      'imports/records',
    ],
    'imports/fetch/source': [],
    'imports/fetch/returns': ['imports/fetch/source'],
    // The divisions at a point, by the outlines of the public data.
    outlines: ['imports', 'contract'],
    // The location of an address, by a program that the operator has set.
    geocoder: [],
    context: ['geocoder', 'dataset', 'mail', 'jobs', 'database', 'platform', 'contract'],
    metrics: ['dataset', 'search', 'jobs', 'database', 'platform', 'contract'],
    // Saved lists of officials, for whichever feature shows them.
    lists: ['dataset', 'imports', 'search', 'database', 'platform', 'contract'],
    features: [
      'lists',
      'outlines',
      'geocoder',
      'context',
      'dataset',
      'imports',
      'search',
      'vocabulary',
      'jobs',
      'mail',
      'database',
      'platform',
      'contract',
      'states',
      'states/law',
    ],
    'features/exports/file': [],
    'app.ts': ['context', 'features', 'platform', 'contract'],
    'server.ts': [
      'app.ts',
      'context',
      'features',
      'metrics',
      'imports',
      'dataset',
      'mail',
      'jobs',
      'database',
      'platform',
    ],
    commands: ['context', 'features', 'imports', 'dataset', 'vocabulary', 'mail', 'database', 'platform', 'contract'],
    'cli.ts': [
      'commands',
      'jobs',
      'mail',
      'context',
      'features',
      'imports',
      'dataset',
      'database',
      'platform',
      'contract',
    ],
  },
  web: {
    // Shared parts, by what they are.
    shared: ['contract'],
    'shared/styles': [],
    'shared/ui': [],
    'shared/ui/look': [],
    'shared/ui/browser': [],
    'shared/ui/text': ['shared/ui/look'],
    'shared/ui/async': ['shared/ui/look'],
    'shared/ui/form': ['shared/ui/browser', 'shared/ui/text', 'shared/ui/look'],
    'shared/ui/list': ['shared/ui/async', 'shared/ui/form', 'shared/ui/text', 'shared/ui/look'],
    'shared/ui/overlay': ['shared/ui/async', 'shared/ui/browser', 'shared/ui/form', 'shared/ui/look'],
    'shared/ui/combobox': ['shared/ui/browser', 'shared/ui/look'],
    'shared/api': [],
    'shared/map': ['shared/api', 'shared/ui'],
    'shared/values': ['shared/ui'],
    // Charts about a place, and the sources of every value.
    'shared/figures': ['shared/values', 'shared/api', 'shared/ui'],
    'shared/page': ['shared/api', 'shared/ui'],
    // The frame of a picture: its table, source and files.
    'shared/pictures': ['shared/values', 'shared/ui', 'shared/styles'],
    // The nouns, each above those that it imports.
    search: ['shared', 'contract'],
    'search/state': [],
    'search/filters': ['search/state'],
    'search/filters/forms': [],
    'search/results': ['search/filters', 'search/state'],
    'search/quick': ['search/state'],
    'search/builder': ['search/state'],
    layout: ['search', 'shared', 'contract'],
    'layout/access': [],
    'layout/feedback': [],
    'layout/preference': [],
    'layout/offline': [],
    'layout/nonpartisan': [],
    'layout/header': ['layout/access', 'layout/feedback', 'layout/nonpartisan', 'layout/preference'],
    exports: ['search', 'shared', 'contract'],
    elections: ['saved', 'search', 'shared', 'contract'],
    'elections/calendar-feed': [],
    'elections/coming-up': ['elections/calendar-feed'],
    data: ['search', 'shared', 'contract'],
    'data/corrections': [],
    'data/corrections/report': [],
    'data/corrections/decide': ['data/corrections/report'],
    'data/coverage': [],
    'data/imports': ['data/corrections'],
    'data/shared-values': ['data/imports'],
    'data/imports/import': [],
    'data/imports/matching': ['data/imports/import'],
    'data/imports/check': ['data/imports/matching', 'data/imports/import'],
    'data/imports/history': ['data/imports/import'],
    'data/imports/by-day': [],
    saved: ['data', 'exports', 'search', 'shared', 'contract'],
    'saved/sharing': [],
    'saved/item': [],
    'saved/live-links': [],
    'saved/searches': ['saved/item', 'saved/live-links', 'saved/sharing'],
    'saved/lists': ['saved/item', 'saved/live-links', 'saved/sharing'],
    'saved/board-pages': ['saved/item', 'saved/sharing'],
    'saved/lists/save': [],
    'saved/lists/calls': ['saved/lists/save'],
    'saved/lists/list': ['saved/lists/save'],
    'saved/lists/index': ['saved/lists/list', 'saved/lists/calls', 'saved/lists/save'],
    'saved/lists/print': ['saved/lists/list'],
    'saved/lists/sheet': ['saved/lists/print', 'saved/lists/list', 'saved/lists/calls', 'saved/lists/save'],
    drives: ['saved', 'users', 'search', 'shared', 'contract'],
    ...eachAboveThoseBefore('drives', 'frame drafts form print make help index look task drive results'.split(' ')),
    officials: ['drives', 'saved', 'data', 'exports', 'search', 'shared', 'contract'],
    'officials/detail': [],
    'officials/changes': ['officials/detail'],
    'officials/search': ['officials/detail'],
    'officials/search/opened': [],
    'officials/search/saving': [],
    'officials/search/ticks': [],
    'officials/search/results': ['officials/search/opened', 'officials/search/ticks'],
    'officials/search/results/columns': [],
    'officials/search/map': [],
    'officials/search/picture': [],
    'officials/search/names': [],
    'officials/search/quick': [],
    places: ['drives', 'saved', 'data', 'exports', 'layout', 'search', 'shared', 'contract'],
    // The page with pictures from all other nouns.
    'board-pages': ['places', 'officials', 'elections', 'saved', 'search', 'shared', 'contract'],
    users: ['shared', 'contract'],
    accounts: ['drives', 'users', 'saved', 'data', 'elections', 'layout', 'search', 'shared', 'contract'],
    help: ['layout', 'shared', 'contract'],
    // The address of every screen, its code, and the requests it sends before its code has loaded.
    routes: [
      'board-pages',
      'accounts',
      'users',
      'officials',
      'places',
      'drives',
      'elections',
      'saved',
      'data',
      'exports',
      'help',
      'layout',
      'search',
      'shared',
      'contract',
    ],
    'main.tsx': ['routes', 'shared'],
    // The service worker, which starts the atlas without a signal; a program of its own.
    worker: [],
  },
}

/**
 * The rooms of a folder in the order of a pipeline; each may import those before it.
 *
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Record<string, string[]>}
 */
function eachAboveThoseBefore(folder, names) {
  const rooms = names.map((name) => `${folder}/${name}`)
  return Object.fromEntries(rooms.map((room, index) => [room, rooms.slice(0, index)]))
}

/** Folders whose subfolders never import each other. What two of them need moves down, or a job carries the news. */
const independentFolders = [
  { folder: 'features', reason: 'on the server a noun never imports another' },
  { folder: 'imports/sources', reason: 'a source never imports a source' },
]

/** The design components know nothing of officials. */
const withoutContract = ['web/src/shared/ui/', 'web/src/shared/styles/']

const forTests = /(^|[#/])testing\/|\.test\.tsx?$/

/**
 * A line for each import that is not allowed. Tests may import anything; only tests may import test helpers.
 *
 * @param {string} file its path from the root, with `/`
 * @param {string} text
 * @param {Arrows} [table]
 * @returns {string[]}
 */
export function brokenArrows(file, text, table = arrows) {
  if (forTests.test(file)) return []
  return importsOf(text).flatMap((imported) => {
    const reason = reasonAgainst(file, imported, table)
    return reason ? [`${file} imports ${imported}: ${reason}`] : []
  })
}

/**
 * @param {string} file
 * @param {string} imported
 * @param {Arrows} table
 * @returns {string | undefined}
 */
function reasonAgainst(file, imported, table) {
  if (forTests.test(imported)) return 'it is for tests'
  const [workspace = ''] = file.split('/')
  const path = pathInSources(file)
  const rooms = table[workspace] ?? {}
  const target = importedFile(file, imported)
  if (target === undefined) return reasonAgainstPackage(file, imported)
  const [other = ''] = target.split('/')
  if (other !== workspace && withoutContract.some((folder) => file.startsWith(folder)))
    return 'what things look like knows nothing of the contract'
  if (other !== workspace) return reasonAgainstStep(rooms, path[0] ?? '', nameOutside(target))
  return reasonAgainstPath(rooms, path, pathInSources(target))
}

/**
 * The outermost step between two rooms has to be allowed.
 *
 * @param {Arrows[string]} rooms
 * @param {string[]} path
 * @param {string[]} target
 */
function reasonAgainstPath(rooms, path, target) {
  const apart = independentFolders.find(({ folder }) => {
    const [own, other] = [partBelow(folder, path), partBelow(folder, target)]
    return own !== undefined && other !== undefined && own !== other
  })
  if (apart) return apart.reason
  const [from, to] = [roomsOf(rooms, path), roomsOf(rooms, target)]
  const step = from.findIndex((room, level) => room !== to[level])
  const room = from[step]
  return room === undefined ? undefined : reasonAgainstStep(rooms, room, to[step] ?? folderOf(room))
}

/**
 * The part of a path below a folder; undefined if it is not in it.
 *
 * @param {string} folder
 * @param {string[]} path
 */
function partBelow(folder, path) {
  return path.join('/').startsWith(`${folder}/`) ? path[depthOf(folder)] : undefined
}

/**
 * The rooms of a file, outermost first. A folder beside a room is also a room, whether the table names it or not.
 *
 * @param {Arrows[string]} rooms
 * @param {string[]} path
 */
function roomsOf(rooms, path) {
  const folders = path.slice(1, -1).map((_, index) => path.slice(0, index + 2).join('/'))
  const outer = new Set(Object.keys(rooms).map(folderOf))
  return [path[0] ?? '', ...folders.filter((folder) => outer.has(folderOf(folder)))]
}
