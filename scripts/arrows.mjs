import { posix } from 'node:path'
import { importedFile, importsOf } from './imports.mjs'

/**
 * Who may import whom: for each room of a workspace (a folder, or a file at its top), what it may import
 * besides itself. `contract` is the workspace of that name; everything else is in the same workspace.
 *
 * A room may have rooms of its own, such as `imports/load`. Its list names other rooms of the same folder; what lies
 * outside of the folder is a matter of the folder's own list. Files at the top of a folder put its rooms together, so
 * they may import each of them, and none of the rooms imports them. Beside a room every folder is one, and has to be
 * named.
 *
 * @typedef {Record<string, Record<string, string[]>>} Arrows
 *
 * @type {Arrows}
 */
export const arrows = {
  contract: {
    'problem.ts': ['messages.ts'],
    rules: [],
    catalogue: ['rules'],
    search: ['catalogue', 'rules'],
    'messages.ts': [],
    endpoints: ['messages.ts', 'search', 'catalogue', 'rules'],
  },
  server: {
    platform: ['contract'],
    search: ['contract'],
    database: ['platform', 'contract'],
    jobs: ['database', 'platform', 'contract'],
    mail: ['jobs', 'database', 'platform', 'contract'],
    dataset: ['search', 'database', 'platform', 'contract'],
    imports: ['database', 'platform', 'contract'],
    'imports/records': [],
    'imports/reading': ['imports/records'],
    'imports/geography': ['imports/reading', 'imports/records'],
    'imports/elections': ['imports/records'],
    'imports/load': ['imports/records'],
    'imports/sources': ['imports/load', 'imports/elections', 'imports/geography', 'imports/reading', 'imports/records'],
    'imports/sources/demonstration': [],
    'imports/sources/officials-file': [],
    'imports/sources/public-pack': [],
    'imports/sources/public-pack/files': [],
    'imports/sources/public-pack/places': [],
    'imports/sources/public-pack/law': ['imports/sources/public-pack/files'],
    'imports/sources/public-pack/figures': ['imports/sources/public-pack/places', 'imports/sources/public-pack/files'],
    'imports/sources/public-pack/people': ['imports/sources/public-pack/law', 'imports/sources/public-pack/files'],
    'imports/sources/public-pack/historic': [
      'imports/sources/public-pack/figures',
      'imports/sources/public-pack/files',
    ],
    'imports/matching': ['imports/sources', 'imports/geography', 'imports/reading', 'imports/records'],
    'imports/matching/columns': [],
    'imports/status': ['imports/sources'],
    'imports/fetch': ['imports/sources', 'imports/geography', 'imports/reading', 'imports/records'],
    'imports/fetch/source': [],
    'imports/fetch/returns': ['imports/fetch/source'],
    context: ['dataset', 'mail', 'jobs', 'database', 'platform', 'contract'],
    metrics: ['dataset', 'search', 'jobs', 'database', 'platform', 'contract'],
    // What people keep of officials, for whichever feature shows it.
    lists: ['dataset', 'imports', 'search', 'database', 'platform', 'contract'],
    features: ['lists', 'context', 'dataset', 'imports', 'search', 'jobs', 'mail', 'database', 'platform', 'contract'],
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
    commands: ['context', 'features', 'imports', 'dataset', 'mail', 'database', 'platform', 'contract'],
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
    styles: [],
    ui: [],
    'ui/look': [],
    'ui/browser': [],
    'ui/text': ['ui/look'],
    'ui/async': ['ui/look'],
    'ui/form': ['ui/text', 'ui/look'],
    'ui/list': ['ui/async', 'ui/form', 'ui/text', 'ui/look'],
    'ui/overlay': ['ui/async', 'ui/browser', 'ui/look'],
    'ui/combobox': ['ui/browser', 'ui/look'],
    api: ['contract'],
    'search-state': ['api', 'contract'],
    'county-map': ['search-state', 'api', 'ui', 'contract'],
    layout: ['search-state', 'api', 'ui', 'contract'],
    'layout/page': [],
    'layout/access': ['layout/page'],
    'layout/feedback': ['layout/page'],
    'layout/preference': ['layout/page'],
    'layout/quick-search': [],
    'layout/nonpartisan': ['layout/page'],
    'layout/header': [
      'layout/access',
      'layout/feedback',
      'layout/nonpartisan',
      'layout/page',
      'layout/preference',
      'layout/quick-search',
    ],
    filters: ['search-state', 'layout', 'api', 'ui', 'contract'],
    'filters/forms': [],
    values: ['ui', 'contract'],
    // What is known of a place: charts, and the sources of every value.
    figures: ['values', 'api', 'ui', 'contract'],
    // What people know better of an official.
    report: ['figures', 'values', 'layout', 'api', 'ui', 'contract'],
    results: ['values', 'filters', 'search-state', 'layout', 'api', 'ui', 'contract'],
    // What people keep, searches and lists alike: whose it is, and how it is listed.
    keeping: ['layout', 'api', 'ui', 'contract'],
    'keeping/searches': [],
    'keeping/sharing': [],
    'keeping/lists': ['keeping/sharing'],
    exports: ['results', 'search-state', 'layout', 'api', 'ui', 'contract'],
    features: [
      'results',
      'exports',
      'keeping',
      'report',
      'filters',
      'search-state',
      'county-map',
      'values',
      'figures',
      'layout',
      'api',
      'ui',
      'contract',
    ],
    'features/data-imports/import': [],
    'features/data-imports/matching': ['features/data-imports/import'],
    'features/data-imports/check': ['features/data-imports/matching', 'features/data-imports/import'],
    'features/data-imports/history': ['features/data-imports/import'],
    'features/lists/list': [],
    'features/lists/index': ['features/lists/list'],
    'features/lists/print': ['features/lists/list'],
    'features/lists/sheet': ['features/lists/print', 'features/lists/list'],
    'features/search/detail': [],
    'features/search/opened': [],
    'features/search/saving': [],
    'features/search/ticks': [],
    'features/search/results': ['features/search/detail', 'features/search/opened', 'features/search/ticks'],
    'features/search/changes': ['features/search/detail'],
    'features/search/results/columns': [],
    'features/search/map': ['features/search/detail'],
    'features/search/names': [],
    'features/search/quick': [],
    // What a screen asks first, asked before its code is there.
    early: ['features', 'filters', 'search-state', 'api', 'ui', 'contract'],
    'screens.ts': ['features'],
    'router.tsx': [
      'public-routes.ts',
      'root-route.tsx',
      'screens.ts',
      'features',
      'search-state',
      'layout',
      'contract',
    ],
    'public-routes.ts': ['root-route.tsx', 'screens.ts', 'layout'],
    'root-route.tsx': ['keeping', 'report', 'layout'],
    'main.tsx': ['router.tsx', 'api', 'ui', 'styles'],
  },
}

