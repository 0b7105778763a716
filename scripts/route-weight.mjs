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
 * @param {...string} components of the route, which their files are named after
 */
export function weightOfRoute(...components) {
  const start = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...start.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
  const files = new Set(named)
  for (const component of components) {
    const own = filesNamed(component)
    if (own.length === 0) throw new Error(`The built web page has no file of its own for ${component}.`)
    for (const file of own) files.add(file)
  }
  for (const file of files) for (const needed of neededBy(file)) files.add(needed)
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
}

/**
 * A file of JavaScript and that of the CSS it brings have one name, but for the letters of their content.
 *
 * @param {string} name
 */
function filesNamed(name) {
  return readdirSync(assets).filter((file) => nameOf(file) === name)
}

/** @param {string} file */
function nameOf(file) {
  return file.replace(/-[\w-]{8}\.(?:js|css)$/, '')
}

/** @param {string} file */
function neededBy(file) {
  if (!file.endsWith('.js')) return []
  const text = readFileSync(join(assets, file), 'utf8')
  const imported = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')
  return [...imported, ...filesNamed(nameOf(file)).filter((other) => other.endsWith('.css'))]
}
