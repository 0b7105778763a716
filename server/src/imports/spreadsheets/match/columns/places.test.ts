import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import type { PlaceOnFile } from '#imports/spreadsheets/match/columns/column.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const places: PlaceOnFile[] = [
  { id: '1224000', stateId: '12', kind: 'municipality', name: 'Fort Lauderdale' },
  { id: '0169120', stateId: '01', kind: 'municipality', name: 'Selma' },
  { id: 'school', stateId: '01', kind: 'school-district', name: 'Selma City School District, District 3' },
]
const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places, today: '2026-11-22' }

function read(row: string, answers: Partial<MatchingAnswers> = {}) {
  const bytes = Buffer.from(`Name,Office,City,District,County,State\n${row}`)
  const { matching, rows } = matchSheet(
    'list.csv',
    readSheets({ name: 'list.csv', bytes }),
    { ...noAnswers, ...answers },
    reference,
  )
  const [{ values, reason }] = rows as [(typeof rows)[number]]
  const column = matching.columns[2]
  return { column, place: values.get('jurisdiction.name') ?? reason, matching }
}

const slip = 'Ann Tester,Mayor,Ft. Lauderdal,,,FL'

test('a place that would be new is asked about, the likely one on file first', () => {
  const { column, place, matching } = read(slip)
  expect(column).toMatchObject({
    status: 'NEEDS_ANSWER',
    questions: [
      {
        text: 'Choose what is no place on file: “Ft. Lauderdal”',
        is_needed: true,
        options: [
          { value: 'Fort Lauderdale', label: 'Fort Lauderdale' },
          { value: 'New place', label: 'It is a new place' },
          { value: '', label: 'Leave these rows out' },
        ],
        items: [{ value: 'Ft. Lauderdal', suggested: 'Fort Lauderdale', answer: null }],
      },
    ],
  })
  expect(matching.questions_left).toBe(1)
  expect(place).toBe('“Ft. Lauderdal” is no place on file, and nobody has said that it is a new one')
})

test.each([
  ['Fort Lauderdale', 'Fort Lauderdale'],
  ['New place', 'Ft. Lauderdal'],
  ['', '“Ft. Lauderdal” was chosen to be left out'],
])('the answer %j makes the place %j', (answer, place) => {
  const values = [{ place: 2, question: 'values' as const, value: 'Ft. Lauderdal', answer }]
  expect(read(slip, { values }).place).toBe(place)
})

test.each([
  'Ann Tester,Mayor,Ft. Lauderdale,,,FL',
  'Ann Tester,Mayor,FORT LAUDERDALE,,Broward,FL',
  'Ann Tester,City Council Member,City of Selma,3,Dallas,AL',
  'Ann Tester,School Board Member,Selma City School District,3,Dallas,AL',
  'Ann Tester,Sheriff,Dallas County,,Dallas,AL',
])('nothing is asked of a place on file: %s', (row) => {
  expect(read(row).column?.questions).toEqual([])
})

test('a school district that would be new is asked about too', () => {
  const { column } = read('Ann Tester,School Board Member,Selma City Schools District,3,Dallas,AL')
  expect(column?.questions[0]?.items[0]?.suggested).toBe('Selma City School District')
})

const beside = (office: string, answers: Partial<MatchingAnswers> = {}, place = '') => {
  const bytes = Buffer.from(`Name,Office,City,State\nAnn Tester,${office},${place},FL`)
  const { matching, rows } = matchSheet(
    'list.csv',
    readSheets({ name: 'list.csv', bytes }),
    { ...noAnswers, ...answers },
    reference,
  )
  const [{ values, reason }] = rows as [(typeof rows)[number]]
  return {
    column: matching.columns[1],
    place: values.get('jurisdiction.name') ?? reason,
    office: values.get('office.name'),
  }
}

test('a place that stands beside the office is asked about as one in a column of its own', () => {
  const { column, place } = beside('Mayor of Ft. Lauderdal')
  expect(column).toMatchObject({
    status: 'NEEDS_ANSWER',
    questions: [{ kind: 'places', items: [{ value: 'Ft. Lauderdal', suggested: 'Fort Lauderdale', answer: null }] }],
  })
  expect(place).toBe('“Ft. Lauderdal” is no place on file, and nobody has said that it is a new one')
  expect(beside('Mayor of Xville').column?.questions[0]?.items[0]?.suggested).toBe('New place')
})

test.each([
  ['Fort Lauderdale', 'Fort Lauderdale'],
  ['New place', 'Ft. Lauderdal'],
])('the answer %j to the place beside an office makes it %j', (answer, name) => {
  const values = [{ place: 1, question: 'places' as const, value: 'Ft. Lauderdal', answer }]
  const { column, place, office } = beside('Mayor of Ft. Lauderdal', { values })
  expect({ place, office, status: column?.status }).toEqual({ place: name, office: 'Mayor', status: 'READY' })
})

test('nothing is asked of a place beside the office that is on file, or that another column says', () => {
  expect(beside('Mayor of Ft. Lauderdale').column?.questions).toEqual([])
  const { column, place } = beside('Mayor of Xville', {}, 'Fort Lauderdale')
  expect(column?.questions).toEqual([])
  expect(place).toBe('Fort Lauderdale')
})
