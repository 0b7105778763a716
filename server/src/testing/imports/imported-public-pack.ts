import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { type ImportReport, importPublicPack } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'

const slow = 300_000

/** What the first import did. */
export function testImportedPublicPack(database: Database, report: ImportReport): void {
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
      'Statewide Executive': 31,
      'Municipal Government': 1167,
      'School Board': 941,
    })
    expect(report.load.tables.official).toEqual({ added: 7265, changed: 0, removed: 0, unchanged: 0 })
  })

  test('marks county officials as covered exactly where the reference says their county is', async () => {
    const reference = await readFile(join(publicData, 'reference/coverage_rule_counties.csv'), 'utf8')
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
}

/** What others of the same files, and of spoiled ones, do after it. */
export function testImportingAgain(database: Database, report: ImportReport, now: Date): void {
  const importFrom = (folder: string) => importPublicPack(database, folder, { now, onProgress: () => undefined })
  const digest = async () => {
    const { rows } = await sql<{ stored: string }>`
      select md5((select string_agg(official::text, ' ' order by id) from official)
        || (select string_agg(jurisdiction_fact::text, ' ' order by jurisdiction_id, field, former_lines_year) from jurisdiction_fact)
        || (select dataset_version::text from dataset_version)
        || (select count(*) from import_run)) as stored`.execute(database)
    return rows[0]?.stored
  }

  test(
    'a second time changes nothing at all',
    async () => {
      const before = await database.selectFrom('official').select(['id', 'key']).orderBy('id').execute()
      const again = await importFrom(publicData)
      for (const table of Object.values(again.load.tables))
        expect(table).toMatchObject({ added: 0, changed: 0, removed: 0 })
      expect(again.load).toMatchObject({ isChanged: false, version: report.load.version })
      expect(await database.selectFrom('official').select(['id', 'key']).orderBy('id').execute()).toEqual(before)
    },
    slow,
  )

  describe('with a pack that is not as it should be', () => {
    let copy: string
    beforeAll(async () => {
      copy = await mkdtemp(join(tmpdir(), 'public-pack-'))
      await cp(publicData, copy, { recursive: true })
    })
    afterAll(async () => {
      await rm(copy, { recursive: true })
    })

    /** Makes one file of the copy another, and answers how to make it again what it was. */
    async function spoil(path: string, change: (content: Buffer) => string) {
      const content = await readFile(join(publicData, path))
      await writeFile(join(copy, path), change(content))
      return () => writeFile(join(copy, path), content)
    }

    test(
      'stops where most of the winners are gone and leaves the database as it was',
      async () => {
        const few = (content: Buffer) => content.toString().split('\n').slice(0, 1000).join('\n')
        onTestFinished(await spoil('elections/county_office_results.csv', few))
        const before = await digest()
        await expect(importFrom(copy)).rejects.toThrow(
          /^\d+ officials would vanish; run it again with --accept-losses \d+ to go on$/,
        )
        expect(await digest()).toBe(before)
      },
      slow,
    )

    describe('in a few rows', () => {
      const returns = 'elections/county_president.csv'
      const governor = 'openstates/al/executive/Kay-Ivey-1fcc4f8d-90c5-4e7c-aa4c-3b58a3a87ba5.yml'
      const spoiledRows = [
        [
          'an unknown county',
          '28011,Bolivar County,8904',
          '99999,Bolivar County,8904',
          'no county has the FIPS code "99999"',
        ],
        [
          'a count that is none',
          '28133,Sunflower County,6781',
          '28133,Sunflower County,many',
          'votes_dem is not a whole number: "many"',
        ],
        [
          'a value too many',
          '28151,Washington County,12503',
          '28151,Washington County,12503,12503',
          'it has 12 values under 11 headings',
        ],
      ] as const
      let gone: Map<string, number>
      let spoiledReport: ImportReport
      let mended: ImportReport

      const factsOfPlaces = async () => {
        const { rows } = await sql<{ key: string; facts: number }>`
          select key, count(*)::int as facts from jurisdiction_fact
          join jurisdiction on jurisdiction.id = jurisdiction_id group by key`.execute(database)
        return new Map(rows.map(({ key, facts }) => [key, facts]))
      }

      beforeAll(async () => {
        const before = await factsOfPlaces()
        const mend = [
          await spoil(returns, (content) =>
            spoiledRows.reduce((text, [_, row, spoiled]) => text.replace(row, spoiled), content.toString()),
          ),
          await spoil(governor, (content) => content.toString().replace('1944-10-15', '1944-02-30')),
        ]
        spoiledReport = await importFrom(copy)
        const after = await factsOfPlaces()
        gone = new Map([...before].map(([key, facts]) => [key, facts - (after.get(key) ?? 0)]))
        for (const each of mend) await each()
        mended = await importFrom(copy)
      }, slow)

      test.each(spoiledRows)('leaves out a row with %s', async (_, row, _spoiled, reason) => {
        const lines = (await readFile(join(publicData, returns), 'utf8')).split('\n')
        const line = lines.findIndex((each) => each.includes(row)) + 1
        expect(spoiledReport.sources.flatMap(({ refused }) => refused)).toContainEqual({ file: returns, line, reason })
        expect(gone.get(`county:${row.slice(0, 5)}`)).toBe(7)
      })

      test('leaves out a person with an impossible date of birth', () => {
        const reason = 'birth_date is not a day of the calendar: "1944-02-30"'
        expect(spoiledReport.sources.flatMap(({ refused }) => refused)).toContainEqual({
          file: governor,
          line: null,
          reason,
        })
        expect(spoiledReport.load.tables.official).toMatchObject({ added: 0, changed: 0, removed: 1 })
      })

      test('leaves out nothing else, and brings all back once the files are as they should be', () => {
        // Three counties, and four districts that are sums of them and others.
        const missing = (3 + 4) * 7
        expect(spoiledReport.load.tables.jurisdiction_fact).toMatchObject({ added: 0, changed: 0, removed: missing })
        expect(mended.load.tables.jurisdiction_fact).toMatchObject({ added: missing, removed: 0 })
        expect(mended.load.tables.official).toMatchObject({ added: 1, removed: 0 })
      })
    })
  })
}
