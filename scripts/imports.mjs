import { posix } from 'node:path'

const importStatement = /^(?:import|export)\s[\w\s{},*$]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/**
 * What a file imports, in its own words: for types only and when it is needed, too.
 *
 * @param {string} text
 */
export function importsOf(text) {
  return [...text.matchAll(importStatement)].map(([, from, effect, dynamic]) => from ?? effect ?? dynamic ?? '')
}

/**
 * Where the sources of a workspace are, from the root.
 *
 * @param {string} workspace
 */
export function sourcesOf(workspace) {
  return workspace === 'states' ? workspace : `${workspace}/src`
}

/**
 * The path of an imported file from the root, or nothing where a package is imported.
 *
 * @param {string} file its path from the root, with `/`
 * @param {string} imported
 */
export function importedFile(file, imported) {
  if (imported.startsWith('.')) return posix.join(posix.dirname(file), imported)
  const [workspace = ''] = file.split('/')
  if (imported.startsWith('#')) return posix.join(sourcesOf(workspace), imported.slice(1))
  const [scope, ofScope = '', ...path] = imported.split('/')
  if (scope === '@atlas') return posix.join(sourcesOf(ofScope), ...path)
}

/** The folders of `states` that are of no state. */
const ofAllStates = ['law', 'returns', 'lists', 'demonstration']

/**
 * The way to a file from the sources of its workspace. Of a state's folder it begins after the folder, so that a law is
 * in the room of all laws.
 *
 * @param {string} file
 */
export function pathInSources(file) {
  const [workspace = ''] = file.split('/')
  const path = posix.relative(sourcesOf(workspace), file).split('/')
  if (workspace !== 'states') return path
  const [folder = '', ...rest] = path.map((name) => name.replace(/\.ts$/, ''))
  return rest.length === 0 || ofAllStates.includes(folder) ? [folder, ...rest] : rest
}

/**
 * What the workspace of a file is called in the lists of other workspaces; `states` is what states declare.
 *
 * @param {string} file
 */
export function nameOutside(file) {
  const [workspace = ''] = file.split('/')
  if (workspace !== 'states') return workspace
  return ['all', 'state'].includes(pathInSources(file)[0] ?? '') ? 'states' : 'states/law'
}
