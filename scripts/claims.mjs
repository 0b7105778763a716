import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * What a table below a heading of a page claims: what the first cell of each row says, with the sentences of the cells
 * that promise something, by their headings.
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

/** Sentences and half-sentences; what stands in brackets or quotation marks belongs to the one around it. */
const end = /(?<=[.;])\s(?![^(]*\))(?![^“]*”)/

/** @param {string} cell */
function sentencesOf(cell) {
  return cell.split(end).filter((sentence) => sentence !== '')
}

/**
 * The sentences of which no words are named, and the words that stand in no sentence.
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
 * The tests among some that are not there: `file: the words of its title`.
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
