import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { columnsOf, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mostPackageRows, mostSheetRows } from '@atlas/contract/endpoints/exports/exports.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { testDatabase } from '#testing/database.ts'
import { Superseded, writeChunks } from '#features/exports/chunks.ts'
import type { ExportReader } from '#features/exports/find-export.ts'
import { giveUpExport, giveUpStuckExports } from '#features/exports/give-up-export.ts'
import { deleteExpired, tryExport } from '#features/exports/jobs.ts'
import { requestExport } from '#features/exports/request-export.ts'
import { ask, exported, finished, linkTo, open, readCsv, readSheet, see } from '#testing/exports/exports.ts'
import { writeExport } from '#features/exports/write-export.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildFact, buildOfficial, buildRecords } from '#testing/imports/records/records.ts'
import { endPauses, memoryLog, until } from '#testing/jobs/queue.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const officials = [
  buildOfficial({ key: 'a', last: 'Addition', name: '=1+1', phone: '+1 662 555 0100', email: '@handle' }),
  buildOfficial({ key: 'b', last: 'Bolívar', name: 'Zoë "Bo" Bolívar,\r\nJr', phone: '01001', first: '\tTab' }),
  buildOfficial({ key: 'c', last: 'Cannon', name: '-5', party: null, first: 'Ünal', middle: "O'Hara" }),
]
await load(officials)
const server = await testApp(database, { RATE_LIMITS: 'on' })
const { clock, context } = server
const visitor = await new Visitor(server.app).signIn()

async function load(list: typeof officials): Promise<void> {
  const facts = [buildFact(), buildFact({ field: 'stats.median_income', value: -5 })]
  const records = { ...buildRecords(), officials: list, facts }
  const options = { origin: 'public', isDemonstration: false, now: new Date(), acceptLosses: 9 } as const
  await loadRecords(database, records, { ...options, onProgress: () => undefined })
}

// Twenty files a day are all that a person may ask for.
afterEach(async () => {
  await database.deleteFrom('export').execute()
})

