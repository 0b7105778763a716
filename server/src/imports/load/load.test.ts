import { beforeEach, describe, expect, test } from 'vitest'
import { ownOfficialColumns } from '#database/stored-columns.ts'
import { testDatabase } from '#testing/database.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { LoadOptions } from '#imports/load/load.ts'
import { type LoadedColumns, loadedTableNames, loadedTables } from '#imports/load/loaded-tables.ts'
import type { Records } from '#imports/records/records.ts'
import {
  buildElectionDate,
  buildFact,
  buildJurisdiction,
  buildOfficial,
  buildRecords,
  buildSeat,
  buildSource,
} from '#testing/imports/records/records.ts'

const database = await testDatabase()
const now = new Date('2026-11-20T15:00:00Z')

async function load(records: Records, changes: Partial<LoadOptions> = {}) {
  return await loadRecords(database, records, {
    origin: 'public',
    isDemonstration: false,
    now,
    onProgress: () => undefined,
    ...changes,
  })
}

async function officials() {
  return await database.selectFrom('official').selectAll().orderBy('key').execute()
}

async function version() {
  return await database.selectFrom('dataset_version').selectAll().executeTakeFirstOrThrow()
}

beforeEach(async () => {
  await load(buildRecords({ officials: [], facts: [], seats: [], jurisdictions: [], sources: [] }), {
    acceptLosses: Number.POSITIVE_INFINITY,
  })
})

