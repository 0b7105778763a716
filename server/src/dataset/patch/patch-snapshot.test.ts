import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { buildHere, type BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { differencesOf } from '#dataset/patch/differences.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { type IndexColumn, valueAt } from '#search/search-index.ts'
import { testDatabase } from '#testing/database.ts'
import { answersOf } from '#testing/dataset/answers-of.ts'
import { changeAtRandom, randomNumbers } from '#testing/dataset/random-changes.ts'

const today = '2026-11-22'
const never = new AbortController().signal
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  await loadDemonstration({ database, clock }, { officials: 100, seed: 1 })
})

async function builtWhole(coverage: CoverageSetting): Promise<BuiltSnapshot> {
  return (await buildHere(database).build({ coverage, today }, null, never)).snapshot
}

// Each round compares every answer of two snapshots, which takes longer than its changes do.
const rounds = 5
const changesOfRound = 20

describe.each(['all', 'rule_and_own'] as const)('a snapshot that is patched, where the rule is %s', (coverage) => {
  test('answers as one that is built whole, through a hundred changes', async () => {
    const number = randomNumbers(coverage.length)
    const builder = buildHere(database)
    let { snapshot } = await builder.build({ coverage, today }, null, never)
    for (let round = 0; round < rounds; round++) {
      const changes: string[] = []
      for (let change = 0; change < changesOfRound; change++) {
        changes.push(await changeAtRandom(database, number))
        const made = await builder.build({ coverage, today }, snapshot, never)
        expect(made.madeOf.kind).toBe('changes')
        snapshot = made.snapshot
      }
      const whole = await builtWhole(coverage)
      expect(differencesOf(snapshot, whole), `after ${changes.join(', ')}`).toEqual([])
      expect(answersOf(snapshot), `after ${changes.join(', ')}`).toEqual(answersOf(whole))
    }
  }, 120_000)
})

async function change(statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(database)
  await sql`update dataset_version set version = version + 1`.execute(database)
}

describe('a snapshot of earlier data', () => {
  const options = { coverage: 'all', today } as const

  test('shares with the next what that leaves as it was', async () => {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    await change(sql`update official set phone = '(334) 555-0123' where id = (select min(id) from official)`)
    const { snapshot: after, madeOf } = await builder.build(options, before, never)
    expect(madeOf).toEqual({ kind: 'changes', officials: 1 })
    const others = [...after.index.columns].filter(([id, column]) => before.index.columns.get(id) !== column)
    expect(others.map(([id]) => id)).toEqual(['contact.phone', 'eo.phone'])
    for (const part of ['places', 'placeIndex', 'excluded', 'uses'] as const) expect(after[part]).toBe(before[part])
    expect(after.index.dictionaries.get('eo.name')).toBe(before.index.dictionaries.get('eo.name'))
  })

  test('knows the letters of a name that stands where it stood, also where it is shown as before', async () => {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    const first = sql`(select min(id) from official)`
    for (const statement of [
      sql`update official set first_name = first_name || 'a' where id = ${first}`,
      sql`update official set name = name || 'a', first_name = first_name || 'a' where id = ${first}`,
    ]) {
      await change(statement)
      const { snapshot: after } = await builder.build(options, before, never)
      expect(differencesOf(after, await builtWhole('all'))).toEqual([])
    }
  })

  test('tells who left from who came in the same version', async () => {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    await sql`delete from official where id = (select min(id) from official)`.execute(database)
    await change(sql`
      insert into official (key, origin, seat_id, name, normalised_name, last_name, source_id, method)
      select 'came', 'public', max(seat_id), 'Zoe Zz', 'zoe zz', 'Zz', min(source_id), 'reported' from official`)
    const { snapshot: after } = await builder.build(options, before, never)
    expect(differencesOf(after, await builtWhole('all'))).toEqual([])
  })

  test('follows the answer of the rule of a county to the places that share it', async () => {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    const { id } = await sql<{ id: number }>`
      update jurisdiction set origin = 'organisation' where id = (select min(id) from jurisdiction where figures_from is not null)
      returning figures_from as id`
      .execute(database)
      .then(({ rows }) => rows[0] as { id: number })
    for (const coverage of ['no', 'yes'])
      await change(sql`update jurisdiction set coverage = ${coverage} where id = ${id}`)
    const { snapshot: after } = await builder.build(options, before, never)
    expect(differencesOf(after, await builtWhole('all'))).toEqual([])
  })

  test('shows the line of an office at each seat of its place, where that is changed and where it goes', async () => {
    const { office } = await sql<{ office: string }>`
      select office_id as office from seat where exists (select from official where seat_id = seat.id)
      group by office_id order by count(distinct jurisdiction_id) desc, office_id limit 1`
      .execute(database)
      .then(({ rows }) => rows[0] as { office: string })
    const ofOffice = sql`select jurisdiction_id from seat where office_id = ${office}`
    await change(sql`update jurisdiction set place_key = 'one place' where id in (${ofOffice})`)
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    await change(sql`
      insert into office_contact (place_key, office_id, phone, as_of, source_id)
      values ('one place', ${office}, '334-555-0142', '2009', (select min(id) from source))`)
    const { snapshot: told } = await builder.build(options, before, never)
    expect(differencesOf(told, await builtWhole('all'))).toEqual([])
    const lines = told.index.columns.get('office.phone') as IndexColumn
    const shown = Array.from(told.index.ids, (_, row) => valueAt(lines, row)).filter((line) => line === '334-555-0142')
    expect(shown.length).toBeGreaterThan(1)
    await change(sql`delete from office_contact`)
    const { snapshot: gone } = await builder.build(options, told, never)
    expect(differencesOf(gone, await builtWhole('all'))).toEqual([])
  })

  test('that nothing was changed of is patched with nothing, by a builder that has not built it too', async () => {
    const { snapshot: before } = await buildHere(database).build(options, null, never)
    await change(sql`select 1`)
    const { snapshot: after, madeOf } = await buildHere(database).build(options, before, never)
    expect([madeOf, after.index.version]).toEqual([{ kind: 'changes', officials: 0 }, before.index.version + 1])
    expect(answersOf(after)).toEqual(answersOf(before))
  })

  test.each<[string, () => Promise<Partial<BuiltSnapshot>>]>([
    ['another day', () => Promise.resolve({ today: '2026-11-21' })],
    ['another database', () => Promise.resolve({ identity: '00000000-0000-4000-8000-000000000000' })],
    ['another database', () => Promise.resolve({ isDemonstration: false })],
    [
      'other tables',
      async () => {
        await change(
          sql`update jurisdiction_fact set note = 'other' where field = (select min(field) from jurisdiction_fact)`,
        )
        return {}
      },
    ],
    [
      'other tables',
      async () => {
        await change(
          sql`update county set full_name = full_name || ' (renamed)' where id = (select min(id) from county)`,
        )
        return {}
      },
    ],
    [
      'too many officials',
      async () => {
        await change(
          sql`insert into dataset_change (version, subject, row_id) select version + 1, 'official', 0 from dataset_version`,
        )
        return {}
      },
    ],
    [
      'too far behind',
      async () => {
        await change(sql`update dataset_version set version = version + 1000`)
        return {}
      },
    ],
  ])('is built whole where it is of %s', async (reason, make) => {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    const otherwise = await make()
    const { snapshot, madeOf } = await builder.build(options, { ...before, ...otherwise }, never)
    expect(madeOf).toEqual({ kind: 'everything', reason, differences: [] })
    expect(answersOf(snapshot)).toEqual(answersOf(await builtWhole('all')))
  })
})

