import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { publicData } from '#imports/public-data.ts'
import { compare, isSamePerson } from '#imports/results/compare.ts'
import { type Contest, isQuestion } from '#imports/results/contest.ts'
import { decide } from '#imports/results/decide.ts'
import { readResults } from '#imports/results/read-results.ts'
import { countyOfficeOf } from '#imports/results/seat-keys.ts'
import { storedWinners } from '#imports/results/stored-elections.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { workbook } from '#testing/imports/fetch/returns/results.ts'

const excerpts = fileURLToPath(new URL('../../testing/imports/results', import.meta.url))
const excerpt = (name: string) => readFileSync(join(excerpts, name))
const path = tableFiles.counties
const counties = readCounties({ path, text: readFileSync(join(publicData, path), 'utf8') }).items

const read = (name: string, day: string, stateId: StateId | null = null, bytes: Uint8Array = excerpt(name)) =>
  readResults(name, bytes, { day, stateId }, counties)
const text = (written: string) => new TextEncoder().encode(written)
const votesOf = (contest: Contest | undefined) =>
  contest?.choices.map(({ name, party, votes }) => `${name} ${party} ${votes}`)

/** Louisiana's workbook of a day, with the blocks of an excerpt for that day. */
function turkeyCreek(day: string, change: (cell: string) => string = (cell) => cell): Buffer {
  const blocks = excerpt('la-workbook-turkey-creek-tie.csv').toString().replaceAll('\r', '').trim().split('\n\n')
  const rows = blocks
    .filter((block) => block.startsWith(day.replaceAll('-', '')))
    .flatMap((block) => [
      ...block
        .split('\n')
        .slice(1)
        .map((line) => cellsOf(line).map((cell) => numberOr(change(cell)))),
      [],
    ])
  const top = [['', 'Louisiana Secretary of State'], ['', 'Election Results'], ['', `Election Date: ${day}`], [], []]
  return workbook([
    ['Multi-Parish(Parish)', top],
    ['Evangeline', [...top, ...rows]],
  ])
}

const cellsOf = (line: string) =>
  Array.from(readCsvRows(line, { delimiter: ',', strayQuotes: 'keep', escape: 'doubled' })).flatMap(
    ({ cells }) => cells,
  )
const numberOr = (cell: string) => (/^\d+$/.test(cell) ? Number(cell) : cell)

