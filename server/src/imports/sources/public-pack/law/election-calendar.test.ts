import { expect, test } from 'vitest'
import { readElectionCalendar } from '#imports/sources/public-pack/law/election-calendar.ts'

const header = 'state,office,last_regular_general_year,next_primary,next_general,rule,confidence,note,turns'

function read(row: string) {
  return readElectionCalendar({ path: 'calendar.csv', text: `${header}\n${row}` })
}

test('one line may stand for several offices', () => {
  const [entry] = read('MS,Sheriff; Tax Assessor/Collector,2023,2027-08-03,2027-11-02,A rule.,Sure.,,').items
  expect(entry).toMatchObject({
    offices: ['Sheriff', 'Tax Assessor/Collector', 'Tax Assessor', 'Tax Collector'],
    parity: null,
    next: { primary: '2027-08-03', general: '2027-11-02' },
    note: 'A rule. Sure.',
  })
})

test('and for the odd or even districts of one', () => {
  const [entry] = read('FL,"State Senate, odd-numbered districts",2024,,2028-11-07,a rule,sure,,').items
  expect(entry).toMatchObject({ offices: ['State Senator'], parity: 'odd', next: { primary: null } })
})

test('seats that take turns have dates by the year of the seat', () => {
  const turns = '2024 seats: primary 2028-03-07, general 2028-11-07; 2026 seats: 2030-11-05'
  const [entry] = read(`AL,County Commission,2024 or 2026,,,varies,not stated,,"${turns}"`).items
  expect(entry?.lastGeneralYear).toBeNull()
  expect([...(entry?.nextByYear ?? [])]).toEqual([
    [2024, { primary: '2028-03-07', general: '2028-11-07' }],
    [2026, { primary: null, general: '2030-11-05' }],
  ])
})

test.each([
  ['AL,Dog Catcher,2026,,,,,,', 'no office of the atlas is meant by "Dog Catcher"'],
  ['TX,Sheriff,2026,,,,,,', '"TX" is none of the five states'],
  ['AL,Sheriff,2026,2028-02-30,,,,,', 'next_primary is not a day of the calendar: "2028-02-30"'],
])('the line "%s" is refused', (row, reason) => {
  expect(read(row).refused).toEqual([{ file: 'calendar.csv', line: 2, reason }])
})
