import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function read(lines: readonly string[], answers: Partial<MatchingAnswers> = {}) {
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  return matchSheet('list.csv', sheets, { ...noAnswers, ...answers }, reference)
}

const lines = [
  'County,State,Sheriff,Coroner,Phone',
  'Dallas,AL,Ann Tester,Joe Trier,',
  'Perry,AL,Bea Prober,,',
  'Hale,AL,,,',
]

test('where each of several columns is an office, every cell is an official, and people look at it', () => {
  const { matching, rows } = read(lines)
  expect(
    rows.map(({ line, values }) => [line, values.get('eo.name'), values.get('office.name'), values.get('county.name')]),
  ).toEqual([
    [201, 'Ann Tester', 'Sheriff', 'Dallas (AL)'],
    [202, 'Joe Trier', 'Coroner', 'Dallas (AL)'],
    [301, 'Bea Prober', 'Sheriff', 'Perry (AL)'],
  ])
  expect(matching.columns.map(({ heading, status }) => [heading, status])).toEqual([
    ['County', 'READY'],
    ['State', 'READY'],
    ['Office', 'LOOK'],
    ['Name', 'READY'],
    ['Phone', 'LEFT_OUT'],
  ])
  expect(matching.columns[2]?.questions).toMatchObject([
    { text: '2 columns are offices: Sheriff, Coroner', is_needed: false, items: [{ answer: 'each' }] },
  ])
  expect(matching.set_apart).toMatchObject([
    { row: 'Row 4', text: 'Hale · AL', reason: 'No office of it names anybody' },
  ])
  expect(matching.questions_left).toBe(0)
})

test('whoever says that they are none reads them one by one, and can take it back', () => {
  const values = [{ place: 2, question: 'office_columns' as const, value: '', answer: 'one' }]
  const { matching, rows } = read(lines, { values })
  expect(rows).toHaveLength(3)
  expect(matching.columns.map(({ heading }) => heading)).toEqual(['County', 'State', 'Sheriff', 'Coroner', 'Phone'])
  expect(matching.columns[2]?.questions[0]?.items[0]?.answer).toBe('one')
})

test.each([
  ['one column of names below an office', ['County,State,Sheriff', 'Dallas,AL,Ann Tester']],
  ['a column of offices', ['Title,County,State,Sheriff,Coroner', 'Clerk of Court,Dallas,AL,Ann Tester,Joe Trier']],
  ['numbers below offices', ['Name,County,Sheriff,Coroner', 'Ann Tester,Dallas,12,13']],
])('nothing is asked of %s', (_, sheet) => {
  expect(read(sheet).matching.columns.flatMap(({ questions }) => questions.map(({ kind }) => kind))).not.toContain(
    'office_columns',
  )
})
