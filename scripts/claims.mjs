import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * The claims in a table below a heading of a page: the first cell of each row, with the sentences of the cells under
 * the given headings.
 *
 * @param {string} page
 * @param {string} heading
 * @param {readonly string[]} promising
 * @returns {Record<string, string[]>}
 */
export function claimsOf(page, heading, promising) {
  const text = readFileSync(join(root, page), 'utf8')
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [body = ''] = section.split(/^#+ /m)
  const [headings = [], , ...rows] = body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const columns = promising.map((name) => headings.indexOf(name))
  return Object.fromEntries(
    rows.map((row) => [row[0] ?? '', columns.flatMap((column) => sentencesOf(row[column] ?? ''))]),
  )
}

/** Sentences and clauses; text in parentheses or quotation marks belongs to the sentence around it. */
const end = /(?<=[.;])\s(?![^(]*\))(?![^“]*”)/

/** @param {string} cell */
function sentencesOf(cell) {
  return cell.split(end).filter((sentence) => sentence !== '')
}

/**
 * The sentences that contain none of the words, and the words that no sentence contains.
 *
 * @param {readonly string[]} sentences
 * @param {readonly string[]} words
 */
export function unnamed(sentences, words) {
  return [
    ...sentences.filter((sentence) => !words.some((each) => sentence.includes(each))),
    ...words.filter((each) => !sentences.some((sentence) => sentence.includes(each))),
  ]
}

/**
 * Those of the tests that do not exist: `file: words of its title`.
 *
 * @param {readonly string[]} tests
 */
export function missingTests(tests) {
  return tests.filter((test) => {
    const [file = '', title = ''] = test.split(': ')
    return title === '' || !titlesOf(file).some((each) => each.includes(title))
  })
}

/** @param {string} file */
function titlesOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(
    text.matchAll(/(?:\b(?:test|describe)(?:\.\w+)?(?:\([^\n]*?\))?|^\s*\](?: as const)?\))\(\s*['"`](.+?)['"`],/gm),
    ([, title = '']) => title,
  )
}
