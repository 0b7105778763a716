import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function examplesOf(column: number, ...lines: readonly string[]) {
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  const { matching } = matchSheet('list.csv', sheets, noAnswers, reference)
  return matching.columns[column]?.examples.map(({ cell, understood }) => [cell, understood])
}

test('each example of a column says what is understood of it', () => {
  const lines = ['Name,Office,County,State,Phone', '"HAYES, Hon. Terron (D)",SHERIFF,dallas co,AL,334.555.0100 x4']
  expect([0, 1, 2, 3, 4].flatMap((column) => examplesOf(column, ...lines))).toEqual([
    ['HAYES, Hon. Terron (D)', 'Terron Hayes · Democratic'],
    ['SHERIFF', 'Sheriff'],
    ['dallas co', 'Dallas, Alabama'],
    ['AL', 'Alabama'],
    ['334.555.0100 x4', '(334) 555-0100 ext. 4'],
  ])
})

test('among them is one that is not taken as it is written, wherever it stands', () => {
  const plain = Array.from({ length: 40 }, (_, row) => `Ann Tester,Sheriff,Dallas,Alabama,(334) 555-01${10 + row}`)
  const lines = ['Name,Office,County,State,Phone', ...plain, 'Bo Tester,Sheriff,Perry,Alabama,fax only']
  expect(examplesOf(4, ...lines)).toContainEqual(['fax only', null])
})

test('of a column that is not imported nothing is understood', () => {
  expect(examplesOf(2, 'Name,Office,Home address', 'Ann Tester,Sheriff,12 Example St')).toEqual([
    ['12 Example St', null],
  ])
})
