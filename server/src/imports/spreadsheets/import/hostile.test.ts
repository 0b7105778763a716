import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { loadRecords } from '#imports/load-records.ts'
import { checkOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import type { FileProblem } from '#imports/spreadsheets/problems/problems.ts'
import {
  constable,
  digest,
  fileOf,
  importOwn,
  now,
  officialsFile,
  type Row,
} from '#testing/imports/spreadsheets/officials-file.ts'
import { templateLines } from '#imports/spreadsheets/columns/template.ts'
import { buildJurisdiction, buildOfficial, buildRecords, buildSeat } from '#testing/imports/records/records.ts'

const database = await testDatabase()
const ward = (district: string) =>
  buildJurisdiction({
    key: jurisdictionKey.countyDistrict('28011', 'division', district),
    kind: 'county-district',
    name: 'Twin Ward',
    district,
  })
const records = buildRecords({
  jurisdictions: [buildJurisdiction(), ward('1'), ward('2')],
  seats: [buildSeat(), buildSeat({ jurisdictionKey: ward('1').key }), buildSeat({ jurisdictionKey: ward('2').key })],
})
const twins = ['1', '2'].map((number) =>
  buildOfficial({ key: `twin-${number}`, name: 'Pat Twin', first: 'Pat', last: 'Twin' }),
)
const inWards = ['1', '2'].map((number) =>
  buildOfficial({ key: `ward-${number}`, jurisdictionKey: ward(number).key, last: `Ward${number}` }),
)
await loadRecords(
  database,
  { ...records, officials: [...records.officials, ...twins, ...inWards] },
  { origin: 'public', isDemonstration: false, now, onProgress: () => undefined },
)
// Imports somebody first, so that a refused file could do harm.
await importOwn(database, officialsFile([constable({ 'eo.phone': '601-555-0100' })]))

type Case = readonly [
  name: string,
  content: string | Uint8Array,
  problem: Partial<Omit<FileProblem, 'reason'>> & { readonly reason: RegExp },
]

const header = 'eo.name,office.name,state.name,county.name'
const row = 'Ada Bird0,Constable,MS,Bolivar'
const good = `${header}\n${row}\n`

/** A file with one good row and, on line 3, one with a bad cell. */
function spoiled(changes: Row): string {
  const first = constable({ 'eo.name': 'Ada Bird1' })
  return Buffer.from(officialsFile([first, constable(changes)]).bytes).toString()
}

function utf16(text: string, mark: readonly number[]): Uint8Array {
  return Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])
}

