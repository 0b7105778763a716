import { posix } from 'node:path'

const importStatement = /^(?:import|export)\s[\w\s{},*$]*?from\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/**
 * The specifiers of a file's imports, including type imports and dynamic imports.
 *
 * @param {string} text
 */
export function importsOf(text) {
  return [...text.matchAll(importStatement)].map(([, from, effect, dynamic]) => from ?? effect ?? dynamic ?? '')
}

/**
 * The source folder of a workspace, relative to the root.
 *
 * @param {string} workspace
 */
export function sourcesOf(workspace) {
  return workspace === 'states' ? workspace : `${workspace}/src`
}

/**
 * The path of an imported file relative to the root; undefined for a package.
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

/** The folders of `states` that do not belong to one state. */
const ofAllStates = ['law', 'returns', 'lists', 'demonstration']

/**
 * The path of a file below the sources of its workspace. In a state's folder it starts below that folder, so that each
 * law is in the room `law`.
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
 * The name of a file's workspace in the lists of other workspaces; in `states` it is the room.
 *
 * @param {string} file
 */
export function nameOutside(file) {
  const [workspace = ''] = file.split('/')
  if (workspace !== 'states') return workspace
  return ['all', 'state'].includes(pathInSources(file)[0] ?? '') ? 'states' : 'states/law'
}
