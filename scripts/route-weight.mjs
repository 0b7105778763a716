import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './repository.mjs'

const dist = join(root, 'web', 'dist')
const assets = join(dist, 'assets')

/**
 * How many bytes of JavaScript and CSS, gzip, a route needs before it shows anything: what index.html names, the
 * route's own file, and everything that these import, but nothing that is fetched later.
 *
 * @param {string} component the component of the route, which its file is named after
 */
export function weightOfRoute(component) {
  const start = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...start.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
  const files = new Set([...named, fileOf(component)])
  for (const file of files) for (const imported of importsOf(file)) files.add(imported)
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
}

/** @param {string} component */
function fileOf(component) {
  const file = readdirSync(assets).find((name) => name.replace(/-[\w-]{8}\.js$/, '') === component)
  if (!file) throw new Error(`The built web page has no file of its own for ${component}.`)
  return file
}

/** @param {string} file */
function importsOf(file) {
  if (!file.endsWith('.js')) return []
  const text = readFileSync(join(assets, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, imported]) => imported ?? '')
}
