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
  expect([columnOfHeading(column), columnOfHeading(labelOf(column))]).toEqual([column, column])
  const words = headingSynonyms.flatMap(([word, of]) => (of === column ? [word] : []))
  expect(words).not.toEqual([])
  for (const word of words) expect([word, columnOfHeading(word)]).toEqual([word, column])
})
