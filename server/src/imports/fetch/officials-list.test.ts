import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringOfficialsList } from '#imports/fetch/officials-list.ts'
import { workbook } from '#testing/imports/fetch/returns/results.ts'
import { checkRecords } from '#imports/records/check-records.ts'
import { readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { listFiles, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { recordsOf } from '#imports/sources/public-pack/read-public-pack.ts'
import { smallTables, writeSmallPack } from '#testing/public-pack/small-pack.ts'

const headings =
  'Office Title,Office Description,Office Address 1,Home Phone,Parish,Candidate Name,Ethnicity,Sex,Party Code,Office Level,Expiration Date,Commissioned Date'
const lines = [
  'Governor,,P.O. Box 94004,,,Jo High,W,M,R,100,01/10/2028,01/08/2024',
  'Sheriff,,1 Court St,225-555-0199,ACADIA,"Ann ""Dee"" Roy",B,F,D,225,06/30/2028,07/01/2024',
  'Member of School Board,District  1,,,ACADIA,Cy Moss Jr.,I,M,N,255,12/31/2026,01/01/2023',
  'Public Service Commission,District 4,,,,Una Fry,W,F,R,160,12/31/2030,01/01/2025',
  'District Judge,"15th JDC, Division A",,,,Vi Hall,,F,D,210,12/31/2026,01/01/2021',
  'Mayor,Town of Nowhere,,,ACADIA,Wes Dale,W,M,D,300,12/31/2026,01/01/2023',
  'Member,"Port Commission, Div. G",,,ACADIA,Xan Bird,W,M,D,260,12/31/2026,01/01/2023',
  'Coroner,,,,ACADIA,,,,,240,,',
]
const list = [headings, ...lines, ''].join('\n')
const asOf = '2026-11-20'
const now = new Date('2026-11-22T15:00:00Z')

describe('Louisiana’s own list of elected officials', () => {
  let pack: string
  const bring = async (name: string, content: string | Buffer) => {
    await writeFile(join(pack, name), content)
    return await bringOfficialsList('22', pack, join(pack, name), asOf, now)
  }
  const read = async (without: string[] = []) => recordsOf(await readPackFiles(pack), '2026-11-22', without).records

  beforeAll(async () => {
    pack = await mkdtemp(join(tmpdir(), 'list-'))
    await writeSmallPack(pack)
    const counties = `${smallTables[tableFiles.counties] ?? ''}22001,Acadia Parish,Acadia,LA\n`
    await writeFile(join(pack, tableFiles.counties), counties)
    const returns = (name: string, day: string) =>
      `LA,Sheriff,Sheriff,county,Acadia Parish,,22001,${name},Democratic,,,${day},1,55.5,2,majority,4,2028-06,in term\n`
    const before = `${smallTables[tableFiles.localWinners] ?? ''}${returns('Ann Roy', '2023-10-14')}`
    const board =
      'LA,School board member,X,school_district,Acadia Parish School Board,District 1,22001,Old Holder,,,,2022-11-08,1,51,2,majority,4,2026-12,in term\n'
    await writeFile(join(pack, tableFiles.localWinners), before + board)
  })
  afterAll(async () => await rm(pack, { recursive: true }))

  test('brings its local offices into the pack, with the day that is stated, and says what it leaves', async () => {
    const { items, refused } = await bring('list.csv', list)
    expect([items.length, refused.map(({ line, reason }) => `${line}: ${reason}`)]).toEqual([
      6,
      ['8: no office of the atlas is meant by "Member -- Port Commission, Div. G" (260)', '9: the office is vacant'],
    ])
    expect(await readFile(join(pack, listFiles['louisiana-officials']), 'utf8')).not.toContain('225-555-0199')
    const records = await read()
    checkRecords(records)
    expect(records.sources.find(({ id }) => id === 'louisiana-officials')?.asOf).toBe(asOf)
    const named = records.officials.filter(({ sourceId }) => sourceId === 'louisiana-officials')
    expect(named.map((each) => [each.name, each.office, each.jurisdictionKey, each.gender, each.ethnicity])).toEqual([
      ['Ann "Dee" Roy', 'Sheriff', 'county:22001', 'Female', 'African-American'],
      [
        'Cy Moss Jr',
        'School Board Member',
        'school-district:22001:acadia-parish-school-board-district-1',
        'Male',
        'Native American',
      ],
      ['Una Fry', 'Public Service Commissioner', expect.stringContaining('state-district:22:'), 'Female', 'European'],
      ['Vi Hall', 'District Judge', expect.stringContaining('15th-judicial-district-court-division-a'), 'Female', null],
    ])
  })

  test('one seat has one holder: the newer, with what the returns say of the same person, and both as sources', async () => {
    const { officials } = await read()
    const sheriffs = officials.filter(({ office }) => office === 'Sheriff')
    expect(sheriffs.filter(({ jurisdictionKey }) => jurisdictionKey === 'county:22001')).toMatchObject([
      {
        asOf,
        electionYear: 2023,
        electionShare: 0.555,
        provenance: { 'eo.name': { note: expect.stringContaining('Also in: ') } },
      },
    ])
    expect(officials.some(({ name }) => name === 'Old Holder')).toBe(false)
  })

  test('without it, everything is as it was before', async () => {
    const records = await read(['louisiana-officials'])
    expect(records.officials.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ann Roy', 'Old Holder']))
    expect(JSON.stringify(records)).not.toContain('louisiana-officials')
  })

  test('a workbook says the same as a table', async () => {
    const before = await read()
    const cells = list
      .trimEnd()
      .split('\n')
      .map((line) =>
        Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) =>
          cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
        ).slice(0, 12),
      )
    await bring('list.xlsx', workbook([['Commissions', [['Elected Officials'], ...cells]]]))
    expect((await read()).officials).toEqual(before.officials)
  })

  test.each([
    [
      'another table',
      'Name,Office\nA,B\n',
      /^other\.csv is not Louisiana's list of elected officials: the columns office title, .* were expected\. Download the spreadsheet of Elected Officials from its Secretary of State again; the pack stays as it was$/,
    ],
    [
      'a list of nobody',
      `${headings}\n${lines[7]}\n`,
      'other.csv names nobody in a local office of Louisiana; the pack stays as it was',
    ],
  ])('refuses in a sentence %s, and leaves the pack as it was', async (_, content, reason) => {
    const before = await readFile(join(pack, listFiles['louisiana-officials']), 'utf8')
    await expect(bring('other.csv', content)).rejects.toThrow(reason)
    expect(await readFile(join(pack, listFiles['louisiana-officials']), 'utf8')).toBe(before)
  })
})
