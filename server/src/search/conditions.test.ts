import { describe, expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter, FilterValue } from '@atlas/contract/search/filter.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { match } from '#search/match.ts'
import { quickSearch } from '#search/quick-search.ts'
import { takeRows } from '#search/row-bitset.ts'
import { testIndex } from '#testing/search/index.ts'

const index = testIndex([
  {
    'eo.name': 'Ada Álvarez',
    'eo.phone': '334-555-0180',
    'eo.age': 40,
    'eo.gender': 'Woman',
    'party.name': 'Democratic',
    'county.name': ['Clay (AL)'],
    'jurisdictionoffice.term_length': 4,
    'jurisdictionoffice.next_primary': '2026-11-22',
    'jurisdictionoffice.next_general': '2026-11-03',
    'eo.added': '2026-11-20T23:30:01-06:00',
    'stats.2020biden%': 0.4,
    'stats.members_of_congress': ['Ann Bell', 'Bo O’Carr'],
    'jurisdiction.racial_statistics': { black: 1 },
  },
  {
    'eo.name': 'Bo O’Neal-Clay',
    'eo.age': 50,
    'eo.gender': 'Man',
    'party.name': 'Unknown Party',
    'county.name': ['Clay (GA)', 'Dade (GA)'],
    'jurisdictionoffice.term_length': 6,
    'jurisdictionoffice.next_primary': '2027-02-20',
    'jurisdictionoffice.next_general': '2028-11-07',
    'eo.added': '2026-11-21T08:00:00-06:00',
    'stats.2020biden%': 0.5,
    'stats.members_of_congress': ['Cy Dale'],
  },
  { 'eo.name': 'Cy Who', 'stats.members_of_congress': [], 'county.name': [] },
])
const names = ['Ada', 'Bo', 'Cy']

const under = (...filters: Filter[]) => takeRows(match(index, filters), 0, 9).map((row) => names[row])

type Case = readonly [id: ColumnId, operator: Operator, value: FilterValue, found: readonly string[]]

function finds(title: string, cases: readonly Case[]): void {
  test.each(cases)(`${title}: %s %s %j`, (column_id, operator, value, found) => {
    expect(under({ column_id, operator, value })).toEqual(found)
  })
}

