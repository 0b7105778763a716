import { describe, expect, test } from 'vitest'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { searchRequestSchema, type SearchRequestInput, type Sort } from '@atlas/contract/search/search-request.ts'
import { orderOf } from '#search/order.ts'
import { page } from '#search/page.ts'
import { rowBatches } from '#search/row-batches.ts'
import { type TestOfficial, testIndex } from '#testing/search/index.ts'

// Two of them share a name, an age or a party; one has an unknown age and party.
const officials: readonly TestOfficial[] = [
  { 'eo.id': 7, 'eo.name': 'Adams Ada', 'eo.age': 60, 'party.name': 'Republican', 'stats.members_of_congress': ['B'] },
  { 'eo.id': 9, 'eo.name': 'Bell Bo', 'eo.age': null, 'party.name': null, 'stats.members_of_congress': [] },
  {
    'eo.id': 3,
    'eo.name': 'Clay Cy',
    'eo.age': 40,
    'party.name': 'Democratic',
    'stats.members_of_congress': ['A', 'Z'],
  },
  {
    'eo.id': 4,
    'eo.name': 'Clay Cy',
    'eo.age': 60,
    'party.name': 'Democratic',
    'stats.members_of_congress': ['á', 'B'],
  },
  { 'eo.id': 1, 'eo.name': 'Dale Di', 'eo.age': 40, 'party.name': 'Republican', 'stats.members_of_congress': null },
]
const index = testIndex(officials)
const inOrder = [7, 9, 3, 4, 1]

const ask = (request: Partial<SearchRequestInput>, searched = index) =>
  page(searched, searchRequestSchema.parse({ columns: ['eo.name'], ...request }))
const by = (...words: string[]): Sort[] =>
  words.map((word) => {
    const [column_id, direction] = word.split(' ')
    return { column_id, direction } as Sort
  })
const ids = (values: readonly TestOfficial[] = []) => values.map((row) => row['eo.id'])

/** Every page in turn, as a person would read them. */
function walk(request: Partial<SearchRequestInput>, searched = index): unknown[] {
  const found: unknown[] = []
  let cursor: string | null = null
  do {
    const answer = ask({ ...request, cursor }, searched)
    found.push(...ids(answer?.values))
    cursor = answer?.cursor ?? null
  } while (cursor !== null)
  return found
}

const orders = [
  [[], [7, 9, 3, 4, 1]],
  [by('eo.name asc'), [7, 9, 3, 4, 1]],
  [by('eo.name asc', 'eo.age desc'), [7, 9, 3, 4, 1]],
  [by('eo.name desc'), [1, 3, 4, 9, 7]],
  [by('eo.age asc'), [3, 1, 7, 4, 9]],
  [by('eo.age desc'), [7, 4, 3, 1, 9]],
  [by('party.name asc'), [3, 4, 7, 1, 9]],
  [by('party.name desc'), [7, 1, 3, 4, 9]],
  [by('party.name asc', 'eo.age asc'), [3, 4, 1, 7, 9]],
  [by('party.name desc', 'eo.age desc'), [7, 1, 4, 3, 9]],
  [by('eo.age asc', 'eo.name asc', 'party.name desc'), [3, 1, 7, 4, 9]],
  [by('eo.age asc', 'eo.name desc'), [1, 3, 4, 7, 9]],
  [by('stats.members_of_congress asc'), [4, 3, 7, 9, 1]],
  [by('stats.members_of_congress desc'), [7, 3, 4, 9, 1]],
] as const

test('texts with numbers are sorted as people count, page by page in both directions', () => {
  const districts = [
    'District 10',
    'District 2, Place 11',
    'Ward 1',
    'District 2, Place 3',
    null,
    'District 02',
    'At large',
  ]
  const counted = testIndex(
    districts.map((district, row) => ({ 'eo.name': `Name ${row}`, 'jurisdiction.district': district })),
  )
  const upwards = [
    'At large',
    'District 02',
    'District 2, Place 3',
    'District 2, Place 11',
    'District 10',
    'Ward 1',
    null,
  ]
  const walked = (direction: string) =>
    walk({ limit: 1, sort: by(`jurisdiction.district ${direction}`) }, counted).map((id) => districts[Number(id) - 101])
  expect(walked('asc')).toEqual(upwards)
  expect(walked('desc')).toEqual([...upwards.slice(0, -1).toReversed(), null])
})

