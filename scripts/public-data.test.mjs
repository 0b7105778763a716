import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

const folder = join(root, 'public-data')
const manifest = join(folder, 'sources.json')
const notListed = ['README.md', 'sources.json']
const largestBytes = 12_000_000

/**
 * @typedef {object} Listed
 * @property {string} path a file, or a folder with one file for each person
 * @property {string} publisher
 * @property {string} licence
 * @property {string} as_of
 * @property {{ url: string, commit: string | null }[]} copied_from
 * @property {number} rows
 * @property {string} sha256
 */

/** @type {Listed[]} */
const entries = JSON.parse(readFileSync(manifest, 'utf8'))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => statSync(join(folder, path)).isFile())
  .map((path) => path.replaceAll('\\', '/'))
  .sort()

/** @param {string} path */
function filesOf(path) {
  return files.filter((file) => file === path || file.startsWith(`${path}/`))
}

/** One checksum, for a folder over the names and contents of its files. @param {string} path */
function checksumOf(path) {
  const hash = createHash('sha256')
  const [first, ...more] = filesOf(path)
  if (first === path && more.length === 0) return hash.update(readFileSync(join(folder, path))).digest('hex')
  for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/**
 * The number of people in a folder or a YAML list, of outlines, or of lines below the header of a table.
 *
 * @param {string} path
 */
function rowsOf(path) {
  if (path.endsWith('.csv')) return linesOf(path).length - 1
  if (path.endsWith('.yaml')) return linesOf(path).filter((line) => line.startsWith('- ')).length
  const outlines = filesOf(path).filter((file) => file.endsWith('.json'))
  return outlines.length > 0 ? outlines.reduce((sum, file) => sum + outlinesIn(file), 0) : filesOf(path).length
}

/** @param {string} path @returns {number} */
function outlinesIn(path) {
  /** @type {import('topojson-specification').Topology<Record<string, import('topojson-specification').GeometryCollection>>} */
  const { objects } = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  return Object.values(objects).reduce((sum, { geometries }) => sum + geometries.length, 0)
}

/** @param {string} path */
function linesOf(path) {
  return readFileSync(join(folder, path), 'utf8').trimEnd().split('\n')
}

test('every file of the public data is in its list of sources, once', () => {
  const inList = entries.flatMap(({ path }) => filesOf(path))
  expect(inList.toSorted()).toEqual(files.filter((path) => !notListed.includes(path)))
})

test('every file says who published it, where it was copied from, its license and its day', () => {
  for (const { path, publisher, licence, as_of: day, copied_from: from } of entries) {
    expect(
      [publisher, licence].filter((text) => text.trim() === ''),
      path,
    ).toEqual([])
    expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const { url, commit } of from) expect(`${url}@${commit}`, path).toMatch(/^https:\/\/[^@]+@[0-9a-f]{8,40}$/)
  }
})

test('every file has the rows and the checksum of the list', async () => {
  const renewed = entries.map((file) => ({ ...file, rows: rowsOf(file.path), sha256: checksumOf(file.path) }))
  const command = 'npm run test:unit -- --project=scripts public-data --update'
  await expect(
    `${JSON.stringify(renewed, null, 2)}\n`,
    `public-data is not what its sources.json says. Once it is as it should be: ${command}`,
  ).toMatchFileSnapshot(manifest)
})

test('the README of the public data names every file', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(entries.map(({ path }) => path).filter((path) => !readme.includes(`\`${path}\``))).toEqual([])
})

test('the public data stays small enough to be cloned by everybody', () => {
  const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  expect(bytes).toBeLessThan(largestBytes)
})
