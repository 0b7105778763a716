import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { columns } from '@atlas/contract/catalogue/columns.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { CoverageReply, KnownOffice } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { mostNames } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import { expectAgreement, officialsIn } from '#testing/data/coverage/agreement.ts'
import { machineWordIn } from '#testing/data/coverage/plain-words.ts'
import { statedSources } from '#testing/officials/provenance.ts'
import type { ImportReport } from '#imports/import-public-pack.ts'
import { type TestApp, testApp, Visitor } from '#testing/app.ts'
import { partisanTextIn } from '#testing/partisan-text.ts'
import { publicData } from '#imports/public-data.ts'

const slow = 300_000

/** What the server says of the public files, held against the database and the files themselves. */
export async function testCoveredPublicPack(
  database: Database,
  everything: TestApp,
  report: ImportReport,
): Promise<void> {
  const byRule = await testApp(database, { COVERAGE: 'rule' })
  let visitor: Visitor
  let everyone: Visitor
  let coverage: CoverageReply

  beforeAll(async () => {
    visitor = await new Visitor(byRule.app).signIn()
    everyone = await new Visitor(everything.app).signIn()
    coverage = await visitor.call(endpoints.describeCoverage, {})
  }, slow)

  test(
    'say of every value of every official where it comes from, from when, and how it was made',
    async () => {
      const { index } = everything.context.dataset.current()
      expect(index.rowCount).toBe(7265)
      const { without, titles, sourceIds: statedIds } = statedSources(everything.context.dataset.current())
      expect([...without]).toEqual([])
      // The nonpartisan view leaves columns out, and says the rest as it is.
      expect(partisanTextIn([...statedIds].join('\n'), new Set())).toEqual([])
      for (const { id, sources } of coverage.columns) {
        const named = sources.map((source) => coverage.sources.find((each) => each.id === source)?.title)
        expect(named.toSorted(), id).toEqual([...(titles.get(id) ?? [])].toSorted())
      }
    },
    slow,
  )

  test('name no party in the dates of elections, which the nonpartisan view tells as well', () => {
    const { electionDates } = everything.context.dataset.current()
    expect(electionDates.length).toBeGreaterThan(0)
    expect(partisanTextIn(JSON.stringify(electionDates), new Set())).toEqual([])
  })

  test('call nobody’s result known to be missing whose ballot day is still to come', async () => {
    const { today } = everything.context.dataset.current()
    const { rows } = await sql<{ pending: number; marked: number }>`
      select count(*) filter (where ballot_day < ${today}
          and coalesce(election_year, 0) < extract(year from ballot_day))::int as pending,
        count(ballot_day)::int as marked
      from official`.execute(database)
    const body = { columns: ['stats.result_pending' as const], filters: [] }
    const known = await everyone.call(endpoints.countKnown, { body })
    expect(known['stats.result_pending']?.known).toBe(rows[0]?.pending)
    expect(rows[0]?.marked).toBeGreaterThan(rows[0]?.pending ?? 0)
  })

  test('are not said to be missing where the rule leaves them out: the search counts those, and names nobody', async () => {
    for (const [query, leavesOut] of [
      ['coroner of Baldwin County AL', true],
      ['sheriff of Fairhope', true],
      ['state treasurer of Selma ward 9', false],
    ] as const) {
      const { values, understood } = await visitor.call(endpoints.quickSearch, { body: { query } })
      expect(values).toEqual([])
      expect((understood?.left_out ?? 0) > 0, query).toBe(leavesOut)
      const all = await everyone.call(endpoints.quickSearch, { body: { query } })
      expect(all.understood?.left_out, query).toBe(0)
    }
  })

  test('say it in words that are for people, not for programs', async () => {
    const { rows } = await sql<{ note: string }>`
      select note from jurisdiction_fact where note is not null
      union select value ->> 'note' from seat, jsonb_each(provenance) where value ? 'note'
      union select value ->> 'note' from official, jsonb_each(provenance) where value ? 'note'`.execute(database)
    expect(rows.length).toBeGreaterThan(100)
    const texts = [
      ...rows.map(({ note }) => note),
      ...coverage.sources.flatMap(({ title, publisher, licence }) => [title, publisher, ...licence.split(';')]),
      ...columns.flatMap(({ label, meaning }) => [label, meaning]),
    ]
    expect(texts.flatMap((text) => (machineWordIn(text) === null ? [] : `${machineWordIn(text)}: ${text}`))).toEqual([])
  })

  test('say why a row is not taken in a sentence that tells a person what is wrong, and which line', () => {
    const refused = report.sources.flatMap((source) => source.refused)
    expect(refused.length).toBeGreaterThan(400)
    expect(
      refused.flatMap(({ reason }) => machineWordIn(reason) ?? (reason.split(' ').length < 6 ? reason : [])),
    ).toEqual([])
    expect(refused.filter(({ file }) => !existsSync(join(publicData, file)))).toEqual([])
  })

  test.each([
    'statute; see source_note',
    'not found; not found',
    'sum of county_president.csv',
    'COVERAGE=all',
    'limit: four; general knowledge',
    'known as eo.phone',
    'no figures of supreme_court districts',
    'followed on 2024-11-05',
    'pages read 2026-11',
  ])('would not say "%s"', (text) => expect(machineWordIn(text)).not.toBeNull())

  test('are found by the quick search with the election whose result is not in', async () => {
    const { values } = await everyone.call(endpoints.quickSearch, { body: { query: 'Adline Clarke' } })
    expect(values).toMatchObject([
      { name: 'Adline Clarke', standing: { sentence: expect.stringContaining('11-03-2026') } },
    ])
  })

  test('are found by the FIPS code of a county as by its name', async () => {
    const found = async (filter: Filter) => {
      const body = { columns: ['eo.id' as const], filters: [filter], limit: mostNames }
      // Whose county is not known is said by the name of the column.
      const { uncounted: _, ...reply } = await everyone.call(endpoints.searchOfficials, { body })
      return reply
    }
    const byName = await found({ column_id: 'county.name', operator: 'eq', value: 'Bolivar' })
    expect(byName.total).toBe(33)
    expect(await found({ column_id: 'county.fips', operator: 'eq', value: '28011' })).toEqual(byName)
  })

  test.each([
    ['Jody Wade', ['01007']], // elections/county_office_results.csv:27
    ['Jimmy D. Money', ['01067']], // officials/mayors_2025_12.csv:2
    ['Adline Clarke', ['01097']], // geo/county_district.csv:247
    ['Danny W. Tatum', ['22061']], // officials/local_officials_from_returns.csv:1719
    ['Brenda F. Mitchell', ['28011', '28027', '28119', '28143']], // :2885
  ])('say the FIPS codes of %s as the files do, with the source of the counties', async (name, codes) => {
    const filters: Filter[] = [{ column_id: 'eo.name', operator: 'eq', value: name }]
    const { values } = await everyone.call(endpoints.searchOfficials, { body: { columns: ['county.fips'], filters } })
    expect(values).toMatchObject([{ 'county.fips': codes }])
    const id = String(values[0]?.['eo.id'])
    const { sources } = await everyone.call(endpoints.officialDetail, { params: { id } })
    expect(sources['county.fips']).toEqual(sources['county.name'])
    expect(sources['county.fips']).toBeDefined()
  })

  test('find by three filters the African-American women in the legislature of Georgia whom the file names', async () => {
    const table = readFileSync(join(publicData, 'officials/people_ethnicity_stated.csv'), 'utf8')
    const named = parseCsv<Record<string, string>>(table, { columns: true }).filter(
      ({ state, role = '', gender, ethnicity_product: ethnicity }) =>
        state === 'GA' && /^(lower|upper)$/.test(role) && gender === 'Female' && ethnicity === 'African-American',
    )
    const inLegislature = [
      { column_id: 'state.name', operator: 'in', value: ['Georgia'] },
      { column_id: 'office.type', operator: 'in', value: ['State Legislature'] },
    ] as const
    const women = [
      ...inLegislature,
      { column_id: 'eo.gender', operator: 'in', value: ['Female'] },
      { column_id: 'eo.ethnicity', operator: 'in', value: ['African-American'] },
    ] as const
    const { values, total } = await everyone.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name'], filters: [...women], limit: 50 },
    })
    expect(total).toBe(named.length)
    expect(values.map((row) => row['eo.name']).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
  })

  test('tell the ethnicity of a tenth of all, and of three in ten legislators', async () => {
    const legislators = [{ column_id: 'office.type', operator: 'in', value: ['State Legislature'] }] as const
    for (const [filters, share] of [
      [[], 0.1],
      [[...legislators], 0.3],
    ] as const) {
      const body = { columns: ['eo.ethnicity' as const], filters: [...filters] }
      const { total } = await everyone.call(endpoints.searchOfficials, { body: { ...body, limit: 1 } })
      const known = await everyone.call(endpoints.countKnown, { body })
      expect((known['eo.ethnicity']?.known ?? 0) / total).toBeGreaterThan(share)
    }
  })

  test('are covered as the search has them', () => expectAgreement(visitor, coverage))

  test('are known as the database has them, by state and office type', async () => {
    const known = await everyone.call(endpoints.knownByOffice, { query: { column_id: 'eo.ethnicity' } })
    const { rows } = await sql<KnownOffice>`
      select jurisdiction.state_id, office.type as office_type,
        count(*)::integer as officials, count(official.ethnicity)::integer as known
      from official join seat on seat.id = official.seat_id
        join jurisdiction on jurisdiction.id = seat.jurisdiction_id
        join office on office.id = seat.office_id
      group by 1, 2`.execute(database)
    const sorted = (offices: readonly KnownOffice[]) =>
      offices.toSorted((a, b) => a.state_id.localeCompare(b.state_id) || a.office_type.localeCompare(b.office_type))
    expect(sorted(known.offices)).toEqual(sorted(rows))
  })

  // Counted by hand in the files: README of the pack, coverage_rule_counties.csv, county_population_race_2020.csv.
  test('are counted as the files are', () => {
    const { total, states, counties, sources } = coverage
    expect([officialsIn(total), total.searchable]).toEqual([7265, 3279])
    const county = (stateId: string) =>
      states.find(({ state_id: id }) => id === stateId)?.jurisdictions.find(({ kind }) => kind === 'county')?.yes
    expect(['01', '12', '13', '22', '28'].map(county)).toEqual([21, 1, 42, 17, 38])
    const congress = total.officials.find(({ office_type: type }) => type === 'Congress')
    expect(congress).toEqual({ office_type: 'Congress', searchable: 67, yes: 0, no: 0, unknown: 67 })
    const baldwin = counties.find(({ id }) => id === '01003')
    expect(baldwin).toMatchObject({ full_name: 'Baldwin County', coverage: 'no' })
    expect(baldwin?.black_share).toBeCloseTo(13_464 / 182_471, 6)
    const louisiana = states.find(({ state_id: id }) => id === '22')
    const officers = louisiana?.officials.find(({ office_type: type }) => type === 'Law Enforcement')
    expect(officers && officers.yes + officers.no + officers.unknown).toBe(248)
    expect(sources.find(({ id }) => id === 'congress-legislators')).toMatchObject({
      as_of: '2026-06-15',
      officials: 67,
    })
  })
}
