import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const pathsOf = (pattern: RegExp) => sheets.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('no list is without marks in the way that makes it no list to VoiceOver', () => {
  expect(pathsOf(/list-style(-type)?:[^;"]*\bnone\b/)).toEqual([])
})

test('a day is typed into the one field that is made for Safari too, and takes years of four digits', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  const hasOwn = (path: string) => /<input[^>]*type="date"/.test(readFileSync(join(source, path), 'utf8'))
  expect(code.filter(hasOwn)).toEqual([])
})

test('what stays at the foot of a window scrolls with it where there is little height, as at 400% zoom', () => {
  const atTheFoot = sheets.filter(({ text }) => /position: sticky;\s+bottom: 0/.test(text))
  expect(atTheFoot.length).toBeGreaterThan(1)
  const released = /@media \(max-height: 30rem\) \{\s+position: static/
  expect(atTheFoot.filter(({ text }) => !released.test(text)).map(({ path }) => path)).toEqual([])
})

test('the serif is set in the weights that its files have', () => {
  const rules = sheets.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/[^{}]*\{[^{}]*font-family: var\(--font-serif\)[^{}]*/g), ([rule]) => ({ path, rule })),
  )
  expect(rules.length).toBeGreaterThan(40)
  const ofOtherWeight = rules.filter(({ rule }) => /font-weight: (?!var\(--weight-(serif|text)\)|[46]00;)/.test(rule))
  expect(ofOtherWeight).toEqual([])
})
