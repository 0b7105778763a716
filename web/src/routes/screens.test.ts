import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegisteredRouter } from '@tanstack/react-router'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { navigationPages } from '#routes/navigation-pages.ts'
import type { Screen } from '#routes/screen.ts'
import { type Address, screens } from '#routes/screens.ts'

const rows = Object.entries<Screen>(screens)
const web = join(import.meta.dirname, '..')
const mails = join(web, '../../server/src')

/** The code in a folder, without its tests and without the table. */
function codeIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:routes|testing)[\\/]/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

describe('every screen is reached', () => {
  const code = codeIn(web)
  const linked = Array.from(
    code.matchAll(/(?:\bto[:=] ?|\breturn |\? |: |\[)['"](\/[^'"]*)/g),
    ([, address]) => address,
  )
  const mailed = Array.from(codeIn(mails).matchAll(/linkTo\(about, ([^\n]*)/g), ([, words = '']) => words).flatMap(
    (words) => Array.from(words.matchAll(/['`](\/[^'`$]*)/g), ([, start = '']) => start),
  )
  const reached = new Set([...navigationPages.map(({ to }) => to), ...linked, ...mailed])
  const isReached = (address: string) => reached.has(address) || reached.has(address.replace(/\$\w+$/, ''))

  test.each(rows.map(([address]) => address))('%s: by the navigation, a link in the code or a mail', (address) => {
    expect(isReached(address)).toBe(true)
  })

  test('and a mail leads to nowhere else', () => {
    const starts = new Set(rows.map(([address]) => address.replace(/\$\w+$/, '')))
    expect(mailed).toContain('/fill/task/')
    expect(mailed.filter((start) => !starts.has(start) && !start.startsWith('/api/'))).toEqual([])
  })

  test('and one that nothing leads to is found', () => {
    expect(isReached('/nowhere')).toBe(false)
  })
})

test.each(rows)('%s has a title, and its place in the navigation is below a screen that has an entry', (_, screen) => {
  expect(screen.title.trim()).toBe(screen.title)
  expect(screen.title).not.toBe('')
  if (screen.navigation && 'under' in screen.navigation)
    expect(navigationPages.map(({ to }) => to)).toContain(screen.navigation.under)
})

test('no two entries of the navigation have the same label', () => {
  const labels = navigationPages.map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)])
})

type Exported<A extends Address> = keyof Awaited<ReturnType<(typeof screens)[A]['code']>>
type Misnamed = { [A in Address]: (typeof screens)[A]['component'] extends Exported<A> ? never : A }[Address]

test('every component has a name that its code exports', () => {
  expectTypeOf<Misnamed>().toBeNever()
})

test('links are checked as if each route were written out: their address, what it names, and their query', () => {
  type Routes = RegisteredRouter['routesByPath']
  expectTypeOf<Exclude<keyof Routes, '/admin'>>().toEqualTypeOf<Address>()
  expectTypeOf<Routes['/places/$id']['types']['allParams']['id']>().toEqualTypeOf<string>()
  expectTypeOf<Routes['/confirm']['types']['fullSearchSchema']['token']>().toEqualTypeOf<string | undefined>()
})