/** Folders whose own folders never import each other: what two of them need moves down, or a job carries the news. */
const keptApart = [
  { folder: 'features', reason: 'a feature never imports a feature' },
  { folder: 'imports/sources', reason: 'a source never imports a source' },
]

/** The packages, Node's own included, that a place makes do with: so it stays free of I/O, HTTP and SQL. */
const packages = [
  { place: /^contract\//, allowed: ['zod'] },
  { place: /^server\/src\/search\//, allowed: ['zod'] },
]

const forTests = /(^|\/)test-[^/]*$|\.test\.tsx?$/

/**
 * A line for each import that goes against the arrows. Tests may import anything; nothing else may
 * import what is there for tests.
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
  const [workspace = '', , ...path] = file.split('/')
  const rooms = table[workspace] ?? {}
  const target = importedFile(file, imported)
  if (target === undefined) return reasonAgainstPackage(file, imported)
  const [other = ''] = target.split('/')
  if (other !== workspace) return reasonAgainstStep(rooms, path[0] ?? '', other)
  return reasonAgainstPath(rooms, path, posix.relative(`${workspace}/src`, target).split('/'))
}

/**
 * The outermost step between two rooms is the one that has to be allowed.
 *
 * @param {Arrows[string]} rooms
 * @param {string[]} path
 * @param {string[]} target
 */
function reasonAgainstPath(rooms, path, target) {
  const apart = keptApart.find(({ folder }) => {
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
 * The part of a path that comes below a folder, where it lies in it.
 *
 * @param {string} folder
 * @param {string[]} path
 */
function partBelow(folder, path) {
  return path.join('/').startsWith(`${folder}/`) ? path[depthOf(folder)] : undefined
}

/**
 * The rooms that a file is in, outermost first. A folder beside a room is one too, named in the table or not.
 *
 * @param {Arrows[string]} rooms
 * @param {string[]} path
 */
function roomsOf(rooms, path) {
  const folders = path.slice(1, -1).map((_, index) => path.slice(0, index + 2).join('/'))
  const outer = new Set(Object.keys(rooms).map(folderOf))
  return [path[0] ?? '', ...folders.filter((folder) => outer.has(folderOf(folder)))]
}

/** @param {string} room */
function folderOf(room) {
  return room.slice(0, Math.max(0, room.lastIndexOf('/')))
}

/** @param {string} room */
function depthOf(room) {
  return room.split('/').length
}

/**
 * @param {Arrows[string]} rooms
 * @param {string} from
 * @param {string} to
 */
function reasonAgainstStep(rooms, from, to) {
  const allowed = rooms[from]
  if (!allowed) return `scripts/arrows.mjs does not say what src/${from} may import`
  if (allowed.includes(to)) return undefined
  const folder = folderOf(from)
  if (allowed.length === 0) return `${from} may import nothing ${folder ? `else of ${folder}` : 'of ours'}`
  return `${from} may import ${allowed.join(', ')} only${folder ? `, of ${folder}` : ''}`
}

/**
 * @param {string} file
 * @param {string} imported
 */
function reasonAgainstPackage(file, imported) {
  const rule = packages.find(({ place }) => place.test(file))
  const name = imported.split('/')[0] ?? ''
  if (rule && !rule.allowed.includes(name)) return `no package is imported here but ${rule.allowed.join(', ')}`
}
