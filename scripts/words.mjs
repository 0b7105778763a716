import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './repository.mjs'

// `npm run words`: every sentence that people read, by file and line, to be read through by an editor. A part that is
// worked out is written {…}.

const folders = ['web/src', 'contract/src', 'server/src']
const notForPeople = /test|migrations|\.generated|database\//
/** Code that holds no words of the product. */
const skipped = new Set(['ImportDeclaration', 'TSTypeAnnotation', 'TSTypeAliasDeclaration', 'TSInterfaceDeclaration'])

/**
 * The sentences of a file: what stands between tags, and each text with a space in it.
 * @param {string} name
 * @param {string} source
 * @returns {[line: number, text: string][]}
 */
export function wordsOf(name, source) {
  /** @type {[number, string][]} */
  const found = []
  /** @param {any} node */
  const visit = (node) => {
    if (!node || typeof node !== 'object' || skipped.has(node.type)) return
    if (Array.isArray(node)) return node.forEach(visit)
    const text = textOf(node)?.replace(/\s+/g, ' ').trim()
    if (text && /\p{L}{2}/u.test(text)) found.push([source.slice(0, node.start).split('\n').length, text])
    Object.values(node).forEach(visit)
  }
  visit(parseSync(name, source).program)
  return found
}

/** @param {any} node */
function textOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map((/** @type {any} */ each) => each.value.cooked).join('{…}')
    return / /.test(text.trim()) ? text : null
  }
  const isSentence = node.type === 'Literal' && typeof node.value === 'string' && / /.test(node.value.trim())
  return isSentence ? node.value : null
}

if (import.meta.main) {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  for (const file of files.toSorted().filter((each) => !notForPeople.test(each))) {
    const words = wordsOf(file, readFileSync(join(root, file), 'utf8'))
    if (words.length > 0) console.log(`${file}\n${words.map(([line, text]) => `  ${line}: ${text}`).join('\n')}\n`)
  }
}
