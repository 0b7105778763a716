import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#database/test-database.ts'
import { type ImportReport, importPublicPack } from '#imports/import-public-pack.ts'
import { hasPack, packFolder } from '#imports/public-pack/test-pack.ts'

const now = new Date('2026-11-20T15:00:00Z')
const slow = 120_000

describe.skipIf(!hasPack)('importing the public files (needs ../shared/data)', async () => {
  const database = await testDatabase()
  let report: ImportReport

  const importFrom = (folder: string) => importPublicPack(database, folder, { now, onProgress: () => undefined })
  const digest = async () => {
    const { rows } = await sql<{ stored: string }>`
      select md5((select string_agg(official::text, ' ' order by id) from official)
        || (select string_agg(jurisdiction_fact::text, ' ' order by jurisdiction_id, field, former_lines_year) from jurisdiction_fact)
        || (select dataset_version::text from dataset_version)
        || (select count(*) from import_run)) as stored`.execute(database)
    return rows[0]?.stored
  }

  beforeAll(async () => {
    report = await importFrom(packFolder)
  }, slow)

  test('stores every official with a seat, a jurisdiction and a source', async () => {
    const { rows } = await sql<{ type: string; officials: number }>`
      select office.type, count(*) as officials
      from official
      join seat on seat.id = official.seat_id
      join office on office.id = seat.office_id
      join jurisdiction on jurisdiction.id = seat.jurisdiction_id
      join source on source.id = official.source_id
      where official.origin = 'public' and source.origin = 'public'
      group by office.type`.execute(database)
    const byType = Object.fromEntries(rows.map(({ type, officials }) => [type, officials]))
    expect(byType).toMatchObject({
      'State Legislature': 849,
      Congress: 67,
      'Statewide Executive': 20,
      'Municipal Government': 21,
    })
    expect(report.load.tables.official).toEqual({ added: 3318, changed: 0, removed: 0, unchanged: 0 })
  })

  test('marks county officials as covered exactly where the reference says their county is', async () => {
    const reference = await readFile(join(packFolder, 'reference/coverage_rule_counties.csv'), 'utf8')
    const rows = reference
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
    const qualifying = new Set(rows.filter((row) => row[6] !== '').map((row) => row[1]))
    const counties = await database
      .selectFrom('official')
      .innerJoin('seat', 'seat.id', 'official.seat_id')
      .innerJoin('jurisdiction', 'jurisdiction.id', 'seat.jurisdiction_id')
      .innerJoin('jurisdiction_county', 'jurisdiction_county.jurisdiction_id', 'jurisdiction.id')
      .where('jurisdiction.kind', 'in', ['county', 'county-district'])
      .select(['jurisdiction_county.county_id', 'jurisdiction.coverage'])
      .distinct()
      .execute()
    expect(counties.length).toBeGreaterThan(300)
    for (const { county_id, coverage } of counties) expect(coverage).toBe(qualifying.has(county_id) ? 'yes' : 'no')
  })

  test(
    'a second time changes nothing at all',
    async () => {
      const before = await database.selectFrom('official').select(['id', 'key']).orderBy('id').execute()
      const again = await importFrom(packFolder)
      for (const table of Object.values(again.load.tables))
        expect(table).toMatchObject({ added: 0, changed: 0, removed: 0 })
      expect(again.load).toMatchObject({ isChanged: false, version: report.load.version })
      expect(await database.selectFrom('official').select(['id', 'key']).orderBy('id').execute()).toEqual(before)
    },
    slow,
  )

  describe('with a pack that is not as it should be', () => {
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'public-pack-'))
    })
    afterAll(async () => {
      await rm(folder, { recursive: true })
    })

    /** A copy of the pack in which one file is another. */
    async function spoilt(path: string, spoil: (content: Buffer) => string | Uint8Array | null): Promise<string> {
      const copy = await mkdtemp(join(folder, 'copy-'))
      await cp(packFolder, copy, { recursive: true })
      const content = spoil(await readFile(join(copy, path)))
      await (content === null ? rm(join(copy, path)) : writeFile(join(copy, path), content))
      return copy
    }

    test.each([
      [
        'a file is missing',
        'geo/counties.csv',
        () => null,
        /^geo\/counties\.csv cannot be read in .*: there is no such file$/,
      ],
      [
        'a column is missing',
        'elections/county_president.csv',
        (content: Buffer) => content.toString().replace('votes_dem', 'votes_left'),
        'elections/county_president.csv lacks the column votes_dem',
      ],
      [
        'the encoding is wrong',
        'census/county_income_2023.csv',
        (content: Buffer) => Buffer.concat([content, Buffer.from([0xe9, 0x0a])]),
        'census/county_income_2023.csv is not in UTF-8',
      ],
      [
        'a table is cut off inside a quotation',
        'elections/county_office_results.csv',
        (content: Buffer) => content.toString().slice(0, content.indexOf('"MEMBER') + 3),
        /^elections\/county_office_results\.csv is not a CSV file/,
      ],
      [
        'a table holds nothing but its header',
        'geo/counties.csv',
        (content: Buffer) => content.toString().split('\n')[0] ?? '',
        'geo/counties.csv holds no rows',
      ],
      [
        'a county comes twice',
        'census/county_population_race_2020.csv',
        (content: Buffer) => `${content.toString()}${content.toString().split('\n')[1]}\n`,
        'The fact stats.vap_black of county:01001 (today) comes twice',
      ],
      [
        'the members of Congress are not a list',
        'officials/congress_legislators_current_5states.yaml',
        () => 'nothing: here',
        'officials/congress_legislators_current_5states.yaml is not a list in YAML',
      ],
      [
        'most of the winners are gone',
        'elections/county_office_results.csv',
        (content: Buffer) => content.toString().split('\n').slice(0, 1000).join('\n'),
        /^\d+ officials would vanish; run it again with --accept-losses \d+ to go on$/,
      ],
    ])(
      'stops where %s and leaves the database as it was',
      async (_, path, spoil, reason) => {
        const before = await digest()
        await expect(importFrom(await spoilt(path, spoil))).rejects.toThrow(reason)
        expect(await digest()).toBe(before)
      },
      slow,
    )

    test.each([
      ['an unknown county', '99999,Bolivar County,8904', 'no county has the FIPS code "99999"'],
      ['a count that is none', '28011,Bolivar County,many', 'votes_dem is not a whole number: "many"'],
      ['a value too many', '28011,Bolivar County,8904,8904', 'it has 12 values under 11 headings'],
    ])(
      'leaves out a row with %s, and nothing else',
      async (_, spoiltRow, reason) => {
        const row = '28011,Bolivar County,8904'
        const path = 'elections/county_president.csv'
        const spoiltReport = await importFrom(
          await spoilt(path, (content) => content.toString().replace(row, spoiltRow)),
        )
        const line =
          (await readFile(join(packFolder, path), 'utf8')).split('\n').findIndex((each) => each.includes(row)) + 1
        expect(spoiltReport.sources.flatMap(({ refused }) => refused)).toContainEqual({ file: path, line, reason })
        expect(spoiltReport.load.tables.jurisdiction_fact).toMatchObject({ added: 0, changed: 0, removed: 6 })
        expect((await importFrom(packFolder)).load.tables.jurisdiction_fact).toMatchObject({ added: 6, removed: 0 })
      },
      slow,
    )

    test(
      'leaves out a person with an impossible date of birth',
      async () => {
        const path = 'openstates/al/executive/Kay-Ivey-1fcc4f8d-90c5-4e7c-aa4c-3b58a3a87ba5.yml'
        const copy = await spoilt(path, (content) => content.toString().replace('1944-10-15', '1944-02-30'))
        const spoiltReport = await importFrom(copy)
        const reason = 'birth_date is not a day of the calendar: "1944-02-30"'
        expect(spoiltReport.sources.flatMap(({ refused }) => refused)).toContainEqual({
          file: path,
          line: null,
          reason,
        })
        expect(spoiltReport.load.tables.official).toMatchObject({ added: 0, changed: 0, removed: 1 })
      },
      slow,
    )
  })
})
