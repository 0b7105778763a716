import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { exported, readSheet } from '#testing/exports/exports.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { importHistoric, importPublicPack } from '#imports/import-public-pack.ts'
import { historicRecords, readHistoricFiles } from '#imports/sources/public-pack/historic/read-historic.ts'
import { historicList } from '@atlas/states/louisiana/lists/historic-list.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { writeSmallPack } from '#testing/public-pack/small-pack.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { publicData } from '#imports/public-data.ts'

const historicFile = historicList.file
const options = { now: new Date('2026-11-20T15:00:00Z'), onProgress: () => undefined }

describe('the list of 2018', async () => {
  const { records, report } = historicRecords(await readHistoricFiles(publicData))
  const refused = report.flatMap((each) => each.refused)

  test('has 4,580 rows, of which 25 are vacant and 25 are of no office or town of the atlas', () => {
    expect(report.at(-1)).toMatchObject({ rowsRead: 4_580 })
    expect(records.officials).toHaveLength(4_530)
    const reasons = Map.groupBy(refused, ({ reason }) => reason)
    expect(Object.fromEntries([...reasons].map(([reason, all]) => [reason, all.length]))).toEqual({
      'the office was vacant': 25,
      'no office of the atlas is meant by "Public Service Commission" (160)': 5,
      'no office of the atlas is meant by "Member, BESE" (165)': 8,
      'no office of the atlas is meant by "Magistrate" (210)': 1,
      'no office of the atlas is meant by "Member" (260)': 8,
      'no office of the atlas is meant by "City Prosecutor" (305)': 1,
      'the Census knows no city or town of the state that is called "Houma"': 2,
    })
    expect(refused).toContainEqual({ file: historicFile, line: 138, reason: 'the office was vacant' })
  })

  test.each([
    ['Sheriff', 64],
    ['Mayor', 273],
    ['Police Juror', 346],
    ['School Board Member', 642],
    ['State Senator', 39],
  ])('has so many of the office %s as its rows say: %i', (office, count) => {
    expect(records.officials.filter((official) => official.office === office)).toHaveLength(count)
  })

  test.each([
    [
      'Cedric Richmond',
      {
        office: 'U.S. Representative',
        ethnicity: 'African-American',
        gender: 'Male',
        party: 'Democratic',
        phone: '504-288-3777',
        address: '2021 Lakeshore Dr., Ste. 309, New Orleans, LA 70122',
      },
      { key: 'congressional-district:22:2', name: 'Congressional District 2', district: '2' },
    ],
    [
      'Sidney H. Cates IV',
      { office: 'District Judge', last: 'Cates', suffix: 'IV', phone: null, address: null, addressKind: null },
      { key: 'county:22071', name: 'Orleans Parish' },
    ],
    [
      'Jayson Richardson',
      { office: 'Sheriff', ethnicity: null, gender: null, party: null, phone: '318-872-3956' },
      { key: 'county:22031', name: 'De Soto Parish', countyIds: ['22031'] },
    ],
    [
      'Chris Landry',
      {
        office: 'Police Juror',
        party: 'No Party',
        ethnicity: 'European',
        address: 'P. O. Drawer 3287, Lake Charles, LA 70602-3287',
      },
      { name: 'Calcasieu Parish, District 7', district: '7', figuresFrom: 'county:22019' },
    ],
    [
      'Hunter D. Ortego',
      { office: 'Alderman', party: 'Republican', middle: 'D.' },
      { name: 'Basile, District 2', district: '2', kind: 'municipality', countyIds: ['22001', '22039'] },
    ],
  ])('%s is as the row says', (name, person, jurisdiction) => {
    const found = records.officials.find((official) => official.name === name)
    expect(found).toMatchObject(person)
    expect(records.jurisdictions.find(({ key }) => key === found?.jurisdictionKey)).toMatchObject(jurisdiction)
  })

  test('the term of each stands in the note that every value carries', () => {
    const ortego = records.officials.find(({ name }) => name === 'Hunter D. Ortego')
    expect(ortego?.provenance['eo.name']).toEqual({
      source: 'la-officials-2018',
      as_of: '2018-07-01',
      method: 'reported',
      note: 'Historic: July 2018, most are out of office; commissioned 2015-01-01, term until 2018-12-31',
    })
    for (const official of records.officials) {
      expect(official).toMatchObject({ sourceId: 'la-officials-2018', asOf: '2018-07-01' })
      expect(Object.values(official.provenance).every(({ note }) => note?.startsWith('Historic: July 2018'))).toBe(true)
    }
  })

  test('where justices of the peace and their constables live is not taken, nor what is no one address', () => {
    const atHome = records.officials.filter(({ jurisdictionKey }) => jurisdictionKey.includes(':justice:'))
    expect(atHome).toHaveLength(766)
    expect(atHome?.filter(({ phone, address }) => phone ?? address)).toEqual([])
    expect(JSON.stringify(records)).not.toContain('Vitter')
  })
})

const header =
  'sheet,office_title,office_description,office_address_1,office_address_2,office_city,office_state,office_zip,office_phone,parish,candidate_name,ethnicity,sex,party_code,office_level,expiration_date,commissioned_date'
const sheriff =
  's,Sheriff,,P. O. Box 1,,Crowley,LA,70527,337-788-8700,ACADIA,K. P. Gibson,W,M,D,225,06/30/2020,07/01/2016'
