import { expect, test } from 'vitest'
import { matchNames } from '#officials/search/names/match-names.ts'
import { bareName } from '#officials/search/names/name-option.ts'

const names = [
  'Jennifer Adams-Williams',
  'Shaquille O’Neal',
  'María José Peña',
  'Ronald McDonald Jr.',
  'James “Jim” Baker',
  'Adam Jensen',
].map((name) => bareName(name))

test.each([
  ['', names.map(({ name }) => name)],
  ['adams jen', ['Jennifer Adams-Williams']],
  ['jen adam', ['Jennifer Adams-Williams', 'Adam Jensen']],
  ['ADAMS-WIL', ['Jennifer Adams-Williams']],
  ['illiams', []],
  ["o'neal", ['Shaquille O’Neal']],
  ['oneal', ['Shaquille O’Neal']],
  ['o neal', ['Shaquille O’Neal']],
  ['pena maria', ['María José Peña']],
  ['mc donald', ['Ronald McDonald Jr.']],
  ['jim', ['James “Jim” Baker']],
  ['  ', names.map(({ name }) => name)],
])('“%s” finds %j', (typed, found) => {
  expect(matchNames(names, typed).map(({ name }) => name)).toEqual(found)
})