describe('every form of results is known by its content', () => {
  test('Florida’s file is in Latin-1, and a ticket is one candidate', () => {
    const { form, stateId, contests } = read('fl-state-fl11082022Election.txt', '2022-11-08')
    expect([form, stateId]).toEqual(['Florida’s file', '12'])
    expect(votesOf(contests[0])?.[0]).toBe('DeSantis / Nuñez Republican 9594')
    expect(contests.filter(isQuestion).map(({ title }) => title)).toEqual([
      'Shall Justice Charles T. Canady be retained in Office? |  | ',
      'Shall Judge Cory J. Ciklin be retained in Office? | 004 | ',
    ])
  })

  test('Georgia’s export: parties and who sits already are no part of a name', () => {
    const { form, contests } = read('ga-export-2024HD105Recount-cut.json', '2024-12-03')
    expect(form).toBe('Georgia’s export')
    expect(votesOf(contests[0])).toEqual(['Sandy Donatucci Republican 15139', 'Farooq Mughal Democratic 15059'])
    const libertarian = excerpt('ga-export-2024HD105Recount-cut.json').toString().replaceAll('(Rep)', '(LIB)')
    expect(votesOf(read('export.json', '2024-12-03', null, text(libertarian)).contests[0])?.[0]).toMatch(
      /^Sandy Donatucci /,
    )
  })

  test('Georgia’s export says one seat of everything, which is no number for a body', () => {
    const council = excerpt('ga-export-2024HD105Recount-cut.json')
      .toString()
      .replace(/"name": "State House[^"]*"/g, '"name": "Dacula City Council"')
    const [contest] = read('export.json', '2024-12-03', null, text(council)).contests
    expect(contest?.seats).toBeNull()
    expect(contest && decide(contest, '13', '2024-12-03')).toMatchObject({
      elected: [],
      open: 'the file does not say how many are elected',
    })
  })

  test('Clarity’s detail.xml: over- and undervotes are no choices, and the party stands in the name', () => {
    const { form, contests } = read('clarity-ga-atkinson-20201103-detail.xml', '2020-11-03', '13')
    expect([form, contests[0]?.counties]).toEqual(['Clarity’s detail.xml', ['Atkinson']])
    expect(votesOf(contests[0])?.slice(0, 2)).toEqual([
      'Donald J. Trump Republican 2300',
      'Joseph R. Biden Democratic 825',
    ])
    const changed = excerpt('clarity-ga-atkinson-20201103-detail.xml').toString()
    const wrong = changed.replace('totalVotes="2300"', 'totalVotes="2301"')
    const [contest] = read('detail.xml', '2020-11-03', '13', text(wrong)).contests
    expect(contest && decide(contest, '13', '2020-11-03').open).toBe('its totals are not the sum of their parts')
    const early = changed.replace('precinctsReported="4"', 'precinctsReported="3"')
    const [half] = read('detail.xml', '2020-11-03', '13', text(early)).contests
    expect(half && decide(half, '13', '2020-11-03').open).toBe('precincts have not reported')
  })

  test('Alabama’s workbook of the election night', () => {
    const columns = [
      'Election Code',
      'County Code',
      'County Name',
      'Contest Code',
      'Contest Title',
      'Candidate Name',
      'Votes',
      'Party Code',
    ]
    const night = (reported: number) =>
      workbook([
        [
          'AllResults',
          [
            columns,
            [1, '04', 'Autauga', 7, 'SHERIFF, AUTAUGA COUNTY', 'Ann Roe', 900, 'REP'],
            [1, '04', 'Autauga', 7, 'SHERIFF, AUTAUGA COUNTY', 'Write-In (Miscellaneous)', 30, 'NON'],
            [1, '04', 'Autauga', 8, 'SHERIFF (REP)', 'Bo Doe', 10, 'REP'],
          ],
        ],
        [
          'Statistics',
          [
            ['County Name', 'Total Precincts', 'Precincts Reported'],
            ['Autauga', 20, reported],
          ],
        ],
      ])
    const [sheriff, ...more] = read('sosEnrExport.xlsx', '2026-11-03', null, night(20)).contests
    expect(more).toEqual([])
    expect(sheriff && decide(sheriff, '01', '2026-11-03')).toMatchObject({ elected: [{ name: 'Ann Roe' }], open: null })
    const [early] = read('sosEnrExport.xlsx', '2026-11-03', null, night(19)).contests
    expect(early && decide(early, '01', '2026-11-03').open).toBe('precincts have not reported')
  })

  test('Alabama’s workbook of precincts: padded blanks, empty cells, and cut titles that are never added', () => {
    const rows = excerpt('al-workbook-2016-autauga.csv').toString().replaceAll('\r', '').trim().split('\n').map(cellsOf)
    const cut = ['MEMBER, AUTAUGA COUNTY BOARD OF EDUCATION,   ', 'REP', 'A Member   ', '5.0']
    const bytes = workbook([['Sheet1', [...rows, cut]]])
    const { contests, notRead } = read('2016-General-Autauga.xlsx', '2016-11-08', null, bytes)
    expect(
      votesOf(contests.find(({ title }) => title === 'STATE BOARD OF EDUCATION MEMBER DISTRICT 3'))?.slice(0, 2),
    ).toEqual(['Jarralynne Agee Democratic 314', 'Stephanie Bell Republican 1751'])
    expect(contests.some(({ title }) => /STRAIGHT PARTY|BALLOTS CAST/.test(title))).toBe(false)
    expect(notRead).toEqual([
      `row ${rows.length + 1}: "MEMBER, AUTAUGA COUNTY BOARD OF EDUCATION," is cut off, so that it is not known which district it is of`,
    ])
  })

  test('OpenElections’ CSV: districts "1.0", columns in any order, and modes of voting where there is no column of votes', () => {
    const senate = read('oe-ms-20231107-county-float-districts.csv', '2023-11-07', '28').contests
    expect(senate.slice(0, 2).map(({ district }) => district)).toEqual(['1', '2'])
    const georgia = read('oe-ga-20241105-county.csv', '2024-11-05', '13').contests
    expect(votesOf(georgia[0])?.[0]).toBe('T. Wright Barksdale Republican 75179')
  })

  test('OpenElections’ CSV: precincts and counties that are totals are not added, and an X is not on the ballot', () => {
    const written = `county,precinct,office,district,party,candidate,votes
Yazoo,1,Sheriff,,DEM,Ann Roe,10
Yazoo,2,Sheriff,,DEM,Ann Roe,X
Yazoo,3,Sheriff,,DEM,Ann Roe,X394
Yazoo,TOTAL,Sheriff,,DEM,Ann Roe,10
Total Votes,1,Sheriff,,DEM,Ann Roe,10
Yazoo,1,Sheriff,,,OverVotes,4
`
    const { contests, notRead } = read('a.csv', '2023-11-07', '28', text(written))
    expect(contests.map(votesOf)).toEqual([['Ann Roe Democratic 10', 'OverVotes  4']])
    expect(contests[0]?.choices[1]?.kind).toBe('no vote')
    expect(notRead).toEqual(['line 4: "X394" is no number of votes'])
  })

  test('the CSV of a county of Florida, and MEDSL’s: over- and undervotes are nobody’s', () => {
    const baker = read('fl-county-vrsystems-20201103-baker.csv', '2020-11-03').contests
    expect(baker[1]?.choices.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Gary Adler: candidate',
      'Al Lawson: candidate',
      'OVER VOTES: no vote',
      'UNDER VOTES: no vote',
    ])
    const circuit = read(
      'medsl-fl-2024-overvotes.csv',
      '2024-11-05',
      null,
      text(
        `${excerpt('medsl-fl-2024-overvotes.csv').toString()}121,CIRCUIT JUDGE,,,TOTAL,9,PASCO,12101,PASCO,12101,UNDERVOTES,"6TH JUDICIAL CIRCUIT, GROUP 14",STATE,2024,GEN,FLORIDA,FALSE,FALSE,FL,12,59,43,2024-11-05,1\n`,
      ),
    )
    expect(circuit.stateId).toBe('12')
    expect(circuit.contests[0]?.choices.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'JENN DUBBELD: candidate',
      'UNDERVOTES: no vote',
    ])
  })

  test('the name of a file of OpenElections tells state and day, and Jeff Davis is Jefferson Davis County', () => {
    const bytes = text('county,office,candidate,votes\nJeff Davis,Sheriff,Ann Roe,1')
    expect(read('20231107__ms__general__county.csv', '2023-11-07', null, bytes).stateId).toBe('28')
    expect(() => read('20231107__ms__general__county.csv', '2024-11-05', null, bytes)).toThrow(
      '20231107__ms__general__county.csv has the results of 11-07-2023, not of 11-05-2024',
    )
  })

  test('the forms of one state alone tell it, and of others the counties do', () => {
    expect(read('oe-ms-20231107-precinct-sharkey.csv', '2023-11-07').stateId).toBe('28')
  })
})

