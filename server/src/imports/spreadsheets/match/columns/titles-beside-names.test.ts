import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = {
  offices: Object.keys(offices),
  counties: readMappedCounties(),
  places: [{ id: '0169120', stateId: '01', kind: 'municipality', name: 'Selma' }] as const,
  today: '2026-11-22',
}

function read(...lines: readonly string[]) {
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const { rows, matching } = matchSheet('list.csv', readSheets({ name: 'list.csv', bytes }), noAnswers, reference)
  const [{ status, notices } = { notices: [] }] = matching.columns
  const found = rows.map(({ values, reason }) => [
    ...(['eo.name', 'office.name', 'jurisdiction.district'] as const).map((column) => values.get(column) ?? ''),
    reason ?? '',
  ])
  return {
    found,
    status,
    notices: notices.map(({ text }) => text),
    missing: matching.missing.map(({ column }) => column),
  }
}

test('where no column says the office and the district, the titles beside names do', () => {
  const { found, status, notices, missing } = read(
    'Official,County,State',
    'Sheriff Ann Tester,Lowndes,AL',
    '"Joe Moody, Coroner",Lowndes,AL',
    '"Bea Prober, County Commissioner, District 2",Lowndes,AL',
    '"Cal Trier, County Commissioner Dist. 3",Lowndes,AL',
  )
  expect(found).toEqual([
    ['Ann Tester', 'Sheriff', '', ''],
    ['Joe Moody', 'Coroner', '', ''],
    ['Bea Prober', 'County Commissioner', '2', ''],
    ['Cal Trier', 'County Commissioner', '3', ''],
  ])
  expect([status, missing]).toEqual(['READY', []])
  expect(notices).toContain('2 names have the district beside it; it is read too')
  expect(notices.join()).toContain('4 names have the office beside it; it is read too: “Sheriff” = Sheriff')
})

test('a title that may say the office is looked at, and the office of the others is asked', () => {
  const { found, status, notices, missing } = read(
    'Official,County,State',
    'Sheriff Ann Tester,Lowndes,AL',
    '"Joe Moody, Chairman",Lowndes,AL',
    'Rev. Bea Prober,Lowndes,AL',
  )
  expect(found.map(([name, office]) => [name, office])).toEqual([
    ['Ann Tester', 'Sheriff'],
    ['Joe Moody', ''],
    ['Bea Prober', ''],
  ])
  expect([status, missing]).toEqual(['LOOK', ['office.name']])
  expect(notices).toContain('“Chairman” beside 1 name may say the office, and will be left out: no column says it')
  expect(notices).toContain('“Rev.” beside 1 name will be left out')
})

test('a column of offices says more than titles, which give the district that no column says', () => {
  const { found, status, notices } = read(
    'Official,Office,County,State',
    '"Ann Tester, Chair, District 2",County Commissioner,Lowndes,AL',
    '"Joe Moody, Place 3",Circuit Judge,Lowndes,AL',
  )
  expect(found).toEqual([
    ['Ann Tester', 'County Commissioner', '2', ''],
    ['Joe Moody', 'Circuit Judge', '', ''],
  ])
  expect(status).toBe('READY')
  expect(notices).toContain('“Chair”, “Place 3” beside 2 names will be left out')
})

test('a title with a place before a name is taken off, and looked at; where nothing parts them, the row is left out', () => {
  const { found, status, notices } = read(
    'Official,Office,City,State',
    'Mayor of Selma Ann Tester,Mayor,Selma,AL',
    'Selma Mayor Joe Moody,Mayor,Selma,AL',
    'Mayor of Nowhere Bea Prober,Mayor,Selma,AL',
    'See above,Mayor,Selma,AL',
    'Office:,Mayor,Selma,AL',
    'No candidate qualified,Mayor,Selma,AL',
  )
  expect(found.map(([name, , , reason]) => [name, reason])).toEqual([
    ['Ann Tester', ''],
    ['Joe Moody', ''],
    ['', 'Nothing tells where the name begins in “Mayor of Nowhere Bea Prober”: write the name alone'],
    ['', '“See above” is no name: the row names nobody'],
    ['', '“Office:” is no name: the row names nobody'],
    ['', '“No candidate qualified” is no name: the row names nobody'],
  ])
  expect(status).toBe('LOOK')
  expect(notices).toContain('“Mayor of Selma”, “Selma Mayor” before 2 names will be left out')
})