describe('an import', () => {
  test('stores a person with the name to search by, the seat and where it all comes from', async () => {
    await load(buildRecords({ officials: [buildOfficial({ name: 'Renée O’Neal', last: 'O’Neal' })] }))
    const [official] = await officials()
    expect(official).toMatchObject({
      normalised_name: 'renee oneal',
      birth_date: '1970-02-28',
      election_share: 0.515,
      origin: 'public',
      source_id: 'test-source',
    })
    const seat = await database.selectFrom('seat').selectAll().executeTakeFirstOrThrow()
    expect(seat).toMatchObject({
      id: official?.seat_id,
      office_id: 'constable',
      next_primary: '2027-08-03',
      term_length: 4,
    })
  })

  test('of the same records twice adds, changes and removes nothing and leaves the version alone', async () => {
    await load(buildRecords())
    const before = await version()
    const report = await load(buildRecords(), { now: new Date('2026-12-01T00:00:00Z') })
    for (const table of Object.values(report.tables)) expect(table).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(report).toMatchObject({ isChanged: false, version: before.version })
    expect(await version()).toEqual(before)
  })

  test('says what was added, changed and removed, and raises the version', async () => {
    await load(buildRecords())
    const before = await version()
    const remaining = buildRecords()
      .officials.slice(1)
      .map((official) => ({ ...official, phone: '601-555-0100' }))
    const report = await load(buildRecords({ officials: [...remaining, buildOfficial({ key: 'new' })] }))
    expect(report.tables.official).toEqual({ added: 1, changed: 2, removed: 1, unchanged: 0 })
    expect(await version()).toMatchObject({ version: before.version + 1, changed_at: now, is_demonstration: false })
  })

  test('leaves everybody the moment at which they first came', async () => {
    await load(buildRecords())
    const before = new Map((await officials()).map(({ key, added }) => [key, added]))
    const changed = buildRecords().officials.map((official) => ({ ...official, phone: '601-555-0100' }))
    await load(buildRecords({ officials: [...changed, buildOfficial({ key: 'new' })] }))
    const after = await officials()
    for (const { key, added } of after.filter((each) => before.has(each.key))) expect(added).toEqual(before.get(key))
    const ofNew = after.find(({ key }) => key === 'new')?.added ?? new Date(0)
    for (const added of before.values()) expect(ofNew > (added ?? ofNew)).toBe(true)
  })

  test('never changes the number of a person, even where the person moves to another seat', async () => {
    await load(buildRecords())
    const before = await officials()
    const moved = buildRecords().officials.map((official) => ({ ...official, office: 'Coroner' as const }))
    const report = await load(buildRecords({ officials: moved, seats: [buildSeat({ office: 'Coroner' })] }))
    expect((await officials()).map(({ id, key }) => ({ id, key }))).toEqual(before.map(({ id, key }) => ({ id, key })))
    expect(report.tables.seat).toMatchObject({ added: 1, removed: 1 })
  })

  test('sweeps away a jurisdiction that nothing needs any more, and keeps one whose figures another uses', async () => {
    const district = buildJurisdiction({
      key: jurisdictionKey.countyDistrict('28011', 'commission', '1'),
      kind: 'county-district',
      name: 'Bolivar County, District 1',
      district: '1',
      figuresFrom: jurisdictionKey.county('28011'),
    })
    const seat = buildSeat({ jurisdictionKey: district.key })
    const official = buildOfficial({ jurisdictionKey: district.key })
    await load(
      buildRecords({ jurisdictions: [buildJurisdiction(), district], seats: [seat], officials: [official], facts: [] }),
    )
    const stored = await database.selectFrom('jurisdiction').selectAll().orderBy('kind').execute()
    expect(stored.map(({ key }) => key)).toEqual([jurisdictionKey.county('28011'), district.key])
    expect(stored[1]?.figures_from).toBe(stored[0]?.id)
    const report = await load(buildRecords())
    expect(report.tables.jurisdiction).toMatchObject({ removed: 1, unchanged: 1 })
  })

  test('keeps a figure of former district lines beside the one of today', async () => {
    const facts = [buildFact({ value: 1 }), buildFact({ value: ['2', '10'], formerLinesYear: 2022 })]
    await load(buildRecords({ facts }))
    const stored = await database.selectFrom('jurisdiction_fact').selectAll().orderBy('former_lines_year').execute()
    expect(stored).toMatchObject([
      { value: 1, former_lines_year: 0 },
      { value: ['2', '10'], former_lines_year: 2022 },
    ])
  })

  test('writes down that it ran', async () => {
    const report = await load(buildRecords())
    const runs = await database.selectFrom('import_run').selectAll().orderBy('id', 'desc').execute()
    expect(runs[0]).toMatchObject({ origin: 'public', started_at: now, report: { version: report.version } })
  })

  test('that comes while another runs waits for it', async () => {
    const reports = await Promise.all([load(buildRecords()), load(buildRecords())])
    expect(reports.map(({ tables }) => tables.official.added).sort()).toEqual([0, 3])
  })

  test('that comes while another runs says that it waits', async () => {
    const lines: string[] = []
    const waits = Promise.withResolvers<void>()
    const onProgress = (line: string) => {
      lines.push(line)
      waits.resolve()
    }
    const second = await database.transaction().execute(async (first) => {
      await first.selectFrom('dataset_version').select('version').forUpdate().execute()
      const loading = load(buildRecords(), { onProgress })
      // The embedded database begins no second transaction while one is open, so nothing reports a wait.
      if (process.env.DATABASE_URL) await waits.promise
      return { loading, linesMeanwhile: [...lines] }
    })
    expect(second.linesMeanwhile).toEqual(process.env.DATABASE_URL ? ['Waiting for another import to end'] : [])
    expect((await second.loading).tables.official.added).toBe(3)
  })

  test('beside another one never mixes with it', async () => {
    const before = await version()
    const [a, b] = await Promise.all([
      load(buildRecords({ prefix: 'a', constables: 30 }), { acceptLosses: 30 }),
      load(buildRecords({ prefix: 'b', constables: 30 }), { acceptLosses: 30 }),
    ])
    const last = a.version > b.version ? 'a' : 'b'
    const stored = await officials()
    expect(stored).toHaveLength(30)
    expect(stored.filter(({ key }) => !key.startsWith(`${last}-`))).toEqual([])
    expect((await version()).version).toBe(before.version + 2)
  })
})

