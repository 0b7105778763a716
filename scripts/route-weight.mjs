import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './repository.mjs'

const dist = join(root, 'web', 'dist')
const assets = join(dist, 'assets')

/**
 * The gzipped bytes of JavaScript and CSS that a page needs before it shows anything: the files it names, components
 * rendered with it, and all their static imports, but nothing that is loaded later.
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
 * The gzipped bytes of files of the built page.
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
 * Where a component is imported dynamically, Vite writes the indexes of the files to preload, its CSS included; an
 * array at the start of that file has their names.
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