describe('a filter', () => {
  finds('finds a text however it is written, whole', [
    ['eo.name', 'eq', 'ADA ALVAREZ', ['Ada']],
    ['eo.name', 'eq', 'ada', []],
    ['eo.name', 'in', ['bo oneal clay', 'Cy Who'], ['Bo', 'Cy']],
    ['eo.phone', 'eq', '334 555 0180', ['Ada']],
    ['stats.members_of_congress', 'eq', 'bo ocarr', ['Ada']],
    ['stats.members_of_congress', 'in', ['ann bell', 'cy dale'], ['Ada', 'Bo']],
  ])

  finds('finds nobody by a text that holds nothing to compare', [
    ['eo.name', 'contains', '%', []],
    ['eo.name', 'contains', ' – ', []],
    ['eo.name', 'starts_with', '-', []],
    ['eo.name', 'eq', '%', []],
    ['eo.name', 'in', ['%', 'Cy Who'], ['Cy']],
    ['eo.name', 'ne', '%', ['Ada', 'Bo', 'Cy']],
    ['eo.name', 'nin', ['%', 'Cy Who'], ['Ada', 'Bo']],
    ['eo.phone', 'contains', '()', []],
    ['eo.phone', 'starts_with', '+', []],
    ['stats.members_of_congress', 'contains', '%', []],
    ['stats.members_of_congress', 'starts_with', '…', []],
    ['stats.members_of_congress', 'in', ['%', 'cy dale'], ['Bo']],
    ['party.name', 'in', ['%', 'Democratic'], ['Ada']],
    ['party.name', 'ne', '%', ['Ada', 'Bo', 'Cy']],
  ])

  finds('keeps what is unknown where it says "is not" or "is none of"', [
    ['eo.phone', 'ne', '334-555-0180', ['Bo', 'Cy']],
    ['eo.age', 'ne', 40, ['Bo', 'Cy']],
    ['eo.age', 'nin', [40, 50], ['Cy']],
    ['eo.gender', 'ne', 'Woman', ['Bo', 'Cy']],
    ['eo.gender', 'nin', ['Woman', 'Man'], ['Cy']],
    ['stats.members_of_congress', 'nin', ['Ann Bell'], ['Bo', 'Cy']],
  ])

  finds('takes numbers and days as they are', [
    ['eo.age', 'eq', 40, ['Ada']],
    ['eo.age', 'in', [40, 50, 60], ['Ada', 'Bo']],
    ['eo.age', 'eq', -40, []],
    ['stats.2020biden%', 'eq', -0.5, []],
    ['stats.2020biden%', 'eq', 0.5, ['Bo']],
    ['stats.2020biden%', 'in', [0.4, 0.6], ['Ada']],
    ['jurisdictionoffice.next_general', 'eq', '2026-11-03T00:00:00', ['Ada']],
    ['jurisdictionoffice.next_general', 'in', ['2028-11-07'], ['Bo']],
  ])

  finds('compares, and leaves out what is unknown', [
    ['eo.age', 'gt', 40, ['Bo']],
    ['eo.age', 'gte', 40, ['Ada', 'Bo']],
    ['eo.age', 'lt', 50, ['Ada']],
    ['eo.age', 'lte', 50, ['Ada', 'Bo']],
    ['eo.age', 'gt', -1, ['Ada', 'Bo']],
    ['eo.age', 'between', [40, 50], ['Ada', 'Bo']],
    ['eo.age', 'between', [41, 50], ['Bo']],
    ['eo.age', 'between', [40, 49], ['Ada']],
    ['stats.2020biden%', 'gte', 0.45, ['Bo']],
    ['jurisdictionoffice.next_general', 'gt', '2026-11-03T00:00:00', ['Bo']],
    ['jurisdictionoffice.next_general', 'gte', '2026-11-03T00:00:00', ['Ada', 'Bo']],
    ['jurisdictionoffice.next_general', 'lte', '2026-11-03', ['Ada']],
    ['jurisdictionoffice.next_general', 'between', ['2026-01-01', '2026-12-31T00:00:00'], ['Ada']],
  ])

  finds('counts coming days from today, both ends included', [
    ['jurisdictionoffice.next_primary', 'within_days', 1, ['Ada']],
    ['jurisdictionoffice.next_primary', 'within_days', 89, ['Ada']],
    ['jurisdictionoffice.next_primary', 'within_days', 90, ['Ada', 'Bo']],
    ['jurisdictionoffice.next_general', 'within_days', 365, []],
    ['jurisdictionoffice.next_general', 'within_days', 3_660, ['Bo']],
  ])

  finds('takes a moment for its day where a day is given, and exactly where a moment is', [
    ['eo.added', 'eq', '2026-11-20', ['Ada']],
    ['eo.added', 'gt', '2026-11-20', ['Bo']],
    ['eo.added', 'lte', '2026-11-20T00:00:00', ['Ada']],
    ['eo.added', 'between', ['2026-11-20', '2026-11-21'], ['Ada', 'Bo']],
    ['eo.added', 'gt', '2026-11-20T23:30:01-06:00', ['Bo']],
    ['eo.added', 'gte', '2026-11-21T05:30:01Z', ['Ada', 'Bo']],
    ['eo.added', 'gt', '2026-11-21T05:30:00Z', ['Ada', 'Bo']],
    ['eo.added', 'in', ['2026-11-20T23:30:01-06:00', '2026-11-19'], ['Ada']],
  ])

  finds('reads letters inside a text, or at its start', [
    ['eo.name', 'contains', 'ALV', ['Ada']],
    ['eo.name', 'contains', 'oneal cl', ['Bo']],
    ['eo.name', 'starts_with', 'bo o', ['Bo']],
    ['eo.name', 'starts_with', 'oneal', []],
    ['eo.phone', 'contains', '555', ['Ada']],
    ['eo.phone', 'contains', 'e', []],
    ['stats.members_of_congress', 'contains', 'OCARR', ['Ada']],
    ['stats.members_of_congress', 'contains', 'nobody', []],
  ])

  finds('tells what is unknown, an empty list too', [
    ['eo.age', 'is_empty', null, ['Cy']],
    ['eo.phone', 'is_empty', null, ['Bo', 'Cy']],
    ['eo.gender', 'is_empty', null, ['Cy']],
    ['county.name', 'is_empty', null, ['Cy']],
    ['stats.members_of_congress', 'is_empty', null, ['Cy']],
    ['jurisdiction.racial_statistics', 'is_empty', null, ['Bo', 'Cy']],
    ['eo.name', 'is_empty', null, []],
  ])

  finds('takes a choice by its id, its label, or its label with the state', [
    ['county.name', 'eq', 'clay-al', ['Ada']],
    ['county.name', 'eq', 'Clay (GA)', ['Bo']],
    ['county.name', 'eq', 'CLAY', ['Ada', 'Bo']],
    ['county.name', 'in', ['dade-ga', 'clay-al'], ['Ada', 'Bo']],
    ['county.name', 'eq', 'dade', ['Bo']],
    ['jurisdictionoffice.term_length', 'eq', 4, ['Ada']],
    ['jurisdictionoffice.term_length', 'in', ['6', 8], ['Bo']],
  ])

  finds('takes Unknown for a choice like any other', [
    ['eo.gender', 'eq', 'unknown', ['Cy']],
    ['eo.gender', 'in', ['Man', 'Unknown'], ['Bo', 'Cy']],
    ['eo.gender', 'ne', 'Unknown', ['Ada', 'Bo']],
    ['party.name', 'eq', 'unknown', ['Cy']],
    ['county.name', 'in', ['UNKNOWN'], ['Cy']],
    ['jurisdictionoffice.term_length', 'eq', 'unknown', ['Cy']],
  ])

  test('without a value finds nobody', () => {
    expect(under({ column_id: 'eo.age', operator: 'eq' })).toEqual([])
    expect(under({ column_id: 'eo.age', operator: 'in', value: null })).toEqual([])
  })
})