describe('a CSV file', () => {
  test('opens right everywhere: BOM, CRLF, quoted texts, ids as they are, and no text that runs as a formula', async () => {
    const body = {
      columns: [
        'eo.name',
        'eo.first',
        'eo.phone',
        'eo.email',
        'stats.median_income',
        'stats.incumbent_election%',
        'jurisdictionoffice.next_general',
        'party.name',
      ],
    } satisfies Parameters<typeof exported>[1]
    const linesWith = (phone: string) =>
      [
        '\uFEFF"Name","First Name","Own Office Phone","Own Email","Median Income","Last Result (%, one decimal)","Next General","Party"',
        `"'=1+1","Ada","(662) 555-0100","'@handle",-5,51.5,2027-11-02,"Democratic"`,
        `"Zoë ""Bo"" Bolívar,\r\nJr","'\tTab",${phone},,-5,51.5,2027-11-02,"Democratic"`,
        `"'-5","Ünal",,,-5,51.5,2027-11-02,`,
        '',
      ].join('\r\n')
    expect((await exported(visitor, body)).toString()).toBe(linesWith('"01001"'))
    // Where somebody says that they will open it in Excel by a double click.
    expect((await exported(visitor, { ...body, for_excel: true })).toString()).toBe(linesWith('"=""01001"""'))
  })

  test('has every value once where no column is named, the FIPS of the county, and of each row its source and day', async () => {
    const [headings = [], ...rows] = readCsv(await exported(visitor, {}))
    // Whose each phone and each e-mail address is, and the source.
    expect(headings).toHaveLength(distinctColumnIds.length + 3)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toEqual(expect.arrayContaining(['County/Parish FIPS', 'On File As Of', 'Record Source']))
    expect(new Set(rows.map((row) => row[headings.indexOf('Record Source')]))).toEqual(new Set(['Somebody: Some list']))
  })

  test('has nobody where a filter seeks a text that holds nothing to compare', async () => {
    const filters = [{ column_id: 'eo.name', operator: 'contains' as const, value: '%' }]
    const rows = readCsv(await exported(visitor, { filters, columns: ['eo.name'] }))
    expect(rows).toHaveLength(1)
  })

  test('tells shares with all digits where that is asked for, and one of two columns of the same value', async () => {
    const body = {
      columns: ['stats.congressional_districts', 'jurisdiction.congressional_districts', 'stats.incumbent_election%'],
    } as const
    const [headings] = readCsv(await exported(visitor, { ...body, columns: [...body.columns], all_digits: true }))
    expect(headings).toEqual(['Congressional Districts', 'Last Result (%)'])
  })

  test('says where the result of a seat is not in yet, whatever columns were asked for', async () => {
    const onBallot = officials.map((official, index) =>
      index === 1 ? { ...official, ballotDay: '2024-11-05' } : official,
    )
    await load(onBallot)
    await context.dataset.refresh()
    const rows = readCsv(await exported(visitor, { columns: ['eo.last'] }))
    expect(rows).toEqual([
      ['Last Name', 'Result Not in Yet', 'Standing'],
      ['Addition', '', ''],
      ['Bolívar', '2024-11-05', 'Term over, successor not on file'],
      ['Cannon', '', ''],
    ])
    await load(officials)
    await context.dataset.refresh()
    expect(readCsv(await exported(visitor, { columns: ['eo.last'] }))[0]).toEqual(['Last Name'])
  })

  test('leaves packed where the caller takes it, and unpacked where not', async () => {
    const id = await ask(visitor, { columns: ['eo.id', 'eo.name'] })
    await finished(visitor, id)
    const url = await linkTo(visitor, id)
    const packed = await open(visitor, url, { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1' })
    expect(packed.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="export.csv"',
      'content-encoding': 'gzip',
      'content-length': String(packed.rawPayload.length),
    })
    for (const accepted of ['identity', 'gzip;q=0', '']) {
      const plain = await open(visitor, url, { 'accept-encoding': accepted })
      expect(plain.headers['content-encoding'] ?? 'identity').toBe('identity')
      expect(plain.rawPayload).toEqual(gunzipSync(packed.rawPayload))
    }
  })
})

describe('a file of places', () => {
  test('has every value of each place once, in the order of the list, and where they come from', async () => {
    const sort = [{ column_id: 'place.id', direction: 'desc' }] as const
    const [headings = [], ...rows] = readCsv(await exported(visitor, { subject: 'place', sort: [...sort] }))
    expect(headings).toHaveLength(columnsOf.place.distinctIds.length + 1)
    const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)])
    const { values } = await visitor.call(endpoints.searchPlaces, {
      body: { columns: ['place.id', 'place.officials'], sort: [...sort], limit: 100 },
    })
    expect(column('Place ID')).toEqual(values.map((row) => row['place.id']))
    expect(column('Officials on File')).toEqual(values.map((row) => String(row['place.officials'])))
    expect(column('Sources').join()).toContain('Somebody: Some list')
  })

  test('says what it is, in the sheet and in the list of files', async () => {
    const filters = [{ column_id: 'place.kind', operator: 'in', value: ['county'] }] satisfies Filter[]
    const file = await exported(visitor, { subject: 'place', filters, columns: ['place.name'], format: 'xlsx' })
    expect(await readSheet(file, 'Places')).toContainEqual(['Place'])
    const about = (await readSheet(file, 'About')).flat()
    expect(about).toContain('Places')
    expect(about).not.toContain('Officials')
    const { values } = await visitor.call(endpoints.listExports, {})
    expect(values).toMatchObject([{ subject: 'place', filters: ['Kind of Place: County or parish'] }])
  })

  test('and one of officials each have their own columns', async () => {
    for (const body of [{ subject: 'place', columns: ['eo.name'] }, { columns: ['place.name'] }]) {
      const answer = await visitor.request(endpoints.requestExport, { body })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([
        { path: 'columns.0', message: expect.stringMatching(/^There is no column/) },
      ])
    }
  })
})

