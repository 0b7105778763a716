import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readableName, shortName } from '../../../build/short-name.ts'

const source = join(import.meta.dirname, '../..')
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** The classes that a module declares: "shared/ui/look/button.module.css: primary". */
function styledIn(path: string): string[] {
  const rules = read(path).replaceAll(/\/\*.*?\*\/|"[^"]*"|@layer [^{]*/gs, '')
  return [...rules.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => `${path}: ${name}`)
}

/** The classes that a component uses, in the same form; also any other access than by a plain name. */
function namedIn(path: string): string[] {
  const code = read(path)
  const imports = code.matchAll(/^import (\w+) from '#(.+\.module\.css)'$/gm)
  return [...imports].flatMap(([, module = '', of]) => {
    const uses = code.matchAll(new RegExp(`\\b${module}(?:\\.(\\w+)|\\b(?! from ))`, 'g'))
    return [...uses].map(([use, name]) => `${of}: ${name ?? `${use} in ${path}`}`)
  })
}

const modules = paths.filter((path) => path.endsWith('.module.css'))
const styled = new Set(modules.flatMap(styledIn))
const named = new Set(paths.filter((path) => /\.tsx?$/.test(path)).flatMap(namedIn))

test('every class that a component names is styled in the module that it is taken from', () => {
  expect(named.size).toBeGreaterThan(300)
  expect([...named].filter((each) => !styled.has(each))).toEqual([])
})

test('every class of a module is named by some component', () => {
  expect([...styled].filter((each) => !named.has(each))).toEqual([])
})

test('no module speaks of an id, which would be renamed as a class is', () => {
  expect(modules.filter((path) => /#[a-zA-Z][^;{}]*\{/.test(read(path)))).toEqual([])
})

// Set by the popup library on the popups it opens.
const ofPopups = ['--anchor-width', '--available-width', '--available-height']

test('every color and measure that a style sheet names is declared somewhere', () => {
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const declaring = [...sheets, ...paths.filter((path) => /\.tsx?$/.test(path))].map(read).join('\n')
  const declared = new Set([...declaring.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name))
  const used = sheets.flatMap((path) =>
    [...read(path).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(used.length).toBeGreaterThan(1_000)
  expect(used.filter(({ name }) => !declared.has(name) && !ofPopups.includes(name))).toEqual([])
})

/**
 * On focus, only paint may change. If the layout changed when a field loses the focus, the button being pressed would
 * move away from under the pointer.
 */
const painted =
  /^(outline|box-shadow|color|background|border-(\w+-)?color|clip-path|opacity|visibility|text-decoration|z-index|stroke|--)/

// The skip link, an icon over its field, what a rounded frame clips; and the arrow of a heading, which a press does
// not move, because it sorts.
const layers = [
  'places/list/PlacesTable.module.css',
  'shared/ui/look/skip.module.css',
  'search/quick/QuickSearchBox.module.css',
  'officials/search/results/columns/ColumnSets.module.css',
]

test('no style moves anything with the focus', () => {
  const rules = paths
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/([^{};]*:focus[^{}]*)\{([^{}]*)\}/g)].map((rule) => ({ path, rule })))
    .filter(({ path }) => !layers.includes(path))
  expect(rules.length).toBeGreaterThan(10)
  const moving = rules.flatMap(({ path, rule: [, selector = '', body = ''] }) =>
    body
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !painted.test(line))
      .map((line) => `${path}: ${selector.trim()} { ${line} }`),
  )
  expect(moving).toEqual([])
})

test('classes of one name in two modules of one name are two, in the built page and in one that is being worked on', () => {
  for (const nameOf of [shortName, readableName]) {
    const [one, other] = ['shared/ui/look', 'data/coverage'].map((folder) => join(source, folder, 'table.module.css'))
    expect(nameOf('frame', `${one}`)).not.toBe(nameOf('frame', `${other}`))
  }
  expect(readableName('frame', join(source, 'shared/ui/look/table.module.css'))).toMatch(/^frame_/)
})
