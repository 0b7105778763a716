import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './repository.mjs'

// `npm run words`: every sentence that people read, by file and line, for an editor. Interpolated parts are written as
// {…}.

const folders = ['web/src', 'contract/src', 'server/src', 'states']
const notForPeople = /test|migrations|\.generated|database\//
/** Syntax that contains no text of the product. */
const skipped = new Set(['ImportDeclaration', 'TSTypeAnnotation', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])

/**
 * @typedef {{ type: string, start: number, value?: unknown, quasis?: readonly { value: { cooked: string } }[] }} Node
 * @typedef {[line: number, text: string]} Words
 */

/**
 * The sentences of a file: text between tags, and each string with a space in it.
 *
 * @param {string} name
 * @param {string} source
 */
export function wordsOf(name, source) {
  const nodes = nodesIn(parseSync(name, source).program)
  return nodes.flatMap((node) => {
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    /** @type {Words[]} */
    const words = /\p{L}{2}/u.test(text) ? [[source.slice(0, node.start).split('\n').length, text]] : []
    return words
  })
}

/**
 * A node and all its descendants in source order.
 *
 * @param {unknown} tree
 * @returns {Node[]}
 */
function nodesIn(tree) {
  if (typeof tree !== 'object' || tree === null) return []
  if (isNode(tree) && skipped.has(tree.type)) return []
  return [...(isNode(tree) ? [tree] : []), ...Object.values(tree).flatMap(nodesIn)]
}

/**
 * @param {object} tree
 * @returns {tree is Node}
 */
function isNode(tree) {
  return 'type' in tree && typeof tree.type === 'string' && 'start' in tree
}

/** @param {Node} node */
function textOf({ type, value, quasis }) {
  if (type === 'JSXText') return String(value)
  const isText = type === 'Literal' && typeof value === 'string'
  const text = quasis ? quasis.map((each) => each.value.cooked).join('{…}') : isText ? value : ''
  return text.trim().includes(' ') ? text : ''
}

if (import.meta.main) {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  for (const file of files.toSorted().filter((each) => !notForPeople.test(each))) {
    const words = wordsOf(file, readFileSync(join(root, file), 'utf8'))
    if (words.length > 0)
      process.stdout.write(`${file}\n${words.map(([line, text]) => `  ${line}: ${text}`).join('\n')}\n\n`)
  }
}