describe('a file that cannot be used is refused in one sentence', () => {
  const florida = 'fl-state-fl11052024Election.txt'
  const header = excerpt(florida).toString('latin1').split('\n', 1).join('')
  test.each<[string, () => unknown, string]>([
    ['another day', () => read(florida, '2026-11-03'), `${florida} has the results of 11-05-2024, not of 11-03-2026`],
    ['another state', () => read(florida, '2024-11-05', '13'), `${florida} has results of Florida, not of Georgia`],
    [
      'no rows',
      () => read('a.txt', '2024-11-05', null, text(header)),
      'a.txt holds no results: there is nothing below its headings',
    ],
    ['nothing', () => read('a.txt', '2024-11-05', null, text('')), 'a.txt is empty'],
    [
      'no results',
      () => read('a.csv', '2024-11-05', null, text('name,phone\nAnn,1')),
      'a.csv: We do not know this form. It needs columns for county, office, candidate and votes',
    ],
    [
      'headings alone',
      () => read('a.csv', '2024-11-05', '28', text('county,office,candidate,votes')),
      'a.csv holds no results',
    ],
    [
      'a county of another state',
      () => read('a.csv', '2024-11-05', '28', text('county,office,candidate,votes\nAutauga,Sheriff,Ann Roe,1')),
      'a.csv names Autauga, which is no county of Mississippi',
    ],
    [
      'a county of a state that is none of the five',
      () => read('a.csv', '2024-11-05', null, text('county,office,candidate,votes\nTravis,Sheriff,Ann Roe,1')),
      'a.csv names Travis, which is no county or parish of Alabama, Florida, Georgia, Louisiana, or Mississippi',
    ],
    [
      'a state that nothing tells',
      () => read('a.csv', '2024-11-05', null, text('county,office,candidate,votes\nMarion,Sheriff,Ann Roe,1')),
      'a.csv does not tell its state: choose it beside the day or, at a terminal, add --state, as in --state AL or FL or GA or LA or MS',
    ],
    [
      'MEDSL’s Louisiana of 2022',
      () => read('medsl-la-2022-floating.csv', '2022-11-08'),
      'medsl-la-2022-floating.csv is MEDSL’s file of Louisiana in 2022, in which totals and early votes are mixed, so that nothing can be added up; use the state’s workbook',
    ],
  ])('%s', (_, use, message) => {
    expect(use).toThrow(message)
  })
})

