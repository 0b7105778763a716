import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

const text = readFileSync(join(root, 'docs/trials.md'), 'utf8')
const files = ['contract', 'server', 'web', 'e2e', 'scripts', 'states'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `/${folder}/${path.replaceAll('\\', '/')}`),
)

/** The source files in a chunk of the page, by the end of their paths. @param {string} piece */
function filesIn(piece) {
  return [...piece.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file)
}

test('every file that the page of the trials names exists', () => {
  const named = [...new Set(filesIn(text))]
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !files.some((path) => path.endsWith(`/${file}`)))).toEqual([])
})

test.each(Array.from({ length: 17 }, (_, index) => `K${index + 1}`))(
  'kind %s of the reports about other systems has a row with its cases and what tests them',
  (kind) => {
    const rows = text.split('\n').filter((line) => line.startsWith(`| ${kind} |`))
    const [, , words = '', cases = '', , testedBy = ''] = rows[0]?.split('|').map((cell) => cell.trim()) ?? []
    expect({ rows: rows.length, words, cases: Number(cases) }).toEqual({
      rows: 1,
      words: expect.stringMatching(/\w/),
      cases: expect.toSatisfy((count) => count > 0),
    })
    const [file = ''] = filesIn(testedBy)
    expect(files.filter((path) => path.endsWith(`/${file}`))).toHaveLength(1)
  },
)