describe('an export', () => {
  test('is asked for, made, and told with its counts', async () => {
    const answer = await visitor.request(endpoints.requestExport, {
      body: { filters: [{ column_id: 'party.name', operator: 'eq', value: 'democratic' }], columns: ['eo.name'] },
    })
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({ id: expect.any(String), status: 'CREATING' })
    const made = await finished(visitor, answer.json().id)
    expect(made).toEqual({
      id: answer.json().id,
      subject: 'official',
      status: 'COMPLETE',
      format: 'csv',
      rows_done: 2,
      rows_total: 2,
      columns: 1,
      filters: ['Party: Democratic'],
      created_at: clock.now().toISOString(),
      progressed_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + 24 * 3_600_000).toISOString(),
    })
    expect(await visitor.call(endpoints.listExports, {})).toEqual({ values: [made], hidden: 0 })
  })

  test('leaves a trace with its filters and row count, and another when it is made', async () => {
    const id = await ask(visitor, {
      filters: [{ column_id: 'eo.age', operator: 'gte', value: 18 }],
      columns: ['eo.id'],
    })
    const { details } = await database
      .selectFrom('audit_event')
      .select('details')
      .where('action', '=', 'export requested')
      .where(sql`details->>'export_id'`, '=', id)
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({
      format: 'csv',
      rows: 3,
      columns: ['eo.id'],
      filters: [{ column_id: 'eo.age', operator: 'gte', value: 18 }],
    })
    await finished(visitor, id)
    const made = await database
      .selectFrom('audit_event')
      .select(['account_id', 'details'])
      .where('action', '=', 'export made')
      .where(sql`details->>'export_id'`, '=', id)
      .execute()
    expect(made).toEqual([{ account_id: expect.any(String), details: { export_id: id, rows: 3 } }])
  })

  test('is of one version of the data, whatever is imported while it is made', async () => {
    const id = await stalled()
    const before = context.dataset.current()
    const while_ = { ...context, title: 'Atlas', dataset: { ...context.dataset, current: () => before } }
    await load([buildOfficial({ key: 'd', last: 'Dew' })])
    await context.dataset.refresh()
    expect(context.dataset.current().index.rowCount).toBe(1)
    await writeExport(while_, id, AbortSignal.timeout(60_000))
    const file = gunzipSync((await open(visitor, await linkTo(visitor, id))).rawPayload)
    expect(readCsv(file)).toHaveLength(4)
    await load(officials)
    await context.dataset.refresh()
  })

  test('that was begun twice is finished by the newer one only', async () => {
    const id = await stalled()
    // The first try has begun, written a chunk, and is thought dead.
    const first = await database
      .updateTable('export')
      .set({ attempt: 1, rows_done: 1, chunks: 1 })
      .where('id', '=', id)
      .returning('attempt')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('export_chunk')
      .values({ export_id: id, ...first, place: 0, bytes: Buffer.from('half') })
      .execute()
    await writeExport({ ...context, title: 'Atlas' }, id, AbortSignal.timeout(60_000))
    const chunks = await database
      .selectFrom('export_chunk')
      .select(['attempt', 'place'])
      .where('export_id', '=', id)
      .execute()
    expect(chunks).toEqual([{ attempt: 2, place: 0 }])
    // A third has nothing to do.
    await writeExport({ ...context, title: 'Atlas' }, id, AbortSignal.timeout(60_000))
    expect(await see(visitor, id)).toMatchObject({ status: 'COMPLETE', rows_done: 3, rows_total: 3 })
    expect(readCsv(gunzipSync((await open(visitor, await linkTo(visitor, id))).rawPayload))).toHaveLength(4)
  })

  test('that fails three times says why, and its owner can ask again', async () => {
    await sql`alter table export_chunk add constraint broken check (false) not valid`.execute(database)
    const id = await ask(visitor)
    await until(async () => {
      await endPauses(database)
      await pause(50)
      return (await see(visitor, id)).status === 'FAILED'
    })
    const { attempt } = await database
      .selectFrom('export')
      .select('attempt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await sql`alter table export_chunk drop constraint broken`.execute(database)
    expect(attempt).toBe(3)
    expect((await see(visitor, id)).error).toContain('could not be made after several tries')
    const refused = await visitor.request(endpoints.downloadExport, { params: { id } })
    expect(refused.statusCode).toBe(409)
    expect((await finished(visitor, await ask(visitor))).status).toBe('COMPLETE')
  })

  test('that was told to stop, however often, has not failed', async () => {
    const id = await stalled()
    await sql`alter table export_chunk add constraint broken check (false) not valid`.execute(database)
    const attempt = async (signal: AbortSignal) =>
      await tryExport({ ...context, title: 'Atlas', log: memoryLog().log }, id, signal)
    for (let stop = 0; stop < 5; stop++) await expect(attempt(AbortSignal.abort())).rejects.toThrow()
    for (let failure = 0; failure < 2; failure++)
      await expect(attempt(AbortSignal.timeout(60_000))).rejects.toThrow('broken')
    expect((await see(visitor, id)).status).toBe('CREATING')
    await attempt(AbortSignal.timeout(60_000))
    await sql`alter table export_chunk drop constraint broken`.execute(database)
    expect((await see(visitor, id)).status).toBe('FAILED')
  })

  test('of which nothing was heard for two hours is given up, and whoever still writes it stops', async () => {
    const id = await stalled()
    const half = { export_id: id, attempt: 1, place: 0, bytes: Buffer.from('half of it') }
    await database.insertInto('export_chunk').values(half).execute()
    clock.forward(2 * 3_600 - 1)
    await visitor.signIn()
    await giveUpStuckExports(context)
    expect((await see(visitor, id)).status).toBe('CREATING')
    clock.forward(2)
    await giveUpStuckExports(context)
    expect(await see(visitor, id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('was not made in time'),
    })
    const chunks = async () =>
      await database.selectFrom('export_chunk').selectAll().where('export_id', '=', id).execute()
    expect(await chunks()).toEqual([])
    const { account_id } = await database.selectFrom('export').select('account_id').executeTakeFirstOrThrow()
    const late = writeChunks(context, { id, attempt: 0, account_id }, () => 3, Readable.from([Buffer.from('late')]))
    await expect(late).rejects.toThrow(Superseded)
    expect(await chunks()).toEqual([])
    expect((await finished(visitor, await ask(visitor))).status).toBe('COMPLETE')
  })

  test('refuses columns, filters and formats that there are not', async () => {
    const bodies = [
      { columns: ['eo.shoe_size'] },
      { columns: [] },
      { filters: [{ column_id: 'eo.age', operator: 'gte', value: 'old' }] },
      { format: 'pdf' },
      { limit: 10 },
    ]
    for (const body of bodies) expect((await visitor.request(endpoints.requestExport, { body })).statusCode).toBe(422)
  })
})

