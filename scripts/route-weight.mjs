import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './repository.mjs'

const dist = join(root, 'web', 'dist')
const assets = join(dist, 'assets')

/**
 * How many bytes of JavaScript and CSS, gzip, a page needs before it shows anything: what it names, what else is drawn
 * with it, and everything that these import, but nothing that is fetched later.
 *
 * @param {string} page its file, without `.html`
 * @param {...string} parts components with files of their own that are drawn with the first screen
 */
export function weightOfPage(page, ...parts) {
  const files = new Set([...namedBy(page), ...parts.flatMap(fetchedFor)])
  for (const file of files) for (const needed of importedBy(file)) files.add(needed)
  return weightOfFiles(files)
}

/**
 * How many bytes files of the built page are, gzip.
 *
 * @param {Iterable<string>} files
 */
export function weightOfFiles(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0)
}

/** @param {string} page */
function namedBy(page) {
  const html = readFileSync(join(dist, `${page}.html`), 'utf8')
  return [...html.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
}

/**
 * Where a component's code is imported, Vite writes the numbers of the files to fetch with it, its CSS among them; a
 * list at the beginning of that file has their names.
 *
 * @param {string} component
 */
function fetchedFor(component) {
  const call = new RegExp(
    `import\\(["'\`]\\./(${component}-[\\w-]{8}\\.js)["'\`]\\).*?__vite__mapDeps\\(\\[([\\d,]*)\\]`,
  )
  for (const importer of readdirSync(assets)) {
    if (!importer.endsWith('.js')) continue
    const code = readFileSync(join(assets, importer), 'utf8')
    const [, own, numbers = ''] = call.exec(code) ?? []
    if (own === undefined) continue
    const [, list = ''] = /__vite__mapDeps=.*?=\[(.*?)\]/.exec(code) ?? []
    const names = list.split(',').map((name) => name.slice('"assets/'.length, -1))
    return [own, ...(numbers === '' ? [] : numbers.split(',').map((number) => names[Number(number)] ?? ''))]
  }
  throw new Error(`The built web page has no file of its own for ${component}.`)
}

/** @param {string} file */
function importedBy(file) {
  if (!file.endsWith('.js')) return []
  const text = readFileSync(join(assets, file), 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name ?? '')
}
