import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostOf } from '@atlas/states/returns/elected-post.ts'
import { georgiaPost } from '@atlas/states/georgia/returns/titles.ts'
import { louisianaPost } from '@atlas/states/louisiana/returns/titles.ts'
import { winnersOf } from '#imports/fetch/returns/race.ts'
import { returnsBySource } from '#imports/fetch/returns/returns-files.ts'
import {
  countiesOfResults,
  floridaSample,
  georgiaSample,
  louisianaSample,
  workbook,
} from '#testing/imports/fetch/returns/results.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { publicData } from '#imports/public-data.ts'
import { readCsv, readRows } from '#imports/reading/csv.ts'
import { readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { resultsFile, returnsFiles, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { localColumns } from '#imports/sources/public-pack/people/local-returns.ts'
import { recordsOf } from '#imports/sources/public-pack/read-public-pack.ts'
import { smallTables, writeSmallPack } from '#testing/public-pack/small-pack.ts'

const counties = `${countiesOfResults}28011,Bolivar County,Bolivar,MS
28133,Sunflower County,Sunflower,MS
01129,Washington County,Washington,AL
`
const louisianaResults = returnsBySource['louisiana-results']
const floridaResults = returnsBySource['florida-results']
const georgiaResults = returnsBySource['georgia-results']
const addresses = smallTables[resultsFile] ?? ''

describe('what a state publishes of an election day becomes winners of local offices', () => {
  let pack: string
  beforeAll(async () => {
    pack = await mkdtemp(join(tmpdir(), 'returns-'))
    await writeSmallPack(pack)
    await writeFile(join(pack, tableFiles.counties), counties)
  })
  afterAll(async () => await rm(pack, { recursive: true }))

  const unpacked = async (results: typeof louisianaResults, bytes: Buffer) => {
    const download = join(pack, 'download')
    await writeFile(download, bytes)
    const came = await results.unpack([download], '2026-11-22', pack)
    const [file = { path: '', text: '' }] = came.files
    const rows = readRows(file).rows.map((row) =>
      [
        row['office'],
        row['jurisdiction'],
        row['district'],
        row['county_fips'],
        row['name'],
        row['party'],
        row['pct'],
        row['certainty'],
      ].join(' | '),
    )
    return { ...came, rows }
  }

  test('Louisiana: a workbook with a sheet for each parish', async () => {
    const { rows, asOf, summary } = await unpacked(louisianaResults, louisianaSample())
    expect(rows).toEqual([
      'District judge | 15th Judicial District Court | 15th Judicial District Court, Div. A | 22001;22095 | Bo Hebert | Republican | 55 | majority',
      'School board member | Acadia Parish School Board | District 1 | 22001 | James Etta David | Democratic | 59.58 | majority',
      'City council member | City of Crowley |  | 22001 | A First | Democratic | 50 | majority of 2 seats',
      'City council member | City of Crowley |  | 22001 | B Second | Republican | 40 | majority of 2 seats',
    ])
    expect([asOf, summary]).toEqual(['2026-11-03', '4 winners, to 2026-11-03'])
  })

  test('Florida: lines with tabs between, in Latin-1', async () => {
    const { rows } = await unpacked(floridaResults, floridaSample())
    expect(rows).toEqual([
      'Circuit judge | 9th Judicial Circuit | 9th Judicial Circuit, Group 12 | 12095;12097 | Alicia L Peyton II |  | 56.25 | majority',
      'County judge | Orange County | Group 3 | 12095 | Inés Núñez |  | 55 | majority',
    ])
  })

  test('Georgia: the media export, in which a race of several counties stands more than once', async () => {
    const { rows } = await unpacked(georgiaResults, georgiaSample())
    expect(rows).toEqual([
      'District attorney | Alapaha Judicial Circuit |  | 13019;13075 | Ida Lane | Rep | 90 | majority',
      'Sheriff | Berrien County |  | 13019 | Ray Paulk | Rep | 100 | unopposed',
      'School board member | Berrien County Schools | District 4 | 13019 | Flo Hall |  | 60 | majority',
      'County commissioner | Cook County | 2 | 13075 | Una Fry | Dem | 100 | unopposed',
    ])
  })

  test('they hold their seats from then on, with the results as their source', async () => {
    const { files } = await unpacked(georgiaResults, georgiaSample())
    await writeFile(join(pack, returnsFiles['georgia-results']), files[0]?.text ?? '')
    const header = 'state,election_date,county_fips,office_type,office_as_published,district,candidate,party,pct,rank'
    const former = 'GA,2020-11-03,13019,Sheriff,SHERIFF,,Tom Old,Republican,61.5,1'
    await writeFile(join(pack, tableFiles.countyRaces), `${header}\n${former}\n`)
    const { records, report } = recordsOf(await readPackFiles(pack), '2026-11-22')
    const sheriffs = records.officials.filter(({ office }) => office === 'Sheriff')
    expect(sheriffs).toMatchObject([
      {
        name: 'Ray Paulk',
        jurisdictionKey: 'county:13019',
        party: 'Republican',
        sourceId: 'georgia-results',
        asOf: '2024-11-05',
      },
    ])
    expect(records.seats.find(({ office }) => office === 'Sheriff')?.termLength).toBe(4)
    expect(report.flatMap(({ refused }) => refused.map(({ reason }) => reason))).toContainEqual(
      expect.stringMatching(/^Tom Old, Sheriff of Berrien County, is followed by Ray Paulk/),
    )
    expect(records.sources.map(({ id }) => id)).toContain('georgia-results')
    expect(records.sources.map(({ id }) => id)).not.toContain('florida-results')
    await rm(join(pack, returnsFiles['georgia-results']))
  })

  const parish = ['', 'Election Date: 2026-11-03']
  test.each<[string, typeof louisianaResults, Buffer, string | RegExp]>([
    [
      'no workbook',
      louisianaResults,
      Buffer.from('PK and so on'),
      'Election+Results+(11-03-2026).xlsx is no Excel workbook (XLSX), or is damaged',
    ],
    [
      'a workbook that was cut off',
      louisianaResults,
      louisianaSample().subarray(0, 900),
      /is no Excel workbook \(XLSX\), or is damaged$/,
    ],
    [
      'a workbook of other sheets',
      louisianaResults,
      workbook([['Sheet1', [['Mayor']]]]),
      /a layout that is not known: the sheet Multi-Parish\(Parish\) was expected\. The data there was is kept; take a newer version of the project$/,
    ],
    [
      'a workbook of another day',
      louisianaResults,
      louisianaSample('2026-12-12'),
      /: "Election Date: 2026-11-03" at the top of the sheet Multi-Parish\(Parish\) was expected\./,
    ],
    [
      'votes that are no numbers',
      louisianaResults,
      workbook([['Multi-Parish(Parish)', [parish, ['Sheriff'], ['', 'A B (DEM)'], ['Total Votes', 'many']]]]),
      /: the votes of A B \(DEM\) as a whole number were expected\./,
    ],
    [
      'a block without a title',
      louisianaResults,
      workbook([['Multi-Parish(Parish)', [parish, ['', 'A B (DEM)'], ['Total Votes', 1]]]]),
      /: a title and a row of candidates above line 3 of the sheet Multi-Parish\(Parish\) were expected\./,
    ],
    [
      'propositions alone',
      louisianaResults,
      workbook([['Multi-Parish(Parish)', [parish, ['Proposition'], ['', 'YES', 'NO'], ['Total Votes', 1, 2]]]]),
      'nobody is elected to a local office by the results of 2026-11-03',
    ],
    [
      'other columns',
      floridaResults,
      floridaSample('11/3/2026', 'Date\tOffice\tVotes'),
      /^20261103_ElecResultsFL\.txt has a layout that is not known: the columns ElectionDate, PartyCode, .*, OfficeDesc were expected\./,
    ],
    [
      'another day',
      floridaResults,
      floridaSample('11/5/2024'),
      /: the election date 11\/3\/2026, not 11\/5\/2024, was expected\./,
    ],
    [
      'a line that was cut off',
      floridaResults,
      floridaSample().subarray(0, -12),
      /: 15 values in line 8 were expected\./,
    ],
    [
      'no JSON',
      georgiaResults,
      Buffer.from('{"electionDate": '),
      /^export-2024NovGen\.json has a layout that is not known: a media export in JSON as before was expected\./,
    ],
    [
      'other fields',
      georgiaResults,
      georgiaSample({ localResults: undefined, counties: [] }),
      /: localResults as before was expected\./,
    ],
    [
      'the export of another day',
      georgiaResults,
      georgiaSample({ electionDate: '2026-11-03' }),
      /: the election date 2024-11-05, not 2026-11-03, was expected\./,
    ],
  ])('refuses in one sentence %s', async (_, results, bytes, reason) => {
    await expect(unpacked(results, bytes)).rejects.toThrow(reason)
  })

  test('asks no address that is not its publisher’s', async () => {
    const elsewhere = addresses.replace('https://results.sos.ga.gov/', 'https://results.sos.ga.gov.example/')
    await writeFile(join(pack, resultsFile), elsewhere)
    await expect(georgiaResults.files(pack)).rejects.toThrow(
      'reference/election_results.csv cannot be used in line 4: the address must begin with https://results.sos.ga.gov/',
    )
    await writeFile(join(pack, resultsFile), addresses)
  })
})

test.each([
  ['the only one', [10], 'majority', 1, ['A unopposed']],
  ['more than half', [60, 40], 'majority', 1, ['A majority']],
  ['less than half before a runoff', [45, 30, 25], 'majority', 1, []],
  ['less than half where the most votes do', [45, 30, 25], 'plurality', 1, ['A plurality']],
  ['the winner of a runoff', [51, 49], 'runoff', 1, ['A runoff']],
  ['the winners of a runoff for two seats', [40, 35, 25], 'runoff', 2, ['A runoff', 'B runoff']],
  ['nobody yet, where the day of runoffs has a first round', [45, 30, 25], 'runoff', 1, []],
  ['a tie', [50, 50], 'plurality', 1, []],
  ['a tie for the last of two seats', [50, 25, 25], 'majority', 2, ['A majority of 2 seats']],
  ['several seats where the law is not the majority', [50, 30, 20], 'plurality', 2, []],
  ['no votes yet', [0, 0], 'majority', 1, []],
] as const)('a race is won by %s', (_, votes, rule, seats, won) => {
  const candidates = votes.map((count, index) => ({ name: 'ABC'.charAt(index), party: '', votes: count }))
  const winners = winnersOf({ day: '2026-11-03', title: 'Sheriff', counties: [], seats, candidates }, rule)
  expect(winners.map(({ candidate, certainty }) => `${candidate.name} ${certainty}`)).toEqual(won)
})

test('write-ins without a name hold no office', () => {
  const candidates = [
    { name: 'Write-In', party: '', votes: 60 },
    { name: 'A', party: '', votes: 40 },
  ]
  expect(winnersOf({ day: '2026-11-03', title: 'Mayor', counties: [], seats: 1, candidates }, 'majority')).toEqual([])
})

test('ballots without a vote are in no total, and win nothing', () => {
  const candidates = [
    { name: 'UNDERVOTES', party: '', votes: 900 },
    { name: 'OVERVOTES', party: '', votes: 100 },
    { name: 'A', party: '', votes: 501 },
    { name: 'B', party: '', votes: 499 },
  ]
  const race = { day: '2026-11-03', title: 'Mayor', counties: [], seats: 1, candidates }
  expect(winnersOf(race, 'majority')).toMatchObject([
    { candidate: { name: 'A' }, certainty: 'majority', percent: 50.1 },
  ])
})

test.each([
  ['County Commission - District 2, Post 1', '2, Post 1'],
  ['County Commission Post 3', 'Post 3'],
  ['County Commission - District 4', '4'],
  ['School Board - District 1 Post 1', 'District 1, Post 1'],
])('Georgia’s %s is of the district “%s”: a post is no district', (title, district) => {
  const county = { id: '13017', stateId: '13', name: 'Ben Hill', fullName: 'Ben Hill County' } as const
  expect(georgiaPost(title, county)).toMatchObject({ district })
})

describe('the titles that a state publishes are understood as the collection of returns has them', () => {
  const read = (path: string) => ({ path, text: readFileSync(join(publicData, path), 'utf8') })
  const counties = new Map(readCounties(read(tableFiles.counties)).items.map((county) => [county.id, county]))
  const rows = readCsv(read(tableFiles.localWinners), localColumns, ({ values }) => values).items

  // The collection was made from the same titles by other people; where it names a place in two ways, these tests do
  // too.
  test.each<[string, PostOf, number]>([
    ['LA', louisianaPost, 0.98],
    ['GA', georgiaPost, 0.95],
  ])('%s', (state, postOf, share) => {
    const ofState = rows.filter((row) => row.state === state)
    const alike = ofState.filter((row) => {
      const post = postOf(row.office_as_published, counties.get(row.county_fips.slice(0, 5)))
      const [a, b] = [
        post && [post.office, post.area, post.place, post.district],
        [row.office, row.jurisdiction_type, row.jurisdiction, row.district],
      ]
      return a?.join('|') === b.join('|')
    })
    expect(alike.length / ofState.length).toBeGreaterThan(share)
  })
})