/** An export whose job is done by the test itself. */
async function stalled(): Promise<string> {
  const finishedId = await ask(visitor, { columns: ['eo.id', 'eo.name'] })
  await finished(visitor, finishedId)
  await database.deleteFrom('export_chunk').where('export_id', '=', finishedId).execute()
  await database
    .updateTable('export')
    .set({ status: 'CREATING', attempt: 0, rows_done: 0, chunks: 0, bytes: 0 })
    .where('id', '=', finishedId)
    .execute()
  return finishedId
}

describe('the file', () => {
  test('is for its owner only', async () => {
    const id = await ask(visitor)
    await finished(visitor, id)
    const url = await linkTo(visitor, id)
    const other = await new Visitor(server.app).signIn(await buildAccount(server))
    for (const endpoint of [endpoints.findExport, endpoints.downloadExport])
      expect((await other.request(endpoint, { params: { id } })).statusCode).toBe(404)
    expect((await open(other, url)).statusCode).toBe(404)
    expect((await open(new Visitor(server.app), url)).statusCode).toBe(401)
    expect((await other.call(endpoints.listExports, {})).values).toEqual([])
    expect((await open(visitor, url)).statusCode).toBe(200)
  })

  test('is refused without a good signature, and five minutes later', async () => {
    const id = await ask(visitor)
    await finished(visitor, id)
    const url = await linkTo(visitor, id)
    const [path, query] = url.split('?')
    const changed = new URLSearchParams(query)
    changed.set('expires', String(clock.now().getTime() + 3_600_000))
    for (const bad of [`${path}?${changed.toString()}`, `${path}?expires=1&signature=x`, `${path}`])
      expect((await open(visitor, bad)).statusCode).toBe(422)
    clock.forward(299)
    expect((await open(visitor, url)).statusCode).toBe(200)
    clock.forward(1)
    const late = await open(visitor, url)
    expect([late.statusCode, late.json().detail]).toEqual([422, 'This link has expired. Please press Download again.'])
    const again = await linkTo(visitor, id)
    expect((await open(visitor, again)).statusCode).toBe(200)
    await database.updateTable('export').set({ status: 'FAILED' }).where('id', '=', id).execute()
    expect((await open(visitor, again)).statusCode).toBe(422)
  })

  test('is refused to whoever has lost every role', async () => {
    const other = await new Visitor(server.app).signIn(await buildAccount(server))
    const id = await ask(other)
    await finished(other, id)
    const url = await linkTo(other, id)
    await database.deleteFrom('account_role').where('role_id', '=', 'USER').execute()
    expect((await open(other, url)).statusCode).toBe(403)
  })

  test('is not read where only its headers are asked for', async () => {
    const id = await ask(visitor)
    await finished(visitor, id)
    expect((await visitor.send({ method: 'HEAD', url: await linkTo(visitor, id) })).statusCode).toBe(404)
  })

  test('that has lost a chunk breaks instead of looking whole', async () => {
    const id = await ask(visitor)
    await finished(visitor, id)
    const url = await linkTo(visitor, id)
    await database.updateTable('export').set({ chunks: 2 }).where('id', '=', id).execute()
    await expect(open(visitor, url)).rejects.toThrow()
    await database.deleteFrom('export_chunk').where('export_id', '=', id).execute()
    const empty = await open(visitor, url)
    expect(empty.statusCode).toBe(500)
    for (const header of ['content-encoding', 'content-disposition']) expect(empty.headers[header]).toBeUndefined()
  })

  test.each(['1', 'not-a-number', '00000000-0000-4000-8000-000000000000'])(
    'of an export %s is not there',
    async (id) => {
      for (const endpoint of [endpoints.findExport, endpoints.downloadExport]) {
        const answer = await visitor.request(endpoint, { params: { id } })
        expect([answer.statusCode, answer.json().detail]).toEqual([
          404,
          'There is no such file, or it is gone: files are kept for 24 hours.',
        ])
      }
    },
  )

  test('is gone after 24 hours', async () => {
    const id = await ask(visitor)
    await finished(visitor, id)
    clock.forward(24 * 3_600 - 1)
    await visitor.signIn()
    await deleteExpired(context)
    expect((await see(visitor, id)).status).toBe('COMPLETE')
    clock.forward(1)
    expect((await visitor.request(endpoints.findExport, { params: { id } })).statusCode).toBe(404)
    await deleteExpired(context)
    const left = await database.selectFrom('export_chunk').select('export_id').execute()
    expect(left).toEqual([])
  })
})

