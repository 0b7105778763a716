import { expect, test } from 'vitest'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { noAnswers, matchSheet } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { offices } from '@atlas/contract/rules/offices.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

/** The result for a name in a list of one row. */
function readAs(heading: string, name: string) {
  const cell = `"${name.replaceAll('"', '""')}"`
  const bytes = Buffer.from(`${heading},Office,County,State\n${cell},Sheriff,Dallas,AL\n`)
  const { rows, matching } = matchSheet('list.csv', readSheets({ name: 'list.csv', bytes }), noAnswers, reference)
  const { status, notices } = matching.columns.find((column) => column.heading === heading) ?? { notices: [] }
  return { values: rows[0]?.values, status, notices: notices.map(({ text }) => text) }
}

const whole: readonly (readonly [written: string, name: string, status?: 'LOOK'])[] = [
  ['john smith', 'John Smith'],
  ['JOHN SMITH', 'John Smith'],
  ['ted o’steen', "Ted O'Steen"],
  ['SEAN O`NEAL', 'Sean O`Neal'],
  ["d'andre na'quella", "D'Andre Na'Quella"],
  ['lisa d mcdonald', 'Lisa D McDonald'],
  ['mcnair, rufus t., jr.', 'Rufus T. McNair Jr'],
  ['mary-ann mcneil-jones', 'Mary-Ann McNeil-Jones'],
  ['w.e. love iii', 'W.E. Love III'],
  ['j r ewing', 'J R Ewing'],
  ['al smith', 'Al Smith'],
  ['jt smith', 'JT Smith'],
  ['henry "hank" johnson', 'Henry "Hank" Johnson'],
  ['dr. josé peña, phd', 'José Peña'],
  ['sheriff ann tester', 'Ann Tester'],
  ['sam st john', 'Sam St John'],
  ['juan san miguel', 'Juan San Miguel'],
  ['van johnson', 'Van Johnson'],
  ['John smith', 'John Smith'],
  ['john Smith', 'John Smith'],
  ['Ann de la cruz', 'Ann de la Cruz'],
  ['ann McDONALD', 'Ann McDonald'],
  ['maria de la cruz', 'Maria de la Cruz', 'LOOK'],
  ['MARIA DE LA CRUZ', 'Maria De La Cruz', 'LOOK'],
  ['ludwig van der berg', 'Ludwig van der Berg', 'LOOK'],
  ['charles le blanc sr', 'Charles Le Blanc Sr', 'LOOK'],
  ['ann macdonald', 'Ann Macdonald', 'LOOK'],
  ['ANN MACDONALD', 'Ann Macdonald', 'LOOK'],
  ['ANN MACON', 'Ann Macon'],
  ['ANN MACKEY', 'Ann Mackey'],
]

test.each(whole)('%s is written %s, and what was changed is said', (written = '', name, status) => {
  const read = readAs('Name', written)
  expect(read.values?.get('eo.name')).toBe(name)
  expect(read.status).toBe(status ?? 'READY')
  expect(read.notices.join()).toMatch(
    /^.*1 name in (?:capitals|small letters) will be written as names are: “.*” as “.*”/,
  )
})

test.each([
  ['Ann Tester'],
  ['LaTosha DeKalb'],
  ['Maria de la Cruz'],
  ['Ludwig van Beethoven'],
  ['José y Vega'],
  ["Jeanne d'Arc"],
])('%s is written as it was', (name) => {
  const read = readAs('Name', name)
  expect(read.values?.get('eo.name')).toBe(name)
  expect(read).toMatchObject({ status: 'READY', notices: [] })
})

test.each<[string, 'eo.first' | 'eo.last', string, string, string]>([
  ['Last Name', 'eo.last', 'smith', 'Smith', 'READY'],
  ['Last Name', 'eo.last', "o'neal", "O'Neal", 'READY'],
  ['Last Name', 'eo.last', 'mcdonald', 'McDonald', 'READY'],
  ['Last Name', 'eo.last', 'st. john', 'St. John', 'READY'],
  ['Last Name', 'eo.last', 'de la cruz', 'de la Cruz', 'LOOK'],
  ['Last Name', 'eo.last', 'VAN DER BERG', 'Van Der Berg', 'LOOK'],
  ['First Name', 'eo.first', 'ann marie', 'Ann Marie', 'READY'],
  ['First Name', 'eo.first', 'j.r.', 'J.R.', 'READY'],
  ['First Name', 'eo.first', 'la toya', 'La Toya', 'READY'],
])('under %s the %s %s is %s', (heading, column, written, name, status) => {
  const read = readAs(heading, written)
  expect(read.values?.get(column)).toBe(name)
  expect(read.status).toBe(status)
})

test.each([
  ['Name', 'Zoe Reed 4', 'Zoe Reed', '“4” beside 1 name will be left out'],
  ['Name', '4. Zoe Reed', 'Zoe Reed', '“4.” beside 1 name will be left out'],
  ['Name', 'Zoe Reed, Selma, AL', 'Zoe Reed', '“Selma, AL” beside 1 name will be left out'],
  ['Name', 'Judge S. Cordray', 'S. Cordray', '“Judge” beside 1 name will be left out'],
  [
    'Name',
    'Sheriff Reed',
    'Sheriff Reed',
    '1 name may be a title and a last name, and stays as it is written: “Sheriff Reed”',
  ],
  [
    'Name',
    'Zoe Reed, Selma',
    'Selma Zoe Reed',
    '1 name has two words before the comma, read as the last name: “Zoe Reed, Selma”',
  ],
])('of a column of names, %s %s is looked at', (heading, written, name, notice) => {
  const read = readAs(heading, written)
  expect([read.values?.get('eo.name'), read.status]).toEqual([name, 'LOOK'])
  expect(read.notices).toContain(notice)
})

test('a number in a column of last names is left out, and said', () => {
  const bytes = Buffer.from('First name,Last name,Office,County,State\nZoe,Reed 4,Sheriff,Dallas,AL\n')
  const { rows, matching } = matchSheet('list.csv', readSheets({ name: 'list.csv', bytes }), noAnswers, reference)
  expect(rows[0]?.values.get('eo.last')).toBe('Reed')
  expect(matching.columns[1]?.notices.map(({ text }) => text)).toEqual(['“4” beside 1 name will be left out'])
})
