import { expect, test } from 'vitest'
import { quickSearch } from '#search/quick-search.ts'
import { testIndex } from '#search/test-index.ts'

const names = ['Ada', 'Bo', 'Clay', 'Di', 'Eve']
const index = testIndex([
  { 'eo.name': 'Ada Adams', 'office.name': 'Sheriff', 'county.name': ['Clay (AL)'], 'state.name': 'Alabama' },
  { 'eo.name': 'Bo Bell', 'office.name': 'Mayor', 'jurisdiction.name': 'City of Clayton', 'state.name': 'Georgia' },
  { 'eo.name': 'Clay Carr', 'office.name': 'Sheriff', 'county.name': ['Dade (GA)'], 'state.name': 'Georgia' },
  { 'eo.name': 'Di Claymore', 'office.name': 'Coroner', 'state.name': 'Florida' },
  { 'eo.name': 'Eve O’Sheriffson', 'county.name': ['Bell (LA)'], 'state.name': 'Louisiana' },
])

function found(typed: string, limit = 10) {
  const { rows, total } = quickSearch(index, typed, limit)
  return [rows.map((row) => names[row]), total]
}

test('those whose name fits come before those whose office or place does', () => {
  expect(found('clay')).toEqual([['Clay', 'Di', 'Ada', 'Bo'], 4])
  expect(found('georgia')).toEqual([['Bo', 'Clay'], 2])
  expect(found('city')).toEqual([['Bo'], 1])
})

test('every word has to start some word of name, office or place', () => {
  expect(found('clay sheriff')).toEqual([['Ada', 'Clay'], 2])
  expect(found('SHERIFF, clay, ala')).toEqual([['Ada'], 1])
  expect(found('bo bell')).toEqual([['Bo'], 1])
  expect(found('bell sheriff')).toEqual([[], 0])
  expect(found('sheriff mayor')).toEqual([[], 0])
  expect(found('dams')[0]).not.toContain('Eve')
})

test('shows so many and no more, the names first, and says how many there are', () => {
  expect(found('clay', 1)).toEqual([['Clay'], 4])
  expect(found('clay', 2)).toEqual([['Clay', 'Di'], 4])
  expect(found('clay', 3)).toEqual([['Clay', 'Di', 'Ada'], 4])
  expect(found('bell', 2)).toEqual([['Bo', 'Eve'], 2])
})

test('a word that nobody has is taken for the nearest that somebody has', () => {
  expect(found('shrriff')).toEqual([['Ada', 'Clay'], 2])
  expect(found('georgea')).toEqual([['Bo', 'Clay'], 2])
  expect(found('claymoor')).toEqual([['Di'], 1])
  expect(found('georgea mayor')).toEqual([['Bo'], 1])
})

test('of two words that are as near, the one in a name is taken', () => {
  const near = testIndex([{ 'eo.name': 'Ada', 'state.name': 'Clac' }, { 'eo.name': 'Bo Clab' }])
  expect(quickSearch(near, 'clad', 10)).toEqual({ rows: [1], total: 1 })
})

test('somebody called Null is found by that name only', () => {
  const index = testIndex([{ 'eo.name': 'Nell Null' }])
  expect(quickSearch(index, 'null', 10).total).toBe(1)
  expect(quickSearch(index, 'xqzzk', 10).total).toBe(0)
})

test('nothing that resembles, and nothing typed, finds nobody', () => {
  expect(found('xqzzk')).toEqual([[], 0])
  expect(found('clay xqzzk')).toEqual([[], 0])
  for (const typed of ['', ' ', '—']) expect(found(typed)).toEqual([[], 0])
})