describe('the law of the state says who is elected', () => {
  const contest = (title: string, votes: readonly number[], seats: number | null = 1): Contest => ({
    title,
    district: '',
    counties: [],
    seats,
    precinctsMissing: 0,
    addsUp: true,
    choices: votes.map((count, index) => ({
      name: `Candidate ${index + 1}`,
      party: '',
      votes: count,
      kind: 'candidate',
    })),
  })
  const sharesOrReasons = (stateId: StateId, day: string, of: Contest) => {
    const { elected, open } = decide(of, stateId, day)
    return [...elected.map(({ votes }) => votes), open]
  }

  test('the tie of Turkey Creek stays open, in the second round as well', () => {
    const [mayor] = read('la.xlsx', '2022-12-10', null, turkeyCreek('2022-12-10')).contests
    expect(mayor && sharesOrReasons('22', '2022-12-10', mayor)).toEqual(['tied'])
  })

  test('of Turkey Creek’s council of three, those with more than half of a seat’s share are elected', () => {
    const [mayor, council] = read('la.xlsx', '2022-11-08', null, turkeyCreek('2022-11-08')).contests
    expect(mayor && sharesOrReasons('22', '2022-11-08', mayor)).toEqual(['a runoff follows'])
    expect(council && sharesOrReasons('22', '2022-11-08', council)).toEqual([104, 97, 92, null])
  })

  test('totals of Louisiana’s workbook that do not add up decide nothing', () => {
    const wrong = turkeyCreek('2022-12-10', (cell) => (cell === '86' ? '87' : cell))
    const [mayor] = read('la.xlsx', '2022-12-10', null, wrong).contests
    expect(mayor && sharesOrReasons('22', '2022-12-10', mayor)).toEqual(['its totals are not the sum of their parts'])
  })

  test.each<[string, StateId, string, string, (number | string | null)[]]>([
    ['Alabama: the most votes', '01', '2026-11-03', 'SHERIFF, AUTAUGA COUNTY', [40, null]],
    ['Florida: the most votes', '12', '2026-11-03', 'State Representative', [40, null]],
    ['Georgia: a majority', '13', '2026-11-03', 'State Senate - District 1', ['a runoff follows']],
    [
      'Louisiana: a majority in an open primary',
      '22',
      '2026-11-03',
      'U. S. Representative -- 1st Congressional District',
      ['a runoff follows'],
    ],
    ['Louisiana: the most votes between nominees', '22', '2026-11-03', 'PSC -- District 1', [40, null]],
    ['Louisiana: the most votes in the second round', '22', '2026-12-12', 'Mayor -- City of Crowley', [40, null]],
    ['Mississippi: the most votes', '28', '2026-11-03', 'US House', [40, null]],
    ['Mississippi: a majority for a judge', '28', '2026-11-03', 'Circuit Court Judge', ['a runoff follows']],
  ])('%s', (_, stateId, day, title, expected) => {
    expect(sharesOrReasons(stateId, day, contest(title, [40, 35, 25]))).toEqual(expected)
  })

  test.each([
    ['write-ins have the most votes', [40], 60],
    ['write-ins have as many', [40, 20], 40],
  ])('nobody is elected where %s, as they may all be for one person', (_, votes, unnamed) => {
    const { choices, ...rest } = contest('State Representative', votes)
    const writeIns = { name: 'Write-ins', party: '', votes: unnamed, kind: 'write-in' as const }
    expect(sharesOrReasons('12', '2026-11-03', { ...rest, choices: [...choices, writeIns] })).toEqual([
      'write-ins, whom the file does not name, are ahead',
    ])
  })

  test('in spring of Louisiana two candidates are told apart, and of three nobody is elected without a majority', () => {
    expect(sharesOrReasons('22', '2026-05-16', contest('Mayor -- City of Crowley', [55, 45]))).toEqual([55, null])
    expect(sharesOrReasons('22', '2026-05-16', contest('Mayor -- City of Crowley', [40, 35, 25]))).toEqual([
      'a runoff follows',
    ])
  })

  test('two with the same votes leave the last of two seats open', () => {
    expect(sharesOrReasons('12', '2026-11-03', contest('Board', [50, 30, 30], 2))).toEqual([50, 'tied'])
  })
})

