import { posix } from 'node:path'

/**
 * Who may import whom: for each folder of a workspace and each file at its top, what it may import
 * besides itself. `contract` is the workspace of that name; everything else is in the same workspace.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
const arrows = {
  contract: {
    'problem.ts': ['messages.ts'],
    rules: [],
    catalogue: ['search', 'rules'],
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
    'config.ts': ['contract'],
    'context.ts': ['config.ts', 'dataset', 'mail', 'jobs', 'database', 'platform'],
    features: ['context.ts', 'dataset', 'imports', 'search', 'jobs', 'mail', 'database', 'platform', 'contract'],
    'app.ts': ['context.ts', 'features', 'platform', 'contract'],
    'server.ts': [
      'app.ts',
      'config.ts',
      'context.ts',
      'features',
      'imports',
      'dataset',
      'mail',
      'jobs',
      'database',
      'platform',
    ],
    commands: ['context.ts', 'features', 'imports', 'mail', 'database', 'platform', 'contract'],
    'cli.ts': [
      'commands',
      'jobs',
      'mail',
      'config.ts',
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
    api: ['contract'],
    'search-state': ['contract'],
    'county-map': ['ui', 'contract'],
    layout: ['search-state', 'api', 'ui', 'contract'],
    features: ['search-state', 'county-map', 'layout', 'api', 'ui', 'contract'],
    'router.tsx': ['features', 'search-state', 'layout', 'api', 'ui', 'contract'],
    'main.tsx': ['router.tsx', 'api', 'ui', 'styles'],
  },
}

// What two features need moves down, or a job carries the news.
const keptApart = 'features'

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
 * @returns {string[]}
 */
export function brokenArrows(file, text) {
  if (forTests.test(file)) return []
  return importsOf(text).flatMap((imported) => {
    const reason = reasonAgainst(file, imported)
    return reason ? [`${file} imports ${imported}: ${reason}`] : []
  })
}

const importStatement = /^(?:import|export)\s[\w\s{},*$]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** @param {string} text */
function importsOf(text) {
  return [...text.matchAll(importStatement)].map(([, from, effect, dynamic]) => from ?? effect ?? dynamic ?? '')
}

/**
 * @param {string} file
 * @param {string} imported
 * @returns {string | undefined}
 */
function reasonAgainst(file, imported) {
  if (forTests.test(imported)) return 'it is for tests'
  const [workspace = '', , ...path] = file.split('/')
  const target = inSameWorkspace(path, imported)
  if (target) return reasonAgainstFolder(workspace, path, target)
  if (imported.startsWith('@atlas/')) return reasonAgainstStep(workspace, path[0] ?? '', imported.split('/')[1] ?? '')
  return reasonAgainstPackage(file, imported)
}

/**
 * The imported file's path within the workspace, or nothing where it is not of this workspace.
 *
 * @param {string[]} path
 * @param {string} imported
 */
function inSameWorkspace(path, imported) {
  if (imported.startsWith('#')) return imported.slice(1).split('/')
  if (imported.startsWith('.')) return posix.join(...path, '..', imported).split('/')
}

/**
 * @param {string} workspace
 * @param {string[]} path
 * @param {string[]} target
 */
function reasonAgainstFolder(workspace, path, target) {
  const [from = '', part] = path
  const [to = '', otherPart] = target
  if (from === to) return from === keptApart && part !== otherPart ? 'a feature never imports a feature' : undefined
  return reasonAgainstStep(workspace, from, to)
}

/**
 * @param {string} workspace
 * @param {string} from
 * @param {string} to
 */
function reasonAgainstStep(workspace, from, to) {
  const allowed = arrows[workspace]?.[from]
  if (!allowed) return `scripts/arrows.mjs does not say what ${workspace}/src/${from} may import`
  if (allowed.length === 0) return `${from} may import nothing of ours`
  if (!allowed.includes(to)) return `${from} may import ${allowed.join(', ')} only`
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