describe('several filters', () => {
  test('hold together', () => {
    const older: Filter = { column_id: 'eo.age', operator: 'gte', value: 40 }
    expect(under()).toEqual(names)
    expect(under(older)).toEqual(['Ada', 'Bo'])
    expect(under(older, { column_id: 'county.name', operator: 'eq', value: 'Clay (GA)' })).toEqual(['Bo'])
    expect(under(older, { column_id: 'eo.age', operator: 'is_empty' })).toEqual([])
  })

  test('that differ in one thing only are not taken for each other', () => {
    expect(under({ column_id: 'eo.age', operator: 'eq', value: 50 })).toEqual(['Bo'])
    expect(under({ column_id: 'eo.age', operator: 'ne', value: 50 })).toEqual(['Ada', 'Cy'])
    expect(under({ column_id: 'eo.age', operator: 'eq', value: 40 })).toEqual(['Ada'])
    expect(under({ column_id: 'stats.median_income', operator: 'eq', value: 40 })).toEqual([])
  })
})

test('a filter that is asked again is not worked out again', () => {
  const filter: Filter = { column_id: 'eo.first', operator: 'contains', value: 'a' }
  const twice = [match(index, [filter]), match(index, [{ ...filter }])]
  expect(twice[1]).toBe(twice[0])
})

describe('a text that is sought', () => {
  const words = ['Ann', 'Annabel Bo', '', null, 'Bo Ann', 'Ann!', 'ab', 'b', 'Joann']
  const people = testIndex(words.map((name, row) => ({ 'eo.first': name, 'eo.id': row })))
  const rows = (operator: Operator, value: FilterValue) =>
    takeRows(match(people, [{ column_id: 'eo.first', operator, value }]), 0, 99)

  test('stands anywhere in the text, each text for itself', () => {
    expect(rows('contains', 'ann')).toEqual([0, 1, 4, 5, 8])
    expect(rows('contains', 'bel b')).toEqual([1])
    expect(rows('contains', 'abb')).toEqual([])
  })

  test('stands at its start, or is all of it', () => {
    expect(rows('starts_with', 'ann')).toEqual([0, 1, 5])
    expect(rows('eq', 'ann')).toEqual([0, 5])
    expect(rows('in', ['bo ann', 'b', 'zz'])).toEqual([4, 7])
  })

  test('that has neither letter nor digit is in none', () => {
    expect([rows('contains', '!'), rows('starts_with', '!'), rows('eq', '!')]).toEqual([[], [], []])
  })
})

