import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }

function read(lines: readonly string[], answers: Partial<MatchingAnswers> = {}) {
  const sheets = readSheets({ name: 'list.csv', bytes: Buffer.from(lines.join('\n')) })
  const { matching, rows } = matchSheet('list.csv', sheets, { ...noAnswers, ...answers }, reference)
  const column = matching.columns.find((each) => each.column === 'office.name')
  const read = rows.map(({ values, reason }) => values.get('office.name') ?? reason)
  return { column, read, matching }
}

const name = 'Ann Tester'

test('an office that may be several is asked once for each value, the likely one first', () => {
  const lines = ['Name,Title,State', `${name},Senator,AL`, `${name},Senator,AL`, `${name},Sheriff,AL`]
  const { column, read: offered } = read(lines)
  expect(column?.status).toBe('NEEDS_ANSWER')
  expect(column?.questions).toMatchObject([
    {
      text: 'Choose what each value means: “Senator” may be several offices',
      is_needed: true,
      items: [{ value: 'Senator', rows: 2, suggested: 'State Senator', answer: null }],
    },
  ])
  expect(column?.questions[0]?.options.slice(0, 2).map(({ value }) => value)).toEqual(['State Senator', 'U.S. Senator'])
  const among = '“Senator” may be several offices: State Senator, U.S. Senator'
  expect(offered).toEqual([among, among, 'Sheriff'])
  // A misspelling is accepted with one click; an ambiguous value is not.
  expect(read(lines, { fixes: [{ place: 1, fix: 'nearest' }] }).read[0]).toBe(among)
  const values = [{ place: 1, question: 'values' as const, value: 'Senator', answer: 'U.S. Senator' }]
  const answered = read(lines, { values })
  expect(answered.read).toEqual(['U.S. Senator', 'U.S. Senator', 'Sheriff'])
  expect(answered.column?.status).not.toBe('NEEDS_ANSWER')
})

test('each of several such values has its own likely offices, and those that are known for none', () => {
  const { column } = read(['Name,Title,State', `${name},Senator,AL`, `${name},Judge,AL`, `${name},Shariff,AL`])
  const items = column?.questions[0]?.items ?? []
  const likely = Object.fromEntries(items.map((item) => [item.value, item.likely]))
  expect(likely).toMatchObject({
    Senator: ['State Senator', 'U.S. Senator'],
    Judge: expect.arrayContaining(['Circuit Judge', 'District Judge']),
  })
  expect(likely.Judge).not.toContain('State Senator')
  expect(likely.Shariff).toBeUndefined()
})

test.each([
  ['Senator', 'AL'],
  ['Representative', 'AL'],
  ['Legislator', 'AL'],
  ['Commissioner', 'AL'],
  ['Judge', 'AL'],
  ['Chair', 'AL'],
  ['Clerk', 'MS'],
  ['Justice', 'LA'],
])('a bare %s of %s is asked about', (title, state) => {
  expect(read(['Name,Title,State', `${name},${title},${state}`]).column?.status).toBe('NEEDS_ANSWER')
})

test.each([
  ['City Council President', 'AL', '“City Council President” may be another office than City Council Member'],
  ['Board of Education Chair', 'GA', '“Board of Education Chair” may be another office than School Board Member'],
])('a %s of %s may be elected apart, and is asked about', (title, state, reason) => {
  const { read: read_, column } = read(['Name,Title,City,State', `${name},${title},Selma,${state}`])
  expect([read_, column?.status]).toEqual([[reason], 'NEEDS_ANSWER'])
})

test.each([
  ['Commission Chairman', 'City', 'Selma', 'NEEDS_ANSWER'],
  ['Commissioner, District 2', 'City', 'Selma', 'NEEDS_ANSWER'],
  ['Commissioner District 2', 'Place', 'Dallas County', 'READY'],
  ['Commission Chairman', 'County', 'Dallas', 'READY'],
  ['County Commission Chairman', 'City', 'Selma', 'READY'],
])('a %s beside a column %s with %s: %#', (title, heading, place, status) => {
  const { column } = read([`Name,Title,${heading},State`, `${name},"${title}",${place},AL`])
  expect(column?.status).toBe(status)
  if (status === 'NEEDS_ANSWER') expect(column?.questions[0]?.items[0]?.likely).toContain('City Council Member')
})

test('the list of the members of Congress that is published is of Congress', () => {
  const { read: read_, column } = read([
    'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,url,address,phone,bioguide_id',
    'Tester,Ann,,,,Ann Tester,1960-01-02,F,rep,GA,2,,Democrat,https://tester.house.gov,2407 Rayburn House Office Building Washington DC 20515-1002,202-225-0100,T000001',
    'Trier,Joe,,,,Joe Trier,1961-01-02,M,sen,GA,,2,Republican,https://trier.senate.gov,100 Hart Senate Office Building Washington DC 20510,202-224-0100,T000002',
  ])
  expect(read_).toEqual(['U.S. Representative', 'U.S. Senator'])
  expect(column?.notices.map(({ text }) => text)).toContain(
    'Other cells of the row tell which office it is: “rep” = U.S. Representative, “sen” = U.S. Senator',
  )
})

test.each([
  ['a number that only members of Congress have', 'bioguide_id', 'T000001', 'Rep.', 'U.S. Representative'],
  ['the class of a senator', 'senate_class', '2', 'Senator', 'U.S. Senator'],
  ['an address in Washington', 'Address', '2407 Rayburn HOB, Washington, DC 20515', 'Rep', 'U.S. Representative'],
  ['a phone in Washington', 'Phone', '(202) 225-0100', 'Representative', 'U.S. Representative'],
  ['a mail address of Congress', 'Email', 'ann@mail.house.gov', 'Representative', 'U.S. Representative'],
  ['a mail address of a legislature', 'Email', 'ann@alhouse.gov', 'Representative', 'State Representative'],
  ['a district that Congress does not have', 'District', '67', 'Representative', 'State Representative'],
  ['a district of Congress by its name', 'District', 'AL-02', 'Representative', 'U.S. Representative'],
  ['a district of the House by its name', 'District', 'HD-7', 'Representative', 'State Representative'],
  ['a district, which no U.S. Senator has', 'District', '7', 'Senator', 'State Senator'],
  ['a county', 'County', 'Dallas', 'Superintendent', 'Superintendent of Schools'],
  ['no county', 'District', '', 'Treasurer', 'State Treasurer'],
  ['a numbered district', 'District', '2', 'Commissioner', 'County Commissioner'],
])('%s tells which office is meant', (_, heading, cell, title, office) => {
  const lines = [`Name,Title,State,${heading}`, `${name},${title},AL,"${cell}"`]
  expect(read(lines).read).toEqual([office])
})

test('a column of chambers tells the house, and alone it is the office', () => {
  const both = ['Name,Title,State,District,Chamber', `${name},Legislator,AL,67,lower`, `${name},Legislator,AL,7,upper`]
  expect(read(both).read[0]).toBe('State Representative')
  const alone = ['name,current_chamber,current_district,state', `${name},lower,67,AL`, `${name},upper,7,AL`]
  expect(read(alone).read).toEqual(['State Representative', 'State Senator'])
})

test('a bare Treasurer of a county is not taken for that of the state', () => {
  const { column, read: offices } = read(['Name,Title,State,County', `${name},Treasurer,AL,Dallas`])
  expect(offices).toEqual(['“Treasurer” is no office that the atlas knows'])
  expect(column?.status).toBe('LOOK')
})