describe('once a day what was patched is compared with what is built whole', () => {
  const options = { coverage: 'all', today } as const
  const tomorrow = { ...options, today: '2026-11-23' }

  async function patched() {
    const builder = buildHere(database)
    const { snapshot: before } = await builder.build(options, null, never)
    await change(sql`update official set phone = '(334) 555-0177' where id = (select max(id) from official)`)
    return { builder, snapshot: (await builder.build(options, before, never)).snapshot }
  }

  test('and where nothing differs, nothing is said', async () => {
    const { builder, snapshot } = await patched()
    const { madeOf } = await builder.build(tomorrow, snapshot, never)
    expect(madeOf).toEqual({ kind: 'everything', reason: 'another day', differences: [] })
  })

  test('and what differs is named', async () => {
    const { builder, snapshot } = await patched()
    const phones = snapshot.index.columns.get('eo.phone') as IndexColumn
    const codes = (phones.codes as Uint32Array).toReversed()
    const columns = new Map(snapshot.index.columns).set('eo.phone', { ...phones, codes })
    const wrong = { ...snapshot, index: { ...snapshot.index, columns } }
    const { madeOf, snapshot: next } = await builder.build(tomorrow, wrong, never)
    expect(madeOf).toMatchObject({ differences: ['values of eo.phone', 'order of eo.phone'] })
    const whole = await buildHere(database).build(tomorrow, null, never)
    expect(answersOf(next)).toEqual(answersOf(whole.snapshot))
  })
})

describe('the changes of a version', () => {
  const logged = async () => {
    const rows = await database
      .selectFrom('dataset_change')
      .innerJoin('dataset_version', 'dataset_version.version', 'dataset_change.version')
      .select(['subject', 'row_id'])
      .orderBy('subject')
      .orderBy('row_id')
      .execute()
    return rows.map(({ subject, row_id: id }) => `${subject} ${id}`)
  }

  test('name each row that a statement writes, whichever way', async () => {
    const [one, other] = await database.selectFrom('official').select('id').orderBy('id').limit(2).execute()
    await change(sql`update official set gender = 'Female' where id in (${one?.id}, ${other?.id})`)
    expect(await logged()).toEqual([`official ${one?.id}`, `official ${other?.id}`])
    const { id: seat } = await database.selectFrom('seat').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await change(sql`update seat set term_length = 2 where id = ${seat}`)
    expect(await logged()).toEqual([`seat ${seat}`])
  })

  test('are said in one row where they are too many, and forgotten once a thousand versions are younger', async () => {
    await change(sql`
      insert into official (key, origin, seat_id, name, normalised_name, last_name, source_id, method)
      select 'many-' || number, 'public', (select min(id) from seat), 'Ann Many', 'ann many', 'Many',
        (select min(id) from source), 'reported'
      from generate_series(1, 5001) as number`)
    expect(await logged()).toEqual(['official 0'])
    await change(sql`delete from official where key like 'many-%'`)
    await change(sql`update dataset_version set version = version + 1000`)
    const { count } = await database
      .selectFrom('dataset_change')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })
})