test.each<readonly [Operator, FilterValue, readonly number[]]>([
  ['eq', '067', [0]],
  ['eq', 'District 67', [0]],
  ['eq', 'HD-67', [0]],
  ['eq', '67.0', [0]],
  ['in', ['67th District', 'dist. a'], [0, 2]],
  ['ne', 'District 67', [1, 2, 3, 4]],
  ['eq', 'Ward 4', [3]],
  ['contains', '06', []],
])('the districts that are %s %j are known by each spelling of their number', (operator, value, rows) => {
  const districts = testIndex(
    ['67', '6', 'A', 'Ward 4', null].map((district) => ({ 'jurisdiction.district': district })),
  )
  expect(takeRows(match(districts, [{ column_id: 'jurisdiction.district', operator, value }]), 0, 9)).toEqual(rows)
})

describe('a filter by phone', () => {
  const withPhones = testIndex(
    ['334-555-0180', '(662) 323-2525 ext. 3100', '+1 662.323.2525', null, 'Call the clerk', '662 323 2525 #4'].map(
      (phone, at) => ({ 'eo.name': `Person ${at}`, 'eo.phone': phone }),
    ),
  )
  test.each<readonly [Operator, FilterValue, readonly number[]]>([
    ['eq', '3345550180', [0]],
    ['eq', '+1 (334) 555‑0180', [0]],
    ['eq', '1-334-555-0180', [0]],
    ['eq', '555-0180', []],
    ['eq', '662-323-2525', [1, 2, 5]],
    ['eq', '662-323-2525 x3100', [1]],
    ['eq', 'call the Clerk', [4]],
    ['in', ['334.555.0180', '16623232525 ext 4'], [0, 5]],
    ['ne', '(662) 323-2525', [0, 3, 4]],
    ['nin', ['3345550180', '6623232525'], [3, 4]],
    ['contains', '555-01', [0]],
    ['contains', '(334) 555', [0]],
    ['contains', '+1 334', [0]],
    ['contains', '2525 ext 31', [1]],
    ['contains', '1334', []],
    ['starts_with', '(662', [1, 2, 5]],
    ['starts_with', '+1 662', [1, 2, 5]],
    ['starts_with', '1662', [1, 2, 5]],
    ['starts_with', '323', []],
    ['is_empty', null, [3]],
  ])('compares digits: %s %j', (operator, value, rows) => {
    expect(takeRows(match(withPhones, [{ column_id: 'eo.phone', operator, value }]), 0, 9)).toEqual(rows)
  })

  test('sorts by digits, however they are written', () => {
    const { order } = withPhones.columns.get('eo.phone') as { order: { ranks: Uint32Array } }
    expect([...order.ranks]).toEqual([0, 3, 1, 5, 4, 2])
  })
})

describe('marks that a word processor, a phone or another keyboard puts in', () => {
  const written = ['Kauʻi O’Neal', 'Kaui ONeal', 'Kau\u2032i O\uff07Neal', 'Kau\u00adi\u200b O\u02b9Neal\ufe0f']
  const named = testIndex([...written, 'Ida Østergård', 'Jo Oﬃcer'].map((name) => ({ 'eo.name': name })))
  const found = (operator: Operator, value: string) =>
    takeRows(match(named, [{ column_id: 'eo.name', operator, value }]), 0, 9)

  test('are neither missed nor needed in what is sought', () => {
    for (const value of written) {
      for (const operator of ['eq', 'contains', 'starts_with'] as const)
        expect(found(operator, value)).toEqual([0, 1, 2, 3])
      expect(quickSearch(named, value, 9).rows).toEqual([0, 1, 2, 3])
    }
    expect(found('contains', 'Østergård')).toEqual([4])
    expect(found('contains', 'ostergard')).toEqual([4])
    expect(quickSearch(named, 'Ostergard', 9).rows).toEqual([4])
    expect(found('contains', 'officer')).toEqual([5])
    expect(quickSearch(named, 'Jo\u200b Off\u00adicer', 9)).toMatchObject({ rows: [5], isSimilar: false })
  })
})

