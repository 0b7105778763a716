import { expect, test } from 'vitest'
import { type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { subjectIds } from '@atlas/contract/catalogue/subject.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'
import { sourceHeadings } from '#features/exports/file/record-source.ts'

const cellOf = (id: ColumnId, value: ColumnValue) => exportedColumn(id, 'all').cellOf(value)

test.each(['unknown', '=1+1', Number.NaN, Number.POSITIVE_INFINITY, null])('%s is no number of a cell', (value) => {
  expect(cellOf('stats.median_income', value)).toBeNull()
  expect(cellOf('stats.2020biden%', value)).toBeNull()
})

test.each(['unknown', '2026-02-30', '11-03-2026', '<c/>', 2027, null])('%s is no day of a cell', (value) => {
  expect(cellOf('jurisdictionoffice.next_general', value)).toBeNull()
})

test('numbers, shares and days are what they are', () => {
  expect(cellOf('stats.median_income', -5)).toBe(-5)
  expect(cellOf('stats.2020biden%', 0.4281)).toBe(42.81)
  expect(cellOf('jurisdictionoffice.next_general', '2027-11-02')).toBe('2027-11-02')
  expect(cellOf('jurisdictionoffice.next_general', '2027-11-02T00:00:00')).toBe('2027-11-02')
})

test('texts and lists are one text, and what is not known is an empty cell', () => {
  expect(cellOf('eo.name', 'Ada')).toBe('Ada')
  expect(cellOf('eo.name', 7)).toBe(7)
  for (const value of [null, ['Ada'], { a: 1 }]) expect(cellOf('eo.name', value)).toBeNull()
  expect(cellOf('stats.members_of_congress', ['Ann', 'Bo'])).toBe('Ann, Bo')
  for (const value of [null, [], 'Ann']) expect(cellOf('stats.members_of_congress', value)).toBeNull()
  expect(cellOf('county.name', ['Clay', 'Dade'])).toBe('Clay, Dade')
  expect(cellOf('county.name', [])).toBe('Unknown')
  expect(cellOf('county.fips', ['01063'])).toBe('01063')
  expect(cellOf('party.name', null)).toBeNull()
})

test('counts by name are told in one text, those that are known', () => {
  const counts = (value: ColumnValue) => cellOf('jurisdiction.racial_statistics', value)
  expect(counts({ Black: 7, White: 0, Other: null })).toBe('Black 7, White 0')
  for (const value of [null, {}, { Black: null }, 'Black 7', 7]) expect(counts(value)).toBeNull()
})

test.each([
  ['stats.2020biden%', 'number', /\(%\)$/],
  ['eo.age', 'number', /^Age$/],
  ['eo.name', 'text', /^Name$/],
  ['stats.members_of_congress', 'text', /^[^%]+$/],
  ['county.fips', 'text', /^County\/Parish FIPS$/],
  ['jurisdiction.racial_statistics', 'text', /^[^%]+$/],
  ['jurisdictionoffice.next_general', 'day', /^Next General$/],
] as const)('%s is a column of the kind %s, and says where it is a share of a hundred', (id, kind, heading) => {
  expect(exportedColumn(id, 'all')).toMatchObject({ id, kind, heading: expect.stringMatching(heading) })
})

test.each([
  [0.4281, 42.81],
  [0.29, 29],
  [1 / 3, 33.3333333333333],
  [0, 0],
  [1, 100],
])('a share of %d is %d percent', (share, percent) => {
  expect(cellOf('stats.2020biden%', share)).toBe(percent)
})

test('a share is rounded to one decimal, which its heading says, unless all digits are wanted', () => {
  const { heading, cellOf: rounded } = exportedColumn('stats.2020biden%', 'one decimal')
  expect(heading).toMatch(/ \(%, one decimal\)$/)
  expect([0.67659473879715, 0.68, 0.0004, null].map(rounded)).toEqual([67.7, 68, 0, null])
})

const digitsOfSubjects = subjectIds.flatMap((subject) => [[subject, 'one decimal'] as const, [subject, 'all'] as const])

test.each(digitsOfSubjects)('no two values of %s have the same heading: %s', (subject, digits) => {
  const ids: readonly ColumnId[] = columnsOf[subject].distinctIds
  const headings = ids.map((id) => exportedColumn(id, digits).heading)
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
  expect(headings).not.toContain(sourceHeadings[subject])
})

test('a phone is written in the form in which people read it', () => {
  expect(cellOf('eo.phone', '334-555-0100 x12')).toBe('(334) 555-0100 ext. 12')
  for (const value of [null, '']) expect(cellOf('eo.phone', value) || null).toBeNull()
})
