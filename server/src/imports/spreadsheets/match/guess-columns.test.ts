import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function read(...lines: readonly string[]) {
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  return matchSheet('list.csv', sheets, noAnswers, reference)
}

const otherPeople = [
  'Opponent',
  'Assistant',
  'Chief of Staff',
  'Contact',
  'Contact Name',
  'Emergency Contact',
  'Predecessor',
  'Appointed by',
  'Endorsed By',
  'Campaign Manager',
  'Treasurer of campaign',
  'Campaign Name',
  'Campaign Treasurer',
  'Organization Name',
  'Department Name',
  'Board Name',
  'Agency Name',
  'Body Name',
  'Entity Name',
  'legislative_body',
  'Committee Name',
  'Display Name',
  'Name on Ballot',
  'preferred_name',
  'Nickname',
  'Spouse',
  'Running Mate',
  'Alternate',
  'Designee',
  'Lobbyist',
  'Volunteer',
  'Interviewer',
]

test.each([
  ...otherPeople,
  'Clerk',
  'Treasurer',
  'Incumbent',
  'Candidate',
  'Member',
  'Sheriff',
  'Notes on the person',
  'Column of mine',
])('beside first and last names, “%s” over names is not taken for anything', (heading) => {
  const { matching, rows } = read(
    `First Name,Last Name,Office,County,State,${heading}`,
    'Ann,Tester,Sheriff,Dallas,AL,Joe Moody',
    'Bea,Trier,Sheriff,Perry,AL,Al Greene',
  )
  expect(matching.columns.at(-1)).toMatchObject({ column: null, status: 'LEFT_OUT' })
  expect(rows.map(({ values }) => values.get('eo.name') ?? values.get('eo.last'))).toEqual(['Tester', 'Trier'])
})

test.each(otherPeople)('“%s” is never the name of the official by guess, and the name is asked', (heading) => {
  const { matching } = read(
    `${heading},Office,County,State`,
    'Joe Moody,Sheriff,Dallas,AL',
    'Al Greene,Sheriff,Perry,AL',
  )
  expect(matching.columns[0]).toMatchObject({ column: null, status: 'LEFT_OUT' })
  expect(matching.first_question).toBe('No column says the names. Choose the column that does.')
})

test('the phone of somebody else is not that of the official', () => {
  const { matching } = read('Name,Office,State,Chief of Staff Phone', 'Ann Tester,Governor,AL,334-555-0100')
  expect(matching.columns[3]).toMatchObject({
    status: 'LEFT_OUT',
    notices: [{ text: 'It speaks of somebody else, of a body or of another name' }],
  })
})

test.each(['Fax', 'Fax #', 'Office Fax', 'FACSIMILE', 'Telefax No.'])(
  '“%s” is no phone of an office, whatever stands under it',
  (heading) => {
    const { matching } = read(`Name,Office,County,State,${heading}`, 'Ann Tester,Sheriff,Dallas,AL,334-555-0100')
    expect(matching.columns.at(-1)).toMatchObject({ column: null, status: 'LEFT_OUT' })
  },
)

test('a column that only its values tell is looked at, until somebody chooses it', () => {
  const lines = [
    'Who,What,State,Where to call',
    'Ann Tester,Sheriff,AL,334-555-0100',
    'Joe Moody,Coroner,AL,334-555-0101',
  ]
  const { columns } = read(...lines).matching
  expect(columns.map(({ column, status }) => [column, status])).toEqual([
    ['eo.name', 'LOOK'],
    ['office.name', 'LOOK'],
    ['state.name', 'READY'],
    ['eo.phone', 'LOOK'],
  ])
  expect(columns[0]?.notices).toMatchObject([{ text: 'Taken for Name by its values, not by its heading' }])
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  const chosen = matchSheet('list.csv', sheets, { ...noAnswers, columns: [{ place: 0, column: 'eo.name' }] }, reference)
  expect(chosen.matching.columns[0]).toMatchObject({ status: 'READY', notices: [] })
})

test('a whole name that has neither the first nor the last name of its row is somebody else’s', () => {
  const headings = 'First Name,Last Name,Full Name,Office,County,State'
  const reasons = (row: string) => read(headings, row).rows.map(({ reason }) => reason)
  expect(reasons('Ann,Tester,Joe Moody,Sheriff,Dallas,AL')).toEqual(['“Joe Moody” is not the name of “Ann Tester”'])
  for (const name of ['Ann Tester', 'Ann Smith', 'Annie Tester', '"Hayes-Tester, Ann"'])
    expect(reasons(`Ann,Tester,${name},Sheriff,Dallas,AL`)).toEqual([null])
})

test.each([
  ['Post', ['Sheriff', 'Senator', 'Mayor of Selma'], 'office.name'],
  ['Seat', ['Coroner', 'Sheriff', 'Probate Judge'], 'office.name'],
  ['Place', ['Sheriff', 'Coroner', 'Sheriff'], 'office.name'],
  ['Position', ['3', 'Post 4', 'At-Large'], 'jurisdiction.district'],
  ['Title', ['District 3', 'District 4', 'District 5'], 'jurisdiction.district'],
  ['Place', ['Dallas County', 'Perry County', 'Wilcox County'], 'county.name'],
  ['Post', ['1', '2', '3'], 'jurisdiction.district'],
  ['Place', ['Place 1', 'Place 2', 'Place 3'], 'jurisdiction.district'],
  ['Position', ['Sheriff', 'Coroner', 'Probate Judge'], 'office.name'],
  ['Seat', ['A', 'B', 'C'], 'jurisdiction.district'],
])('of what “%s” may mean, the cells %j say which: %s', (heading, cells, column) => {
  const { matching } = read(
    `Name,State,${heading}`,
    ...cells.map((cell, row) => `${['Ann', 'Bea', 'Cal'][row]} Tester,AL,${cell}`),
  )
  expect(matching.columns.at(-1)).toMatchObject({ column })
})
