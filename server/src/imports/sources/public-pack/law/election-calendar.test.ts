import { expect, test } from 'vitest'
import { readElectionCalendar } from '#imports/sources/public-pack/law/election-calendar.ts'

const header = 'state,office,level,last_regular_general_year,rule,confidence,note'

function read(row: string) {
  return readElectionCalendar({ path: 'calendar.csv', text: `${header}\n${row}` })
}

test('one line may stand for several offices', () => {
  expect(read('MS,Sheriff; Tax Assessor/Collector,county,2023,A rule.,Sure.,').items).toEqual([
    {
      stateId: '28',
      offices: ['Sheriff', 'Tax Assessor/Collector', 'Tax Assessor', 'Tax Collector'],
      turn: null,
      isMunicipal: false,
      lastGeneralYears: [2023],
      note: 'A rule. Sure.',
    },
  ])
})

test('and for the odd or even districts of one', () => {
  const [line] = read('FL,"State Senate, odd-numbered districts",state,2024,a rule,sure,').items
  expect(line).toMatchObject({ offices: ['State Senator'], turn: 'odd' })
})

test('seats that take turns have a year each', () => {
  expect(read('AL,County Commission,county,2024 or 2026,varies,not stated,').items[0]?.lastGeneralYears).toEqual([
    2024, 2026,
  ])
})

test('an office of which each town sets the day has none', () => {
  expect(read('FL,Mayor and city council,municipal,,varies,not stated,').items[0]?.lastGeneralYears).toEqual([])
})

test.each([
  ['AL,Dog Catcher,county,2026,,,', 'no office of the atlas is meant by "Dog Catcher"'],
  ['TX,Sheriff,county,2026,,,', '"TX" is none of the five states'],
  [
    'AL,Sheriff,county,last year,,,',
    'last_regular_general_year is not a year, nor years with "or" between them: "last year"',
  ],
])('the line "%s" is refused', (row, reason) => {
  expect(read(row).refused).toEqual([{ file: 'calendar.csv', line: 2, reason }])
})
