import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function readRow(row: string) {
  const lines = ['First,Middle,Last,Office,County,State,Phone', row]
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  const [read] = matchSheet('list.csv', sheets, noAnswers, reference).rows
  return { last: read?.values.get('eo.last'), middle: read?.values.get('eo.middle'), reason: read?.reason }
}

test.each([
  ['JOHN,R,NULL,SHERIFF,DALLAS,AL,334-555-0100', 'Null'],
  ['john,r,null,sheriff,dallas,al,334-555-0100', 'Null'],
  ['SUSAN,,NA,SHERIFF,DALLAS,AL,', 'Na'],
  ['Ann,R,Null,Sheriff,Dallas,AL,NULL', 'Null'],
])('%s has the last name %s', (row, last) => {
  expect(readRow(row)).toMatchObject({ last, reason: null })
})

test.each([
  'JOHN,NULL,NULL,SHERIFF,DALLAS,AL,334-555-0100',
  'JOHN,R,NULL,SHERIFF,DALLAS,AL,\\N',
  'NULL,NULL,NULL,SHERIFF,DALLAS,AL,334-555-0100',
  'SUSAN,NA,NA,SHERIFF,DALLAS,AL,NA',
])('%s has no last name: the row writes nothing so elsewhere', (row) => {
  expect(readRow(row)).toMatchObject({ last: undefined, reason: 'No name stands in the row' })
})

test('what programs write for nothing is no middle name', () => {
  expect(readRow('JOHN,NULL,TESTER,SHERIFF,DALLAS,AL,334-555-0100').middle).toBeUndefined()
})
