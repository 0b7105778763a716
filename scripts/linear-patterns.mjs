import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { root } from './repository.mjs'

/**
 * @typedef {{ pattern: string, flags: string }} Pattern
 * @typedef {{ type: string, regex?: Pattern }} Node
 */

const isTest = /\.test\.tsx?$|\/testing\//
// Fetched from public offices by a command, never sent by a visitor: sizes are known, and no request waits.
const isFetched = /^server\/src\/imports\/(?:fetch|sources\/public-pack)\/|^states\/[\w-]+\/returns\//

/** All product files that match text that people type or send. */
export function filesThatMeetPeople() {
  return filesOfTheProduct().filter((file) => !isFetched.test(file))
}

/** All files that run in production, without tests and their helpers. */
export function filesOfTheProduct() {
  return ['states', 'contract/src', 'server/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !isTest.test(file)),
  )
}

/**
 * The regular expressions in a file that are slower than linear for some text.
 *
 * @param {string} file
 * @param {string} [text]
 */
export function slowPatternsOf(file, text = readFileSync(join(root, file), 'utf8')) {
  return patternsIn(file, text)
    .filter(({ pattern, flags }) => isSlow(pattern, flags))
    .map(({ pattern, flags }) => `${file}: /${pattern}/${flags}`)
}

/**
 * @param {string} source
 * @param {string} flags
 */
function isSlow(source, flags) {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0
}

// A literal follows an operator or the start of a line; most files have none and need no parsing.
const mayHold = /[(,=:?&|![{]\s*\/[^/*\s>]|^\s+\/[^/*]|=> \/[^/*]|return \//m

/**
 * @param {string} file
 * @param {string} text
 * @returns {Pattern[]}
 */
function patternsIn(file, text) {
  if (!mayHold.test(text)) return []
  /** @type {Pattern[]} */
  const found = []
  walk(parseSync(file, text).program, ({ type, regex }) => {
    if (type === 'Literal' && regex) found.push(regex)
  })
  return found
}

/**
 * @param {unknown} node
 * @param {(node: Node) => void} see
 */
function walk(node, see) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) see(/** @type {Node} */ (node))
  for (const child of Object.values(node)) walk(child, see)
}

/**
 * Whether a file builds a regular expression at run time, which this cannot check.
 *
 * @param {string} file
 */
export function buildsPatterns(file) {
  return /new RegExp\(/.test(readFileSync(join(root, file), 'utf8'))
}
