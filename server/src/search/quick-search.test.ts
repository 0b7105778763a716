import { describe, expect, test } from 'vitest'
import { quickSearch } from '#search/quick-search.ts'
import { testIndex } from '#testing/search/index.ts'

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

test('those whose name has each word whole come first, wherever they stand', () => {
  const called = testIndex([
    { 'eo.name': 'Leeann Moss', 'state.name': 'Georgia' },
    { 'eo.name': 'Burt Jones', 'state.name': 'Georgia' },
    { 'eo.name': 'Ann Lee', 'state.name': 'Georgia' },
    { 'eo.name': 'B Keith Jones', 'state.name': 'Georgia' },
  ])
  expect(quickSearch(called, 'lee', 10)).toMatchObject({ rows: [2, 0], total: 2 })
  expect(quickSearch(called, 'b jones', 10)).toMatchObject({ rows: [3, 1], total: 2 })
  expect(quickSearch(called, 'b jones', 1)).toMatchObject({ rows: [3], total: 2 })
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
  expect(quickSearch(near, 'clad', 10)).toMatchObject({ rows: [1], total: 1 })
})

test('says that those found only resemble what was typed', () => {
  const isSimilar = (typed: string) => quickSearch(index, typed, 10).isSimilar
  expect(['georgia', 'geo', 'sheriff clay', 'xqzzk', ''].map(isSimilar)).toEqual([false, false, false, false, false])
  expect(['georgea', 'clay shrriff'].map(isSimilar)).toEqual([true, true])
})

describe('the words name', () => {
  const places = testIndex([
    { 'eo.name': 'Ada Dale', 'office.name': 'Mayor', 'jurisdiction.name': 'Selma', 'state.name': 'Alabama' },
    { 'eo.name': 'Bo Mayfield', 'county.name': ['Clay (AL)'], 'jurisdiction.name': 'Clay County, District 1' },
    { 'eo.name': 'Cy', 'county.name': ['Clay (GA)'], 'office.name': 'Sheriff', 'jurisdiction.name': 'Clay' },
    { 'eo.name': 'Di', 'county.name': ['Clay (GA)'], 'office.name': 'Mayor', 'jurisdiction.name': 'Clay County' },
  ])
  const named = (typed: string) => quickSearch(places, typed, 10).named.map(({ columnId, label }) => [columnId, label])

  test('counties and jurisdictions of that name, each with how many officials it finds', () => {
    expect(named('CLAY')).toEqual([
      ['county.name', 'Clay (AL)'],
      ['county.name', 'Clay (GA)'],
      ['jurisdiction.name', 'Clay'],
    ])
    expect(quickSearch(places, 'clay', 10).named.map(({ total }) => total)).toEqual([1, 2, 1])
    expect(named('clay county')).toEqual([['jurisdiction.name', 'Clay County']])
    expect(quickSearch(places, 'selma', 10).named).toEqual([
      { columnId: 'jurisdiction.name', id: 'Selma', label: 'Selma', state: 'Alabama', total: 1 },
    ])
  })

  test('a state or an office by its beginning, unless somebody is called so', () => {
    expect(named('ala')).toEqual([['state.name', 'Alabama']])
    expect(named('sher')).toEqual([['office.name', 'Sheriff']])
    expect(named('may')).toEqual([])
    expect(named('mayor')).toEqual([['office.name', 'Mayor']])
    expect(named('sel')).toEqual([])
  })

  test('nothing where they say more than one thing', () => {
    expect(named('mayor selma')).toEqual([])
    expect(named('ada')).toEqual([])
  })
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

test('a word that nobody has is taken for one that differs by a slip or two, and for no other', () => {
  const near = testIndex([
    { 'eo.name': 'Ann Grant', 'state.name': 'Georgia' },
    { 'eo.name': 'Bo Granthum', 'state.name': 'Georgia' },
    { 'eo.name': 'Cal Genefield', 'county.name': ['Concordia (LA)'], 'state.name': 'Louisiana' },
  ])
  const similar = (typed: string) => {
    const { rows, isSimilar } = quickSearch(near, typed, 10)
    return isSimilar ? rows : []
  }
  // The nearer of the two names that share most letters.
  expect(similar('granthm')).toEqual([1])
  expect(similar('grannt')).toEqual([0, 1])
  for (const stranger of ['cordray', 'genevieve', 'gramercy']) expect(similar(stranger)).toEqual([])
})

test('a short form stands for a whole word, and for no beginning of one', () => {
  const hills = testIndex([
    { 'eo.name': 'Ann Lee', 'jurisdiction.name': 'Pine Hills' },
    { 'eo.name': 'Bo Lee', 'county.name': ['Hillsborough (FL)', 'Pinellas (FL)'] },
  ])
  expect(quickSearch(hills, 'pine hls', 10).rows).toEqual([0])
  expect(quickSearch(hills, 'pine hills', 10).rows).toEqual([0, 1])
})
