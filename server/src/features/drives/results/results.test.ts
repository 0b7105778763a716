import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { testApp, type Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { bolivar, deskOf, recordsOfDrives, refusal, sheriff } from '#testing/drives/drives.ts'
import { buildOfficial } from '#testing/imports/records/records.ts'

const database = await testDatabase()
const server = await testApp(database)
const { context } = server
const desk = await deskOf(server)
const { admin, accept, settled } = desk
const filler = await desk.someone()
const looker = await desk.someone()
const day = '2026-11-03'
const ballot = { ballotDay: day, termEnd: '2027-01-03' }
const constable = buildOfficial({ key: 'ada', first: 'Ada', name: 'Ada Bird', last: 'Bird', ...ballot })
const records = recordsOfDrives({ officials: [sheriff(ballot), constable] })

beforeEach(async () => {
  await database.deleteFrom('drive').execute()
  await database.deleteFrom('import_run').execute()
  await database.deleteFrom('official').execute()
  await desk.load(records)
})

type Sent = Input<typeof endpoints.sendResults>['body']
type Answer = Sent['seats'][number]
const source = { text: 'https://bolivar.example/results', is_official: true }
const bodyOf = (seats: readonly Answer[], more: Partial<Sent> = {}): Sent => ({
  client_id: randomUUID(),
  place_id: bolivar,
  source,
  seats: [...seats],
  ...more,
})
const send = async (seats: readonly Answer[], more: Partial<Sent> = {}, by: Visitor = filler) =>
  await by.call(endpoints.sendResults, { params: { day }, body: bodyOf(seats, more) })
const read = async (by: Visitor = filler, of = day) => {
  await context.dataset.refresh()
  return await by.call(endpoints.readResults, { params: { day: of }, query: { place_id: bolivar } })
}
const idOf = async (office: string) =>
  (await read()).form?.seats.find((seat) => seat.office === office && seat.holder)?.seat_id ?? ''
const publish = async (seats: readonly Answer[]) => {
  const { form } = await send(seats)
  const id = form?.task?.id ?? ''
  await accept(looker, id)
  return await settled(looker, id)
}
const shown = async (name: string) =>
  await database
    .selectFrom('shown_official')
    .select(['name', 'ballot_day', 'election_year', 'term_end', 'since', 'elected', 'takes_office'])
    .select(['last_election_date', 'party_id'])
    .where('name', '=', name)
    .executeTakeFirst()

describe('the results of an election day', () => {
  test('are asked of every seat whose result is not in, by place, and of those of its office that nobody holds', async () => {
    const reply = await read()
    expect(reply.days).toEqual([{ day, not_in: 2 }])
    expect(reply.places).toMatchObject([{ id: bolivar, name: 'Bolivar County', not_in: 2, published: 0, waiting: 0 }])
    expect(reply.form?.seats.map(({ office, holder }) => [office, holder?.name ?? null])).toEqual([
      ['Sheriff', 'Joe Moody'],
      ['Constable', 'Ada Bird'],
      ['Constable', null],
    ])
    expect((await read(filler, '2025-11-04')).form?.seats).toEqual([])
  })

  test('are listed by place as people count', async () => {
    const elsewhere = sheriff({ ...ballot, key: 'other', jurisdictionKey: 'county:28151' })
    await desk.load({
      ...records,
      jurisdictions: records.jurisdictions.map((each, index) => ({
        ...each,
        name: index === 0 ? 'District 10' : 'District 2',
      })),
      officials: [...records.officials, elsewhere],
    })
    expect((await read()).places.map(({ name }) => name)).toEqual(['District 2', 'District 10'])
  })

  test('are published after a second look, and the mark leaves the seats', async () => {
    const task = await publish([
      { seat_id: await idOf('Sheriff'), outcome: 're_elected', share: 61.5 },
      { seat_id: await idOf('Constable'), outcome: 'new', name: 'Zoe Quill', party: 'Independent' },
    ])
    expect(task).toMatchObject({ published: 2, error: null })
    expect(await shown('Joe Moody')).toMatchObject({ election_year: 2026, last_election_date: day, elected: null })
    expect(await shown('Ada Bird')).toMatchObject({ elected: 'Zoe Quill', takes_office: '2027-01-04' })
    const after = await read(looker)
    expect(after.days).toEqual([])
    expect(after.places).toMatchObject([{ not_in: 0, published: 2, waiting: 0 }])
    expect(after.form?.seats.map(({ elected }) => elected)).toEqual(['Joe Moody', 'Zoe Quill', null])
    const [run] = await database.selectFrom('source').select('publisher').where('origin', '=', 'organisation').execute()
    expect(run?.publisher).toBe('bolivar.example/results')
  })

  test('of a seat that nobody held name who is elected, with the day on which the term begins', async () => {
    const open = (await read()).form?.seats.find(({ holder }) => holder === null)
    await publish([{ seat_id: open?.seat_id ?? '', outcome: 'new', name: 'IDA WELLS BARNETT' }])
    expect(await shown('Ida Wells Barnett')).toMatchObject({ since: '2027-01-04', election_year: 2026 })
  })

  test('change only what differs when they are sent anew, as after a recount', async () => {
    const [sheriffId, constableId] = [await idOf('Sheriff'), await idOf('Constable')]
    await publish([
      { seat_id: sheriffId, outcome: 're_elected' },
      { seat_id: constableId, outcome: 'new', name: 'Zoe Quill' },
    ])
    await publish([
      { seat_id: sheriffId, outcome: 're_elected' },
      { seat_id: constableId, outcome: 're_elected' },
    ])
    expect(await shown('Ada Bird')).toMatchObject({ elected: null, takes_office: null, last_election_date: day })
    const run = await database.selectFrom('import_run').select('report').orderBy('id', 'desc').executeTakeFirst()
    expect(run?.report).toMatchObject({ tables: { official: { added: 0, changed: 1, removed: 0 } } })
  })

  test('with a runoff to come, or not known yet, change nothing and are remembered', async () => {
    const task = await publish([
      { seat_id: await idOf('Sheriff'), outcome: 'runoff' },
      { seat_id: await idOf('Constable'), outcome: 'unknown' },
    ])
    expect(task).toMatchObject({ state: 'open', published: 0 })
    expect(await shown('Joe Moody')).toMatchObject({ ballot_day: day, elected: null })
    expect((await read()).form?.answers.map(({ outcome }) => outcome)).toEqual(['runoff', 'unknown'])
  })

  test('are undone like a task', async () => {
    const before = await shown('Joe Moody')
    const { id } = await publish([{ seat_id: await idOf('Sheriff'), outcome: 're_elected' }])
    await admin.call(endpoints.undoTask, { params: { id } })
    expect(await settled(looker, id)).toMatchObject({ state: 'done' })
    expect(await shown('Joe Moody')).toEqual(before)
  })
})

describe('what is sent', () => {
  const officesOnly = 'Office numbers only. Please never send homes or personal phones.'
  test('twice with one id is there once, and is not lost to somebody who comes later', async () => {
    const body = bodyOf([{ seat_id: await idOf('Sheriff'), outcome: 're_elected' }])
    const once = await filler.call(endpoints.sendResults, { params: { day }, body })
    const twice = await filler.call(endpoints.sendResults, { params: { day }, body })
    expect(twice.form?.task?.filled).toEqual(once.form?.task?.filled)
    const other = bodyOf([{ seat_id: await idOf('Constable'), outcome: 'unknown' }])
    const late = await refusal(looker.request(endpoints.sendResults, { params: { day }, body: other }))
    expect(late).toMatchObject({ status: 409, detail: expect.stringContaining('has sent results of Bolivar County') })
  })

  test.each([
    ['nobody named', { outcome: 'new' }, 'answers.results.0.name: Enter the name of the winner.'],
    [
      'the holder as somebody new',
      { outcome: 'new', name: 'JOE MOODY' },
      'answers.results.0.name: Joe Moody holds the seat. Choose “Re-elected”.',
    ],
    [
      'a seat that is not there',
      { seat_id: 'mayor:9/9', outcome: 'unknown' },
      'answers.results.0.seat_id: There is no such seat here any more. Reload the page.',
    ],
  ] as const)('is refused in a sentence: %s', async (_, answer, sentence) => {
    const body = bodyOf([{ seat_id: await idOf('Sheriff'), ...answer }])
    const { status, fields } = await refusal(filler.request(endpoints.sendResults, { params: { day }, body }))
    expect({ status, fields }).toEqual({ status: 422, fields: [sentence] })
  })

  test.each([
    [
      'two winners of one seat',
      'Zoe Reed and Ann Hill',
      source.text,
      'answers.results.0.name: "Zoe Reed and Ann Hill" names several people; give each a row.',
    ],
    ['a home as the source', 'Zoe Reed', 'Sheet at her home address', `answers.source.title: ${officesOnly}`],
    ['a personal phone', 'Zoe Reed', 'Her cell phone 662-555-0142', `answers.source.title: ${officesOnly}`],
  ])('is refused beside its field: %s', async (_, name, text, sentence) => {
    const seats = [{ seat_id: await idOf('Sheriff'), outcome: 'new', name }] as const
    const sent = bodyOf(seats, { source: { ...source, text } })
    const { status, fields } = await refusal(filler.request(endpoints.sendResults, { params: { day }, body: sent }))
    expect({ status, fields }).toEqual({ status: 422, fields: [sentence] })
  })

  test('names each seat once', async () => {
    const seat_id = await idOf('Sheriff')
    const twice = bodyOf([
      { seat_id, outcome: 're_elected' },
      { seat_id, outcome: 'new', name: 'Zoe Reed' },
    ])
    const { status, fields } = await refusal(filler.request(endpoints.sendResults, { params: { day }, body: twice }))
    expect({ status, fields }).toEqual({
      status: 422,
      fields: ['answers.results.1: This is answered twice. Keep one of the two answers.'],
    })
  })

  test('is refused of a day to come, from a page read tomorrow, and from whoever is in no organization', async () => {
    const seats = [{ seat_id: await idOf('Sheriff'), outcome: 're_elected' }] as const
    const to = async (by: Visitor, on: string, more: Partial<Sent> = {}) =>
      await refusal(by.request(endpoints.sendResults, { params: { day: on }, body: bodyOf(seats, more) }))
    expect((await to(filler, '2027-11-02')).detail).toBe(
      '11-02-2027 is still to come. Results are filled in once people have voted.',
    )
    const read_on = '2026-12-24'
    expect((await to(filler, day, { source: { ...source, read_on } })).fields).toEqual([
      'answers.source.day: This day is in the future.',
    ])
    expect((await to(admin, day)).status).toBe(403)
  })

  test('belongs to its organization alone', async () => {
    await send([{ seat_id: await idOf('Sheriff'), outcome: 're_elected' }])
    const others = await deskOf(server, 'Gulf Votes')
    const stranger = await others.someone()
    expect(await read(stranger)).toMatchObject({ drive_id: null, form: { task: null, answers: [] } })
  })
})

describe('a drive that wants results', () => {
  test('asks for those that are not in, publishes them after a second look, and has nothing left to ask', async () => {
    const drive = await desk.makeDrive({ wanted: ['result'] })
    const id = await desk.taskOf(drive)
    await desk.take(filler, id)
    const { results } = await desk.read(filler, id)
    // For a body whose result is not in, an open seat is asked for only on the page of its day.
    expect(results.map(({ office, holder }) => [office, holder?.name])).toEqual([
      ['Sheriff', 'Joe Moody'],
      ['Constable', 'Ada Bird'],
    ])
    const ofSeat = (office: string) => results.find((each) => each.office === office)?.seat_id ?? ''
    await desk.send(filler, id, {
      source: { kind: 'web', address: 'https://bolivar.example/results', day: null },
      results: [
        { seat_id: ofSeat('Sheriff'), outcome: 're_elected' },
        { seat_id: ofSeat('Constable'), outcome: 'new', name: 'Zoe Quill' },
      ],
    })
    expect(await shown('Joe Moody')).toMatchObject({ ballot_day: day })
    await accept(looker, id)
    expect(await settled(looker, id)).toMatchObject({ published: 2, left: [], error: null })
    expect(await shown('Joe Moody')).toMatchObject({ election_year: 2026, last_election_date: day, elected: null })
    expect(await shown('Ada Bird')).toMatchObject({
      ballot_day: null,
      elected: 'Zoe Quill',
      takes_office: '2027-01-04',
    })
    expect((await read(looker)).days).toEqual([])
    const again = await refusal(
      admin.request(endpoints.makeDrive, {
        body: { name: 'Once more', place_ids: [bolivar], wanted: ['result'], organization_id: desk.organizationId },
      }),
    )
    expect(again.status).toBe(422)
  })
})