const wholeFiles: readonly Case[] = [
  ['nothing at all', '', { line: null, reason: /^It is empty$/ }],
  ['nothing but empty lines', '\r\n\r\n  \r\n', { reason: /^It is empty$/ }],
  ['a header and nobody under it', `${header}\n`, { line: null, reason: /There is nobody in it/ }],
  ['no header', `${row}\n${row}\n`, { line: 1, column: 'Ada Bird0', reason: /no such column/ }],
  ['an Excel workbook', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'), { reason: /Excel workbook or a ZIP/ }],
  ['an old Excel workbook', Buffer.from('D0CF11E0A1B11AE1', 'hex'), { reason: /old Excel workbook/ }],
  ['bytes of gzip', Buffer.from('1f8b0800', 'hex'), { reason: /packed with gzip/ }],
  ['a PDF', '%PDF-1.7\n', { reason: /It is a PDF/ }],
  ['UTF-16 that is cut off', utf16(good, [0xff, 0xfe]).subarray(0, -1), { line: 2, reason: /Letters were lost/ }],
  ['UTF-16 with a NUL', utf16(`${good}\0`, [0xff, 0xfe]), { line: 3, reason: /NUL byte/ }],
  ['a NUL byte', `${header}\n${row}\nAda\u0000Bird1,Constable,MS,Bolivar\n`, { line: 3, reason: /NUL byte/ }],
  ['a web page', '\n<!DOCTYPE html><html><body>Sign in</body></html>', { reason: /web page/ }],
  [
    'a letter of neither encoding',
    Buffer.concat([Buffer.from(`${good}Ren`), Buffer.from([0x81, 0xe9])]),
    { line: 3, reason: /neither UTF-8 nor Windows-1252/ },
  ],
  [
    'a letter that is one of two',
    Buffer.from(`${good}Du\u009Aan Pe,Constable,MS,Bolivar\n`, 'latin1'),
    { line: 3, reason: /A word may be “Dušan” or “Duöan”/ },
  ],
  ['letters encoded twice', `${good}RenÃ©e Pe,Constable,MS,Bolivar\n`, { line: 3, reason: /garbled/ }],
  ['letters that were lost', `${good}Ren\uFFFDe Pe,Constable,MS,Bolivar\n`, { line: 3, reason: /Letters were lost/ }],
  ['an end inside a quotation', `${header}\n"Ada Bi`, { line: 2, reason: /quotation mark is opened and never closed/ }],
  [
    'an end inside a quotation, below a row that is wrong too',
    `${header}\n,,,\nAda,Constable,nowhere\n"Ada Bi`,
    { line: 4, reason: /quotation mark is opened and never closed/ },
  ],
  [
    'an end inside a row',
    `${header}\n${row}\nAda Bird1,Constable`,
    { line: 3, reason: /ends here, after 2 of 4 cells/ },
  ],
  [
    'a quotation mark inside a cell',
    `${header}\n"Ada "Bo" Bird0",Constable,MS,Bolivar\n`,
    { line: 2, reason: /quotation mark stands in the middle/ },
  ],
  ['a line of 10 MB', `${good}${'x'.repeat(10_000_000)}\n`, { line: 3, reason: /The line has 10000000 bytes/ }],
  ['21 MB', `${header}\n${`${row}\n`.repeat(720_000)}`, { line: null, reason: /It is larger than 20 MB/ }],
  ['300,000 lines', `${header}\n${'a,b,c,d\n'.repeat(300_000)}`, { reason: /It has 300001 lines/ }],
  [
    'ten thousand columns',
    `${header},${Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',')}\n${row}\n`,
    { line: 1, reason: /10004 headings/ },
  ],
]

const headings: readonly Case[] = [
  [
    'a heading twice',
    `${header},Phone,eo.phone\n${row},,\n`,
    { line: 1, column: 'eo.phone', reason: /comes twice, in columns 5 and 6/ },
  ],
  [
    'a heading misspelled',
    `${header},Emial\n${row},\n`,
    { line: 1, column: 'Emial', reason: /did you mean "Email"\?/ },
  ],
  [
    'a heading of another world',
    `${header},Shoe Size\n${row},44\n`,
    { line: 1, column: 'Shoe Size', reason: /no such column; the template has them all/ },
  ],
  [
    '__proto__ as a heading',
    `${header},__proto__,constructor\n${row},1,2\n`,
    { line: 1, column: '__proto__', reason: /no such column/ },
  ],
  [
    'home addresses',
    `${header},Home Address\n${row},1 Elm Street\n`,
    { line: 1, column: 'Home Address', reason: /never imported; remove this column/ },
  ],
  [
    'no column of offices',
    'eo.name,state.name\nAda Bird0,MS\n',
    { line: 1, column: null, reason: /"Office" is missing/ },
  ],
  [
    'no column of names',
    'office.name,state.name\nSheriff,MS\n',
    { line: 1, reason: /"Name" or "Last Name" is missing/ },
  ],
  ['no column of places', 'eo.name,office.name\nAda Bird0,Sheriff\n', { line: 1, reason: /"State" .* is missing/ }],
  [
    'a value under no heading',
    `${header}\n${row},surprise\n`,
    { line: 2, reason: /"surprise" stands in column 5, which has no heading/ },
  ],
]

const cells: readonly Case[] = (
  [
    [
      'a day that no calendar has',
      { 'jurisdictionoffice.next_general': '02/30/2026' },
      /"02\/30\/2026" is not a day of the calendar/,
    ],
    [
      'a day before its month',
      { 'jurisdictionoffice.next_general': '25/12/2026' },
      /no such month when read as MM\/DD\/YYYY/,
    ],
    ['a year of two digits', { 'jurisdictionoffice.next_general': '11/3/26' }, /a year of two digits/],
    ['the number of a day', { 'jurisdictionoffice.next_general': '46329' }, /the number a spreadsheet keeps for a day/],
    ['a day in the year 2926', { as_of: '2926-01-01' }, /not between 1900 and 2100/],
    ['a share of 120%', { 'stats.2020biden%': '120%' }, /"120%" is not a percentage from 0 to 100/],
    ['a negative share', { 'stats.2020biden%': '-5%' }, /not a percentage/],
    [
      'a share that may be a fraction',
      { 'stats.2020biden%': '0.428' },
      /write "0\.428%" or "42\.8%", whichever is meant/,
    ],
    ['a comma for a point', { 'stats.2020biden%': '42,8' }, /write a point, not a comma/],
    ['a negative count', { 'stats.vap_total': '-5' }, /"-5" is not a whole number/],
    ['half a person', { 'stats.vap_total': '1000.5' }, /not a whole number/],
    ['a count with one comma too many', { 'stats.vap_total': '1,23' }, /not a whole number/],
    ['a count in words', { 'stats.vap_total': 'many' }, /"many" is not a whole number/],
    [
      'more of one group than all people',
      { 'stats.vap_total': '100', 'stats.vap_black': '200' },
      /There are 200, more than the 100/,
      'stats.vap_black',
    ],
    ['a count that a spreadsheet shortened', { 'stats.vap_total': '1.23457E+12' }, /shortened by the spreadsheet/],
    ['an age of 300', { 'eo.age': '300' }, /"300" is not between 16 and 120/],
    [
      'an age against the date of birth',
      { 'eo.age': '40', birth_date: '1970-02-28' },
      /40 years do not fit the date of birth 1970-02-28/,
      'eo.age',
    ],
    ['an e-mail address that is none', { 'eo.email': 'ada at example.org' }, /not an e-mail address/],
    ['a phone that is none', { 'eo.phone': 'call me' }, /not a phone number/],
    ['a phone without its area code', { 'eo.phone': '555-0100' }, /with its area code/],
    ['a phone that a spreadsheet shortened', { 'eo.phone': '6.01555E+09' }, /shortened by the spreadsheet/],
    ['an error of the spreadsheet', { 'eo.phone': '#REF!' }, /"#REF!" is an error of the spreadsheet/],
    ['a value not available', { 'stats.vap_total': '#N/A' }, /error of the spreadsheet/],
    ['a column too narrow', { 'jurisdictionoffice.next_general': '########' }, /too narrow/],
    ['a formula', { 'eo.phone': '=HYPERLINK("http://example.org","call")' }, /is a formula/],
    ['a control character', { 'stats.address': 'Court\u0007 Street' }, /control characters/],
    ['a text of a thousand letters', { 'stats.address': 'x'.repeat(1_000) }, /The text has 1000 letters/],
    [
      'a district that became a day',
      { 'jurisdiction.district': '4-Mar' },
      /what a spreadsheet makes of a text like "3-4"/,
    ],
    ['an unknown party', { 'party.name': 'Republcan' }, /did you mean "Republican"\?/],
    ['an unknown state', { 'state.name': 'Texas' }, /none of the five states/],
    ['an unknown kind of office', { 'office.type': 'County Goverment' }, /did you mean "County Government"\?/],
    [
      'an office of another type',
      { 'office.type': 'Courts' },
      /"Constable" is an office of the type Law Enforcement, not Courts/,
    ],
    ['an office misspelled', { 'office.name': 'Constabel' }, /did you mean "Constable"\?/],
    [
      'a new office without a type',
      { 'office.name': 'Mosquito Commissioner' },
      /to bring a new one, fill "Office Type"/,
    ],
    ['no office', { 'office.name': '' }, /every official holds an office/],
    ['no name', { 'eo.name': '' }, /It is empty/],
    ['a name without letters', { 'eo.name': '...' }, /has no letters/],
    ['two groups in one cell', { 'eo.ethnicity': 'Black/AA' }, /"Black\/AA" is none of the groups African-American, /],
    ['a letter for a group', { 'eo.ethnicity': 'B' }, /none of the groups .*; did you mean "African-American"\?/],
    ['a gender misspelled', { 'eo.gender': 'Femal' }, /did you mean "Female"\?/],
    [
      'an unknown FIPS code',
      { 'county.fips': '28999', 'county.name': '' },
      /No county in Mississippi has the FIPS code "28999"/,
      'county.fips',
    ],
    ['a FIPS code of another county', { 'county.fips': '28013' }, /those of Calhoun County, not of Bolivar County/],
    ['a FIPS code that is none', { 'county.fips': 'MS-11' }, /no FIPS code of a county/],
    ['a county of another state', { 'county.name': 'Appling' }, /no county or parish "Appling" in Mississippi/],
    [
      'a county of several states',
      { 'state.name': '', 'county.name': 'Jackson' },
      /There is a "Jackson" in Alabama, Florida, Georgia, Louisiana, Mississippi; fill the state or the FIPS code/,
      'county.name',
    ],
    ['no place', { 'state.name': '', 'county.name': '' }, /It is empty; no county tells the state either/],
    ['a jurisdiction that nobody knows', { 'jurisdiction.name': 'Boliver County' }, /did you mean "Bolivar County"\?/],
    ['a jurisdiction of several districts', { 'jurisdiction.name': 'Twin Ward' }, /2 places are called "Twin Ward"/],
    [
      'a district under the name of another',
      { 'office.name': 'State Senator', 'jurisdiction.name': 'Senate District 13', 'jurisdiction.district': '12' },
      /"Senate District 13" is not the name of senate district 12/,
      'jurisdiction.name',
    ],
    [
      'a district beyond its chamber',
      { 'office.name': 'State Senator', 'jurisdiction.name': '', 'jurisdiction.district': '53' },
      /Mississippi has the Senate districts 1 to 52, and no "53"/,
      'jurisdiction.district',
    ],
    [
      'a district that is no number of its chamber',
      { 'office.name': 'State Representative', 'jurisdiction.name': '', 'jurisdiction.district': 'North' },
      /"North" is no number of a house district of Mississippi/,
      'jurisdiction.district',
    ],
    [
      'a state under the name of another place',
      { 'office.name': 'Governor', 'jurisdiction.name': 'Utopia' },
      /"Utopia" is no state that/,
      'jurisdiction.name',
    ],
    [
      'a jurisdiction in the wrong county',
      { 'jurisdiction.name': 'Twin Ward', 'jurisdiction.district': '1', 'county.name': 'Calhoun' },
      /Twin Ward is known to lie in Bolivar County/,
      'county.name',
    ],
    [
      'an address at home',
      { 'stats.address': '1 Elm Street', address_kind: 'home' },
      /Home addresses are never imported/,
      'address_kind',
    ],
    ['an unknown method', { method: 'guessed' }, /"guessed" is no method; it is one of counted, reported/],
    [
      'modelled figures as counts',
      { method: 'modelled', 'stats.vap_black': '5' },
      /modelled figures stand in the columns "Likely …"/,
      'stats.vap_black',
    ],
    [
      'named counts of nobody',
      { 'jurisdiction.racial_statistics': 'Martians 5' },
      /"Martians 5" is not a count of one of Black/,
    ],
    [
      'two counts for one group',
      { 'stats.vap_black': '5', 'jurisdiction.racial_statistics': 'African-American 6' },
      /another column of the row says 5/,
      'jurisdiction.racial_statistics',
    ],
    ['a number that nobody has', { 'eo.id': '999999' }, /There is no official with the number 999999/],
    [
      'somebody who may be two people',
      { 'eo.name': 'Pat Twin' },
      /2 officials of that office and place may be meant; fill the Official ID/,
    ],
  ] as [string, Row, RegExp, string?][]
).map(([name, changes, reason, column]) => {
  const emptied = Object.keys(changes).find((each) => changes[each as keyof Row] === '') ?? Object.keys(changes)[0]
  return [name, spoiled(changes), { line: 3, column: column ?? emptied ?? null, reason }]
})

const rowsTogether: readonly Case[] = [
  [
    'two rows about one official',
    `${good}ADA BIRD0,constable,Mississippi,Bolivar County\n`,
    { line: 3, reason: /Line 2 is about the same official/ },
  ],
  [
    'one external id twice',
    `external_id,${header}\nA1,${row}\nA1,Ada Bird1,Constable,MS,Bolivar\n`,
    { line: 3, column: 'external_id', reason: /Line 2 is about the same official/ },
  ],
  [
    'two figures of one place',
    `${header},Total voting age\n`.replace('Total voting age', 'stats.vap_total') +
      `${row},100\nAda Bird1,Constable,MS,Bolivar,101\n`,
    { line: 3, column: 'stats.vap_total', reason: /It says 101 of Bolivar County, and line 2 says 100/ },
  ],
  [
    'two terms of one seat',
    `${header},Term Length\n${row},4\nAda Bird1,Constable,MS,Bolivar,6\n`,
    { line: 3, column: 'Term Length', reason: /line 2 says 4; both rows must agree/ },
  ],
  [
    'two sets of counties for one district',
    'eo.name,office.name,state.name,county.name,district\nA Bird,State Senator,MS,Bolivar,50\nB Bird,State Senator,MS,Calhoun,50\n',
    { line: 3, column: 'county.name', reason: /Line 2 names other counties of Senate District 50/ },
  ],
  [
    'a place with its county and without',
    'eo.name,office.name,state.name,county.name,jurisdiction.name,jurisdiction kind\nA Bird,Mayor,MS,Bolivar,Newtown,municipality\nB Bird,Mayor,MS,,Newtown,municipality\n',
    { line: 3, column: 'county.name', reason: /line 2 puts Newtown into a county/ },
  ],
]

test.each([...wholeFiles, ...headings, ...cells, ...rowsTogether])(
  'a file with %s is refused, and nothing is written',
  async (_, content, problem) => {
    const before = await digest(database)
    const file = fileOf(content)
    const check = await checkOfficialsFile(database, file, { now })
    const { reason, ...place } = problem
    expect(check.problems.map((each) => each.reason).join('\n')).toMatch(reason)
    expect(check.problems).toContainEqual(expect.objectContaining({ ...place, reason: expect.stringMatching(reason) }))
    await expect(importOwn(database, file)).rejects.toThrow(
      /^list\.csv was not imported: there (is one problem|are \d+ problems) in it$/,
    )
    expect(await digest(database)).toBe(before)
  },
)

test('a good file of the same making is taken, so that it is the damage that is refused', async () => {
  expect(await checkOfficialsFile(database, fileOf(good), { now })).toMatchObject({ problems: [], rowsRead: 1 })
  expect(await checkOfficialsFile(database, fileOf(spoiled({})), { now })).toMatchObject({ problems: [], rowsRead: 2 })
  const template = await checkOfficialsFile(database, fileOf(`${templateLines().join('\n')}\n`), { now })
  expect(template).toMatchObject({ problems: [], addedTotal: 1 })
})

test('all problems are counted, the first of them told in the order of the lines, each row looked up though a cell of it is wrong', async () => {
  const rows = Array.from({ length: 500 }, (_, number) => `Ada Bird${number},Constabel,MS,Bolivar,none`)
  const check = await checkOfficialsFile(database, fileOf(`${header},eo.email\n${rows.join('\n')}\n`), { now })
  expect(check.problemsTotal).toBe(1_000)
  expect(check.problems).toHaveLength(200)
  expect(check.problems.slice(0, 2).map(({ line, column }) => [line, column])).toEqual([
    [2, 'eo.email'],
    [2, 'office.name'],
  ])
})

const wrong = `Ada Bird,Constable,MS,Bolivar,nobody at all ${'x'.repeat(600)}\n`
test.each([
  ['of wrong cells', `${header},eo.email\n${wrong.repeat(28_000)}`, '28000 problems'],
  ['of empty cells', `${header}\n${`${','.repeat(99_000)}\n`.repeat(190)}`, 'no row follows the headings'],
  ['in one line', `${header}\n${'A'.repeat(19_000_000)}`, 'a row of officials has at most 100000'],
])('19 MB %s are refused in 400 MB of memory', async (_, content, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'officials-file-'))
  const file = join(folder, 'list.csv')
  await writeFile(file, content)
  const reader = fileURLToPath(new URL('../../../testing/imports/spreadsheets/read-file.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=400', reader, file])
  expect(stdout).toContain(message)
  await rm(folder, { recursive: true })
})
