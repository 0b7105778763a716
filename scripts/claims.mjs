import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * What the first column of a table says, below a heading of a page.
 * @param {string} page
 * @param {string} heading
 */
export function claimsOf(page, heading) {
  const text = readFileSync(join(root, page), 'utf8')
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [body = ''] = section.split(/^#+ /m)
  const [, , ...rows] = body.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) => (row.split('|')[1] ?? '').trim())
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
    text.matchAll(/(?:\b(?:test|describe)(?:\.\w+)?(?:\([^\n]*?\))?|^\s*\]\))\(\s*['"`](.+?)['"`],/gm),
    ([, title = '']) => title,
  )
}
