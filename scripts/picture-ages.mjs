import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The digests of the screens' sources when the pictures were taken, by the name of the picture.
 *
 * @typedef {Record<string, string>} Taken
 * @typedef {{ readonly name: string, readonly shows: readonly string[] }} Shown a picture, and the files and folders
 *   with the sources of its screen
 */

export const takenFile = 'taken.json'

const isTest = /\.test\.\w+$|\/testing\//

/** @param {string} root @param {readonly Shown[]} pictures @returns {Taken} */
export function takenOf(root, pictures) {
  return Object.fromEntries(pictures.map(({ name, shows }) => [name, digestOf(root, shows)]))
}

/**
 * The names of the pictures that are older than their screens, or whose sources were not recorded.
 *
 * @param {string} root of the project
 * @param {readonly Shown[]} pictures
 */
export function oldPictures(root, pictures) {
  const file = join(root, 'docs', 'pictures', takenFile)
  const dates = /** @type {Taken} */ (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const now = takenOf(root, pictures)
  return pictures.map(({ name }) => name).filter((name) => dates[name] !== now[name])
}

/** @param {string} root @param {readonly string[]} paths */
function digestOf(root, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesOf(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesOf(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !isTest.test(file))
}