const mayor =
  's,Mayor,Town of Basile,P. O. Box 308,,Basile,LA,70515,3374326693,,"Mark ""Rev"" Denette",B,F,N,300,12/31/2018,01/01/2015'

describe('historic officials', async () => {
  const empty = await testDatabase()
  const full = await testDatabase()
  const invented = await testDatabase()
  const { app, context } = await testApp(empty)
  let pack: string
  const write = async (...rows: string[]) => await writeFile(join(pack, historicFile), [header, ...rows, ''].join('\n'))

  beforeAll(async () => {
    pack = await mkdtemp(join(tmpdir(), 'historic-'))
    await writeSmallPack(pack)
    await mkdir(join(pack, 'officials'), { recursive: true })
    const add = async (path: string, row: string) =>
      await writeFile(join(pack, path), `${await readFile(join(pack, path), 'utf8')}${row}\n`)
    await add(tableFiles.counties, '22001,Acadia Parish,Acadia,LA')
    await add(tableFiles.places, '2204510,Basile town,Basile,LA,C1,1660')
    await add(tableFiles.placeCounties, '2204510,22001')
    await write(sheriff, mayor)
  })
  afterAll(async () => await rm(pack, { recursive: true }))

  test('are no part of a pack that is imported without --historic', async () => {
    await importPublicPack(full, pack, options)
    expect(
      await full.selectFrom('official').select('id').where('source_id', '=', 'la-officials-2018').execute(),
    ).toEqual([])
  })

  test('never come among officials of today, nor those of today among them', async () => {
    await expect(importHistoric(full, pack, options)).rejects.toThrow(
      'The database holds 6 officials of today; historic ones need a database of their own',
    )
    await importHistoric(empty, pack, options)
    await expect(importPublicPack(empty, pack, options)).rejects.toThrow(
      'The database holds 2 historic officials; those of today need a database of their own',
    )
    await expect(
      loadDemonstration({ database: empty, clock: testClock() }, { officials: 10, seed: 1 }),
    ).rejects.toThrow('The database holds 2 real officials; demonstration data needs a database of its own')
    const origins = await empty.selectFrom('official').select(['name', 'origin', 'as_of']).orderBy('name').execute()
    expect(origins).toEqual([
      { name: 'K. P. Gibson', origin: 'historic', as_of: '2018-07-01' },
      { name: 'Mark "Rev" Denette', origin: 'historic', as_of: '2018-07-01' },
    ])
  })

  test('change nothing when they come a second time', async () => {
    expect((await importHistoric(empty, pack, options)).load.isChanged).toBe(false)
  })

  test('are marked in the details, in exports, and on every screen', async () => {
    await context.dataset.refresh()
    const visitor = await new Visitor(app).signIn()
    expect(await visitor.call(endpoints.settings, {})).toMatchObject({
      is_historic: true,
      is_demonstration: false,
      records_from: '2018-07-01',
      records_as_of: '2018-07-01',
    })
    const { values } = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name'], filters: [], cursor: 0, limit: 25 },
    })
    const detail = await visitor.call(endpoints.officialDetail, { params: { id: String(values[0]?.['eo.id']) } })
    expect(detail.sources['eo.name']).toMatchObject({
      source: 'Historic: elected officials of Louisiana, July 2018',
      as_of: '2018-07-01',
      note: 'Historic: July 2018, most are out of office; commissioned 2015-01-01, term until 2018-12-31',
    })
    const file = await exported(visitor, { filters: [], format: 'xlsx' })
    expect(JSON.stringify(await readSheet(file, 'About'))).toContain(
      'Historic data: most of these officials are out of office.',
    )
  })

  test('take the place of demonstration data', async () => {
    await loadDemonstration({ database: invented, clock: testClock() }, { officials: 200, seed: 1 })
    await importHistoric(invented, pack, options)
    expect(await invented.selectFrom('official').select('origin').distinct().execute()).toEqual([
      { origin: 'historic' },
    ])
    expect(await invented.selectFrom('dataset_version').select('is_demonstration').execute()).toEqual([
      { is_demonstration: false },
    ])
  })

  test.each([
    [
      'a date on 30 February',
      sheriff.replace('06/30/2020', '02/30/2020'),
      'expiration_date is not a day of the calendar: "02/30/2020"',
    ],
    [
      'a date of another country',
      sheriff.replace('07/01/2016', '31/12/2016'),
      'commissioned_date is not a day of the calendar: "31/12/2016"',
    ],
    ['a parish of another state', sheriff.replace('ACADIA', 'AUTAUGA'), 'Louisiana has no parish "AUTAUGA"'],
    ['an unknown code of a party', sheriff.replace(',D,225', ',X,225'), 'party_code has no meaning that is known: "X"'],
    [
      'an unknown code of ethnicity',
      sheriff.replace(',W,M', ',constructor,M'),
      'ethnicity has no meaning that is known: "constructor"',
    ],
    [
      'a district without a number',
      's,State Senator,Senatorial District,,,,LA,,,,Ann Bell,W,F,D,200,,',
      'no district is named by "Senatorial District"',
    ],
    ['nobody in it', sheriff.replace('K. P. Gibson', ''), 'the office was vacant'],
  ])('a row with %s is refused in words', async (_, row, reason) => {
    await write(row, mayor)
    const report = historicRecords(await readHistoricFiles(pack)).report.flatMap(({ refused }) => refused)
    expect(report).toEqual([{ file: historicFile, line: 2, reason }])
  })
})
