import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(join(source, path), 'utf8')

interface Declaration {
  /** What it stands in, from the outside in, the selector last. */
  readonly blocks: readonly string[]
  readonly property: string
  readonly value: string
}

/** Every declaration of a style sheet. */
function declarationsIn(css: string): Declaration[] {
  const blocks: string[] = []
  const found: Declaration[] = []
  for (const [, text = '', end] of css.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const [property, value] = text.split(/:(.*)/s)
    if (end === '{') blocks.push(text.trim().replaceAll(/\s+/g, ' '))
    else if (property && value) found.push({ blocks: [...blocks], property: property.trim(), value: value.trim() })
    if (end === '}') blocks.pop()
  }
  return found
}

const littleMotion = '@media (prefers-reduced-motion: reduce)'
const isForLittleMotion = ({ blocks }: Declaration) => blocks.includes(littleMotion)
/** The tokens are times too, and are none where little motion is wanted. */
const hasTimeOfItsOwn = ({ property, value }: Declaration) =>
  /^(transition|animation)/.test(property) && /\d(ms|s)\b/.test(value)
const stands = ({ property, value }: Declaration) =>
  (/^(transition|animation|display)$/.test(property) && value === 'none') ||
  (/^--(fast|calm)$/.test(property) && value === '0ms')

const selectorsOf = ({ blocks }: Declaration) => (blocks.at(-1) ?? '').split(', ')

/** What moves though little motion is wanted. */
function movingIn(css: string): string[] {
  const all = declarationsIn(css)
  const still = all.filter((each) => isForLittleMotion(each) && stands(each)).flatMap(selectorsOf)
  const moving = all.filter((each) => hasTimeOfItsOwn(each) && !isForLittleMotion(each))
  const slower = all.filter((each) => hasTimeOfItsOwn(each) && isForLittleMotion(each))
  const smooth = all.filter(({ property, value }) => property === 'scroll-behavior' && value === 'smooth')
  return [
    ...moving.filter((each) => !selectorsOf(each).every((selector) => still.includes(selector))),
    ...slower,
    ...smooth,
  ].map(({ blocks, property, value }) => `${blocks.at(-1)} { ${property}: ${value} }`)
}

test('whoever wants little motion sees every change at once, and nothing that turns or runs', () => {
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const all = sheets.flatMap((path) => declarationsIn(read(path)))
  expect(all.filter(({ property }) => /^(transition|animation)/.test(property)).length).toBeGreaterThan(15)
  expect(sheets.flatMap((path) => movingIn(read(path)).map((rule) => `${path}: ${rule}`))).toEqual([])
  const times = all.filter((each) => isForLittleMotion(each) && each.property.startsWith('--'))
  expect(times.map(({ property, value }) => `${property}: ${value}`)).toEqual(['--fast: 0ms', '--calm: 0ms'])
})

test('nothing scrolls smoothly without asking whether little motion is wanted', () => {
  const scripts = paths.filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  const smooth = scripts.filter((path) => /'smooth'/.test(read(path)))
  expect(smooth.length).toBeGreaterThan(0)
  expect(smooth.filter((path) => !read(path).includes('(prefers-reduced-motion: reduce)'))).toEqual([])
})

test('a style that moves is found, and one that stands still is not', () => {
  const run = '.a::after { animation: run 1s infinite; }'
  const inMedia = (rule: string) => `@layer ui { ${run} ${littleMotion} { ${rule} } }`
  expect(movingIn(inMedia('.b, .a::after { animation: none; }'))).toEqual([])
  expect(movingIn('.a { transition: opacity var(--calm) var(--ease); }')).toEqual([])
  for (const rule of ['', '.a { animation: none; }', '.a::after { animation-duration: 4s; }'])
    expect(movingIn(inMedia(rule))).toContain('.a::after { animation: run 1s infinite }')
  expect(movingIn('html { scroll-behavior: smooth }')).toHaveLength(1)
})