describe.each(orders)('sorted by %j', (sort, expected) => {
  test.each([1, 2, 3, 5, 100])('%i at a time, every official is shown once, and equal ones by name', (limit) => {
    expect(walk({ sort: [...sort], limit })).toEqual(expected)
  })

  test('a batch after the other holds the same officials', () => {
    for (const size of [1, 2, 5, 9]) {
      const all = rowBatches(index, [], sort)
      const rows = [...all.batches(size)]
      expect(all.total).toBe(5)
      expect(rows.flat().map((row) => index.ids[row])).toEqual(expected)
      expect(rows.map((batch) => batch.length)).toEqual(
        Array.from({ length: Math.ceil(5 / size) }, (_, index) => Math.min(size, 5 - index * size)),
      )
    }
  })

  test('filters leave some of them, in the same order', () => {
    const filters = [{ column_id: 'eo.age', operator: 'eq', value: 40 }] as const
    const left = expected.filter((id) => id === 3 || id === 1)
    for (const limit of [1, 2]) expect(walk({ sort: [...sort], filters: [...filters], limit })).toEqual(left)
    const some = rowBatches(index, filters, sort)
    expect([some.total, [...some.batches(1)].flat().map((row) => index.ids[row])]).toEqual([2, left])
  })

  test('an official who has come or gone between two pages moves no other', () => {
    for (const limit of [1, 2, 3, 4]) {
      const first = ask({ sort: [...sort], limit })
      const last = expected[limit - 1]
      const others = officials.filter((official) => official['eo.id'] !== last)
      const without = ask({ sort: [...sort], cursor: first?.cursor }, testIndex(others))
      expect(ids(without?.values)).toEqual(expected.slice(limit))
      const newcomer = { 'eo.id': 99, 'eo.name': 'Aaron Al', 'eo.age': 41, 'party.name': 'Democratic' }
      const more = ask({ sort: [...sort], cursor: first?.cursor }, testIndex([newcomer, ...officials]))
      expect(ids(more?.values).filter((id) => id !== 99)).toEqual(expected.slice(limit))
    }
  })
})

test('an order is worked out only where it is not that of the names', () => {
  for (const sort of [[], by('eo.name asc'), by('eo.name asc', 'eo.age asc')]) expect(orderOf(index, sort)).toBeNull()
  expect(orderOf(index, by('eo.age asc'))).toBe(orderOf(index, by('eo.age asc', 'eo.name asc')))
})

describe('a page', () => {
  test('says how many there are in all, and leads on only where there are more', () => {
    const first = ask({ limit: 3 })
    expect([first?.total, first?.values.length]).toEqual([5, 3])
    const second = ask({ limit: 3, cursor: first?.cursor })
    expect([second?.total, second?.values.length, second?.cursor]).toEqual([5, 2, null])
    expect(ask({ limit: 5 })?.cursor).toBeNull()
    expect(ask({ limit: 4 })?.cursor).not.toBeNull()
  })

  test('of nobody is empty', () => {
    const filters = [{ column_id: 'eo.age', operator: 'gt', value: 99 }] as const
    for (const sort of [[], by('eo.age asc')])
      expect(ask({ filters: [...filters], sort })).toEqual({ values: [], cursor: null, total: 0 })
    expect(page(testIndex([]), searchRequestSchema.parse({ columns: ['eo.name'] }))?.values).toEqual([])
  })

  test('holds the columns that were asked for, and always the number', () => {
    expect(ask({ columns: ['party.name', 'eo.age'], limit: 2 })?.values).toEqual([
      { 'eo.id': 7, 'party.name': 'Republican', 'eo.age': 60 },
      { 'eo.id': 9, 'party.name': null, 'eo.age': null },
    ])
  })

  test.each([
    [{ column_id: 'county.name', operator: 'in', value: ['perry'] }, 'Perry', '01105'],
    [{ column_id: 'county.name', operator: 'eq', value: 'Perry' }, 'Perry', '01105'],
    [{ column_id: 'county.name', operator: 'contains', value: 'wil' }, 'Wilcox', '01131'],
    [{ column_id: 'county.fips', operator: 'in', value: ['01131'] }, 'Wilcox', '01131'],
    [{ column_id: 'county.name', operator: 'nin', value: ['Hale'] }, 'Dallas', '01047'],
  ] as const)('of counties by %j has these first, and their codes in the same order', (filter, name, code) => {
    const names = ['Dallas', 'Perry', 'Wilcox']
    const codes = ['01047', '01105', '01131']
    const served = testIndex([
      { 'eo.name': 'Adams Ada', 'county.name': names, 'county.fips': codes },
      { 'eo.name': 'Bell Bo', 'county.name': ['Hale'], 'county.fips': ['01065'] },
    ])
    const row = ask({ columns: ['county.name', 'county.fips'], filters: [{ ...filter }] as Filter[] }, served)
      ?.values[0]
    const others = (all: readonly string[], first: string) => [first, ...all.filter((each) => each !== first)]
    expect(row).toMatchObject({ 'county.name': others(names, name), 'county.fips': others(codes, code) })
  })

  test.each([0, '0', null, undefined, ''] as const)('is the first one where the cursor is %j', (cursor) => {
    expect(ids(ask({ cursor })?.values)).toEqual(inOrder)
  })

  test('is none where the cursor is of another sort, or nobody wrote it', () => {
    const { cursor } = ask({ limit: 1 }) ?? {}
    expect(ask({ cursor, sort: by('eo.age asc') })).toBeNull()
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const position = { sort: '[]', keys: [], nameKey: 'adams ada', id: 7 }
    expect(ids(ask({ cursor: written(position) })?.values)).toEqual([9, 3, 4, 1])
    const broken = [{ ...position, id: '7' }, { ...position, more: 1 }, { ...position, keys: [{}] }, { sort: '[]' }, 7]
    for (const value of broken) expect(ask({ cursor: written(value) })).toBeNull()
    expect(ask({ cursor: 'nonsense' })).toBeNull()
  })
})
