import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { expect, test } from 'vitest'
import { isWorkedOut, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import { columnOfHeading } from '#imports/spreadsheets/match/heading-columns.ts'
import { headingSynonyms } from '#imports/spreadsheets/match/heading-synonyms.ts'
import { matchableColumns, whyNotMatchable } from '#imports/spreadsheets/match/matchable-columns.ts'

test('every column of an official is offered by the matching menu of spreadsheets, or says why not', () => {
  const silent = columnsOf.official.distinctIds.filter((id) => !matchableColumns.includes(id) && !whyNotMatchable(id))
  expect(
    silent.map((id) => `${id} is not offered by the matching menu of spreadsheets, and no reason is given`),
  ).toEqual([])
})

test('what the atlas works out is not offered', () => {
  expect(matchableColumns.filter(isWorkedOut)).toEqual([])
})

test.each(matchableColumns)('%s is known by its id, by its label and by other words of its own', (column) => {
  const own = headingSynonyms.flatMap(([word, of]) => (of === column ? [word] : []))
  expect(own.length, `heading-synonyms.ts has no word that people write over ${column}`).toBeGreaterThan(0)
  const taken = [column, labelOf(column), ...own].filter((word) => columnOfHeading(word) !== column)
  expect(taken.map((word) => `"${word}" is read as ${columnOfHeading(word)}, not as ${column}`)).toEqual([])
})

test.each([
  ['City or County', 'jurisdiction.name'],
  ['City/County', 'jurisdiction.name'],
  ['County or Parish', 'county.name'],
  ['Race and Ethnicity', 'eo.ethnicity'],
  ['Name or Title', null],
])('a heading that says two words of one column is of it: %s', (heading, column) => {
  expect(columnOfHeading(heading)).toBe(column)
})