test('an import writes every column of its tables but the numbers and the moment that the database gives, and what is an organization’s own', async () => {
  const tables = await database.introspection.getTables()
  const forgotten = loadedTableNames.flatMap((table) => {
    const { key, values }: LoadedColumns = loadedTables[table]
    const writtenColumns = new Set([...key, ...values, ...Object.keys(ownOfficialColumns), 'added'])
    const columns = tables.find(({ name }) => name === table)?.columns ?? []
    return columns
      .filter(({ name, isAutoIncrementing }) => !isAutoIncrementing && !writtenColumns.has(name))
      .map(({ name }) => `${table}.${name}`)
  })
  expect(forgotten, 'say it in server/src/imports/load/loaded-tables.ts').toEqual([])
})

describe('the dates of elections', () => {
  const dates = async () =>
    await database
      .selectFrom('election_date')
      .select(['uid', 'day', 'sequence', 'changed_at', 'office_ids'])
      .orderBy('uid')
      .execute()
  const first = { uid: 'ms-2027-primary', day: '2027-08-03', sequence: 0, changed_at: now, office_ids: null }
  const later = new Date('2026-11-21T15:00:00Z')

  test('keep their sequence until their day or wording changes, which counts as a change of the data', async () => {
    await load(buildRecords({ electionDates: [buildElectionDate()] }))
    expect(await dates()).toEqual([first])
    const again = await load(buildRecords({ electionDates: [buildElectionDate()] }), { now: later })
    expect([await dates(), again.isChanged]).toEqual([[first], false])
    const moved = await load(buildRecords({ electionDates: [buildElectionDate({ day: '2027-08-10' })] }), {
      now: later,
    })
    expect([await dates(), moved.isChanged]).toEqual([
      [{ ...first, day: '2027-08-10', sequence: 1, changed_at: later }],
      true,
    ])
    await load(buildRecords({ electionDates: [buildElectionDate({ day: '2027-08-10', detail: 'Moved.' })] }))
    expect(await dates()).toMatchObject([{ sequence: 2 }])
  })

  test('are those of the newest import, and go with their source', async () => {
    const runoff = buildElectionDate({ uid: 'ms-2027-primary-primary_runoff', offices: ['Sheriff', 'Tax Collector'] })
    const gap = { stateId: '28', sentence: 'Judges are not on file.', until: null, sourceId: 'test-source' } as const
    await load(buildRecords({ electionDates: [buildElectionDate()], electionGaps: [gap] }))
    await load(buildRecords({ electionDates: [runoff] }))
    expect(await dates()).toMatchObject([{ uid: runoff.uid, office_ids: ['sheriff', 'tax-collector'] }])
    expect(await database.selectFrom('election_gap').selectAll().execute()).toEqual([])
    const { tables } = await load(buildRecords({ sources: [], officials: [], facts: [] }))
    expect([await dates(), tables.source.removed]).toEqual([[], 1])
  })

  test('that come twice are refused', async () => {
    const electionDates = [buildElectionDate(), buildElectionDate()]
    await expect(load(buildRecords({ electionDates }))).rejects.toThrow('The election date ms-2027-primary comes twice')
  })
})

describe('cities and ZIP areas', () => {
  const place = {
    id: '2815700',
    stateId: '28',
    name: 'Cleveland',
    fullName: 'City of Cleveland',
    countyIds: ['28011'],
    population: 11_199,
    populationYear: 2021,
    sourceId: 'test-source',
    districts: { upper: '13', lower: '29', sourceId: 'test-source' },
  } as const
  const area = {
    zip: '38732',
    stateId: '28',
    counties: [{ id: '28011', share: 1 }],
    placeId: '2815700',
    townIds: ['2815700'],
    upperDistrict: '13',
    lowerDistrict: '29',
    sourceId: 'test-source',
  } as const

  test('are those of the newest import, stay untouched where they are the same, and go with their source', async () => {
    const records = buildRecords({ censusPlaces: [place], zipAreas: [area] })
    await load(records)
    expect(await load(records)).toMatchObject({ isChanged: false })
    const grown = { ...place, population: 12_000, districts: null }
    const { tables } = await load(buildRecords({ censusPlaces: [grown], zipAreas: [] }))
    expect(tables).toMatchObject({ census_place: { changed: 1 }, zip_area: { removed: 1 } })
    expect(await database.selectFrom('census_place').selectAll().execute()).toMatchObject([
      { id: '2815700', county_ids: ['28011'], population: 12_000, upper_district: null },
    ])
    await load(buildRecords({ sources: [], officials: [], facts: [] }))
    expect(await database.selectFrom('census_place').selectAll().execute()).toEqual([])
  })
})