describe('a name of a place in a short form', () => {
  const names = ['St. Johns County', 'Saint Johns', 'Fort Walton Beach', 'Stone County', 'West Point']
  const places = testIndex(names.map((name) => ({ 'eo.name': 'St. Johns', 'jurisdiction.name': name })))
  const found = (operator: Operator, value: string, id: ColumnId = 'jurisdiction.name') =>
    takeRows(match(places, [{ column_id: id, operator, value }]), 0, 9)

  test('finds it as it stands on file, and the other way round', () => {
    for (const value of ['St. Johns', 'Saint Johns', 'st johns']) expect(found('contains', value)).toEqual([0, 1])
    expect(found('eq', 'St. Johns')).toEqual([1])
    expect(found('starts_with', 'Ft. Wal')).toEqual([2])
  })

  test('is still the beginning of other words, and a word alone is not made shorter', () => {
    expect(found('starts_with', 'st')).toEqual([0, 1, 3])
    expect(found('contains', 'saint')).toEqual([1])
  })

  test('is none in a name of a person', () => expect(found('contains', 'Saint Johns', 'eo.name')).toEqual([]))
})

describe('a filter by what people write', () => {
  const everywhere = testIndex([
    { 'jurisdiction.name': 'Selma', 'state.name': 'Alabama', 'county.name': ['Dallas (AL)'], 'office.name': 'Mayor' },
    { 'jurisdiction.name': 'Selma', 'state.name': 'Georgia', 'county.name': ['Clay (GA)'], 'office.name': 'Clerk' },
    {
      'jurisdiction.name': 'Dallas County',
      'state.name': 'Alabama',
      'county.name': ['Dallas (AL)'],
      'office.name': 'Probate Judge',
    },
    {
      'jurisdiction.name': 'Mississippi',
      'state.name': 'Mississippi',
      'county.name': [],
      'office.name': 'Lieutenant Governor',
    },
    { 'county.name': ['St. Clair (AL)', 'Clay (AL)'], 'jurisdiction.name': 'District 4', 'state.name': 'Alabama' },
    { 'county.name': ['Orleans (LA)'], 'jurisdiction.name': 'Orleans Parish', 'state.name': 'Louisiana' },
  ])
  test.each<[ColumnId, Operator, FilterValue, number[]]>([
    ['jurisdiction.name', 'eq', 'Selma', [0, 1]],
    ['jurisdiction.name', 'eq', 'Selma, AL', [0]],
    ['jurisdiction.name', 'eq', 'City of Selma, Georgia', [1]],
    ['jurisdiction.name', 'eq', 'city of selma', [0, 1]],
    ['jurisdiction.name', 'in', ['Selma, Ala.', 'Dallas Co., AL'], [0, 2]],
    ['jurisdiction.name', 'eq', 'Dallas, AL', []],
    ['jurisdiction.name', 'eq', 'Selma, Mississippi', []],
    ['jurisdiction.name', 'eq', 'Mississippi', [3]],
    ['jurisdiction.name', 'ne', 'Selma, AL', [1, 2, 3, 4, 5]],
    ['jurisdiction.name', 'nin', ['Selma, AL', 'Selma, GA'], [2, 3, 4, 5]],
    ['jurisdiction.name', 'contains', 'dallas, AL', [2]],
    ['jurisdiction.name', 'starts_with', 'orleans, louisiana', [5]],
    ['county.name', 'eq', 'Dallas County, AL', [0, 2]],
    ['county.name', 'eq', 'Dallas County, GA', []],
    ['county.name', 'eq', 'County of Clay', [1, 4]],
    ['county.name', 'in', ['Saint Clair Co., Alabama', 'orleans parish'], [4, 5]],
    ['county.name', 'ne', 'Clay County, Georgia', [0, 2, 3, 4, 5]],
    ['county.name', 'eq', 'City of Clay', []],
    ['county.name', 'contains', 'Dallas County, AL', [0, 2]],
    ['county.name', 'contains', 'Clay County, Ga.', [1]],
    ['county.name', 'starts_with', 'Orleans Parish, La.', [5]],
    ['county.name', 'contains', 'Dallas County, GA', []],
    ['county.name', 'contains', 'City of Dallas, AL', []],
    ['office.name', 'eq', 'Lt. Gov.', [3]],
    ['office.name', 'in', ['judge of probate', 'mayor'], [0, 2]],
    ['office.name', 'eq', 'Commissioner', []],
    ['state.name', 'eq', 'MS', [3]],
    ['state.name', 'in', ['Ga.', 'State of Louisiana'], [1, 5]],
  ])('%s %s %j', (column_id, operator, value, found) => {
    expect(takeRows(match(everywhere, [{ column_id, operator, value }]), 0, 9)).toEqual(found)
  })
})