describe('winners of a file are held against the stored elections', () => {
  test.each(['Chancery Clark', 'Chancery Clerk'])('%s is the chancery clerk', (title) => {
    expect(countyOfficeOf(title)).toBe('chancery clerk')
  })
  test.each(['Prosecutor', 'County Prosecutor', '(County) Prosecuting Attorney', 'Prosecuting Attorney'])(
    '%s is the county attorney',
    (title) => expect(countyOfficeOf(title)).toBe('county attorney'),
  )
  test.each(['Tax Collector/Assessor', 'Tax Assessor Collector', 'Tax Assessor/Collector'])(
    '%s is the tax assessor/collector',
    (title) => expect(countyOfficeOf(title)).toBe('tax assessor/collector'),
  )

  test('each stored winner is equal, different or in no contest of the file', async () => {
    const results = read('oe-ms-20231107-precinct-sharkey.csv', '2023-11-07')
    const decisions = results.contests.map((each) => decide(each, results.stateId, results.day))
    const stored = await storedWinners(publicData, '28', '2023-11-07')
    const sharkey = stored.filter(({ seat }) => seat.endsWith(' Sharkey County'))
    const compared = compare(decisions, sharkey, results, counties)
    expect(compared.different).toEqual([])
    expect(compared.equal + compared.notInFile).toBe(sharkey.length)
    expect(compared.equal).toBeGreaterThan(0)
    const others = sharkey.map((winner) => ({ ...winner, name: 'Zed Zimmer' }))
    expect(compare(decisions, others, results, counties).different).toHaveLength(compared.equal)
  })

  test.each([
    ['DeSantis / Nuñez', 'DeSantis / Nunez', true],
    ['MARK HARRELL', 'Mark A. Harrell, Jr.', true],
    ['Ann Roe', 'Bo Doe', false],
    ['Ann Roe', 'Bo Roe', false],
    ['Ann Roe Jr.', 'Al Doe, Jr.', false],
    ['Bo Roe III', 'BO DOE, III', false],
    ['Bo Roe, Sr.', 'BO ROE', true],
    ['Robert "Bob" Hill', 'BOB HILL', true],
    ['Juan de la Cruz Jr', 'JUAN DE LA CRUZ', true],
  ])('%s and %s are one person: %s', (one, other, expected) => {
    expect(isSamePerson(one, other)).toBe(expected)
  })
})