describe('an import says no', () => {
  test('where more than a tenth of the officials would vanish, until somebody accepts just as many', async () => {
    await load(buildRecords({ constables: 100 }))
    const few = buildRecords({ constables: 70 })
    await expect(load(few)).rejects.toThrow('30 officials would vanish; run it again with --accept-losses 30 to go on')
    for (const acceptLosses of [29, 31, 1_000])
      await expect(load(few, { acceptLosses })).rejects.toThrow('30 officials would vanish')
    expect(await officials()).toHaveLength(100)
    await load(few, { acceptLosses: 30 })
    expect(await officials()).toHaveLength(70)
  })

  test('where as many others come under the keys of those who were there', async () => {
    const people = (first: string, last: string) =>
      Array.from({ length: 50 }, (_, number) =>
        buildOfficial({ key: `person-${number}`, first, last: `${last}${number}` }),
      )
    await load(buildRecords({ officials: people('Ada', 'Bird') }))
    const others = buildRecords({ officials: people('Bob', 'Stone') })
    await expect(load(others)).rejects.toThrow(
      '50 officials would vanish; run it again with --accept-losses 50 to go on',
    )
    await load(buildRecords({ officials: people('ADA', 'Married') }))
    await load(others, { acceptLosses: 50 })
    expect((await officials()).map(({ key }) => key)).toContain('person-49')
  })

  test('but not for twenty, nor for a tenth', async () => {
    await load(buildRecords({ constables: 30 }))
    expect((await load(buildRecords({ constables: 10 }))).tables.official.removed).toBe(20)
    await load(buildRecords({ constables: 300 }))
    expect((await load(buildRecords({ constables: 270 }))).tables.official.removed).toBe(30)
  })

  test.each([
    [
      'the same official twice',
      { officials: [buildOfficial(), buildOfficial()] },
      'The official test-official comes twice',
    ],
    [
      'the same figure twice',
      { facts: [buildFact(), buildFact()] },
      'The fact stats.vap_total of county:28011 (today) comes twice',
    ],
    ['a seat that is nowhere', { seats: [] }, 'The official test-0 holds a seat that is not in the records'],
    ['a jurisdiction that is nowhere', { jurisdictions: [] }, 'The jurisdiction county:28011 is not in the records'],
  ] as [string, Partial<Records>, string][])('to %s', async (_, changes, reason) => {
    await expect(load(buildRecords(changes))).rejects.toThrow(reason)
    expect(await officials()).toEqual([])
  })
})

describe('demonstration data', () => {
  const demonstration = { origin: 'demonstration', isDemonstration: true } as const

  test('gives way to public data as a whole', async () => {
    await load(buildRecords({ prefix: 'demo', constables: 500 }), demonstration)
    expect(await version()).toMatchObject({ is_demonstration: true })
    const report = await load(buildRecords())
    expect(report.tables.official).toMatchObject({ added: 3, removed: 500 })
    expect((await officials()).map(({ origin }) => origin)).toEqual(['public', 'public', 'public'])
    const sources = await database.selectFrom('source').select('id').execute()
    expect(sources).toEqual([{ id: 'test-source' }])
    expect(await version()).toMatchObject({ is_demonstration: false })
  })

  test('never comes among real officials', async () => {
    await load(buildRecords())
    await expect(load(buildRecords({ prefix: 'demo' }), demonstration)).rejects.toThrow(
      'The database holds 3 real officials; demonstration data needs a database of its own',
    )
  })

  test('replaces only demonstration data', async () => {
    await load(buildRecords({ prefix: 'demo' }), demonstration)
    const sources = [buildSource({ id: 'demo-source', title: 'Another list' })]
    const report = await load(buildRecords({ prefix: 'demo', constables: 1, sources }), demonstration)
    expect(report.tables).toMatchObject({ official: { removed: 2, unchanged: 1 }, source: { changed: 1 } })
  })
})
