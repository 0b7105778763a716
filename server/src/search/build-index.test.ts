import { expect, test } from 'vitest'
import { type ColumnId, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import { orderOf } from '#search/order.ts'
import { type IndexChoice, type IndexColumn, indexColumn, rowOfId, valueAt, withCache } from '#search/search-index.ts'
import { type SortKey, sortKeyOf, type SortOrder } from '#search/sort-order.ts'
import { testIndex } from '#testing/search/index.ts'
import { textTable } from '#search/text-table.ts'

const index = testIndex([
  { 'eo.id': 8, 'eo.name': 'Ada', 'county.name': ['Dade (GA)', 'Clay (AL)'], 'jurisdictionoffice.term_length': 6 },
  { 'eo.id': 5, 'eo.name': 'Bo', 'county.name': ['Clay (AL)'], 'jurisdictionoffice.term_length': 10 },
  { 'eo.id': 9, 'eo.name': 'Cy', 'county.name': ['Dade (GA)', 'Clay (AL)'] },
])

const sortKeys = ({ values, order }: IndexColumn, codes: readonly number[]) =>
  codes.map((code) => sortKeyOf(values, order as SortOrder, code))

test('an official is found by number, and every value stands in its row', () => {
  expect([8, 5, 9].map((id) => rowOfId(index, id))).toEqual([0, 1, 2])
  expect([0, 6, 10].map((id) => rowOfId(index, id))).toEqual([undefined, undefined, undefined])
  expect([0, 1, 2].map((row) => valueAt(indexColumn(index, 'eo.name'), row))).toEqual(['Ada', 'Bo', 'Cy'])
  expect([0, 1, 2].map((row) => valueAt(indexColumn(index, 'jurisdictionoffice.term_length'), row))).toEqual([
    6,
    10,
    null,
  ])
})

test('choices are listed as people count and spell, and those who have the same share a code', () => {
  const counties = indexColumn(index, 'county.name')
  expect(counties.choices?.list.map(({ label }) => label)).toEqual(['Clay', 'Dade'])
  expect([...(counties.codes ?? [])]).toEqual([0, 1, 0])
  expect(indexColumn(index, 'jurisdictionoffice.term_length').choices?.list.map(({ label }) => label)).toEqual([
    '6',
    '10',
  ])
  const judges = testIndex([{ 'office.name': 'Judge, Place 10' }, { 'office.name': 'Judge, Place 2' }])
  expect(indexColumn(judges, 'office.name').choices?.list.map(({ label }) => label)).toEqual([
    'Judge, Place 2',
    'Judge, Place 10',
  ])
})

test('so do those of whom each has a value of their own, and nobody else', () => {
  const people = testIndex([
    { 'eo.gender': 'Man', 'county.name': ['A', 'BC'], 'stats.members_of_congress': ['A', 'Z'] },
    { 'eo.gender': 'Woman', 'county.name': ['AB', 'C'] },
    { 'eo.gender': 'Man', 'county.name': ['A', 'BC'] },
  ])
  expect(indexColumn(people, 'eo.gender').codes).toEqual(Uint16Array.of(0, 1, 0))
  expect(indexColumn(people, 'county.name').codes).toEqual(Uint16Array.of(0, 1, 0))
  expect(sortKeys(indexColumn(people, 'stats.members_of_congress'), [0, 1])).toEqual(['a z', null])
})

/** An index that holds nothing but the columns that are given. */
function indexOf(
  rowCount: number,
  columns: Partial<Record<ColumnId, ColumnInput>>,
  names: readonly string[] = Array.from({ length: rowCount }, () => ''),
) {
  const unknown = { codes: new Uint32Array(rowCount), values: [null] }
  const inputOf = (id: ColumnId) => columns[id] ?? (columnOf(id).choices ? { ...unknown, choices: [[]] } : unknown)
  return buildIndex({
    subject: 'official',
    version: 1,
    today: '2026-11-22',
    ids: Uint32Array.from({ length: rowCount }, (_, row) => row),
    nameKeys: textTable(names),
    columns: new Map(columnIds.map((id) => [id, inputOf(id)])),
  })
}

const choice = (id: string, sortKey: SortKey): IndexChoice => ({ id, label: id, place: null, sortKey })

test('more codes than two bytes can tell apart take four', () => {
  const choices = Array.from({ length: 0x10001 }, (_, row) => [choice(`${row}`, null)])
  const genders = { codes: null, values: choices.map(() => null), choices }
  const { codes } = indexColumn(indexOf(choices.length, { 'eo.gender': genders }), 'eo.gender')
  expect([codes?.[1], codes?.[0x10000]]).toEqual([1, 0x10000])
})

test('choices that are sorted alike stand by their id, and one without a sort key first', () => {
  const choices = [choice('d', 'same'), choice('b', 'same'), choice('c', null), choice('a', '1st'), choice('e', 'same')]
  const parties = { codes: null, values: choices.map(() => null), choices: choices.map((each) => [each]) }
  const built = indexOf(choices.length, { 'party.name': parties })
  expect(indexColumn(built, 'party.name').choices?.list.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd', 'e'])
})

test('choices with an order of their own sort their rows by it, whatever their texts, and the unknown last', () => {
  const choices = [[choice('School', 6)], [], [choice('Congress', 0)], [choice('Statewide', 1)]]
  const levels = { codes: null, values: choices.map(([level]) => level?.label ?? null), choices }
  const built = indexOf(choices.length, { 'office.level': levels })
  const sorted = (direction: 'asc' | 'desc') => orderOf(withCache(built), [{ column_id: 'office.level', direction }])
  expect(sorted('asc')).toEqual(Uint32Array.of(2, 3, 0, 1))
  expect(sorted('desc')).toEqual(Uint32Array.of(0, 3, 2, 1))
  expect(sortKeys(indexColumn(built, 'office.level'), [0, 1, 2, 3])).toEqual([6, null, 0, 1])
})

test('a column that is sorted as the rows are says by what', () => {
  const input = { codes: Uint32Array.of(1, 0), values: ['Ada Zeta', 'Zoë Adams'], isInOrderOfRows: true } as const
  const built = indexOf(2, { 'eo.name': input }, ['adams', 'zeta'])
  expect(sortKeys(indexColumn(built, 'eo.name'), [0, 1])).toEqual(['zeta', 'adams'])
})

test('a column of which nobody says where it is stored is refused', () => {
  const empty = {
    subject: 'official' as const,
    version: 1,
    today: '2026-11-22',
    ids: new Uint32Array(),
    nameKeys: textTable([]),
    columns: new Map(),
  }
  expect(() => buildIndex(empty)).toThrow('Nobody says where the column eo.id is stored')
  const withoutColumns = { ...index, columns: new Map() }
  expect(() => indexColumn(withoutColumns, 'eo.age')).toThrow('The search index lacks the column eo.age')
})