describe('limits', () => {
  test('one file at a time for a person, however quickly they ask', async () => {
    const other = await new Visitor(server.app).signIn(await buildAccount(server))
    const body = { columns: ['eo.id'] }
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => await visitor.request(endpoints.requestExport, { body })),
    )
    const started = answers.filter(({ statusCode }) => statusCode === 202)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(started.length + refused.length).toBe(6)
    const stalledId = await stalledOf(started.at(-1)?.json().id)
    const again = await visitor.request(endpoints.requestExport, { body })
    expect([again.statusCode, again.json().detail]).toEqual([
      429,
      'Another file of yours is still being made. You can ask for the next one when it is ready.',
    ])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
    const owner = await ownerOf(stalledId)
    const notLookedAt = () => {
      throw new Error('The officials were counted for nothing')
    }
    const busy = { ...context, dataset: { ...context.dataset, current: notLookedAt } }
    await expect(
      requestExport(busy, owner, {
        subject: 'official',
        filters: [],
        sort: [],
        format: 'csv',
        all_digits: false,
        for_excel: false,
      }),
    ).rejects.toThrow('Another file of yours')
    expect((await finished(other, await ask(other))).status).toBe('COMPLETE')
    await giveUpExport(context, stalledId)
    expect((await finished(visitor, await ask(visitor))).status).toBe('COMPLETE')
  })

  test.each([
    ['xlsx', 'An Excel sheet', mostSheetRows],
    ['package', 'A data package', mostPackageRows],
  ] as const)('no more officials in a file of the kind %s than it holds', async (format, what, most) => {
    const id = await ask(visitor)
    await finished(visitor, id)
    const owner = await ownerOf(id)
    const { index, ...snapshot } = context.dataset.current()
    const current = () => ({ ...snapshot, index: { ...index, rowCount: most + 1 } })
    const full = { ...context, dataset: { ...context.dataset, current } }
    await expect(
      requestExport(full, owner, {
        subject: 'official',
        filters: [],
        sort: [],
        format,
        all_digits: false,
        for_excel: false,
      }),
    ).rejects.toMatchObject({
      code: 'invalid',
      detail: `${what} holds ${most.toLocaleString('en-US')} officials at most. Choose CSV, or filter first.`,
      errors: [{ path: 'format', message: expect.stringContaining(what) }],
    })
  })

  test('twenty a day, and again when the first is a day old', async () => {
    const first = await ask(visitor, { columns: ['eo.id'] })
    await finished(visitor, first)
    clock.forward(60)
    for (let file = 1; file < 20; file++) await finished(visitor, await ask(visitor, { columns: ['eo.id'] }))
    const refused = await visitor.request(endpoints.requestExport, { body: {} })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3_600 - 60)])
    expect(refused.json().detail).toContain('20 files in the last 24 hours')
    const unlimited = { ...context, config: { ...context.config, RATE_LIMITS: 'off' as const } }
    const { id } = await requestExport(unlimited, await ownerOf(first), {
      subject: 'official',
      filters: [],
      sort: [],
      format: 'csv',
      all_digits: false,
      for_excel: false,
    })
    expect((await finished(visitor, id)).status).toBe('COMPLETE')
    clock.forward(24 * 3_600)
    await visitor.signIn()
    expect((await finished(visitor, await ask(visitor))).status).toBe('COMPLETE')
  })
})

async function ownerOf(id: string): Promise<ExportReader> {
  const { account_id: accountId } = await database
    .selectFrom('export')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { accountId, isNonpartisan: false }
}

async function stalledOf(id: string): Promise<string> {
  await finished(visitor, id)
  await database.updateTable('export').set({ status: 'CREATING' }).where('id', '=', id).execute()
  return id
}
