import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { acceptTask } from '#features/drives/tasks/look-at-task.ts'
import { listenedTo } from '#testing/imports/load/statement.ts'
import { publishTask } from '#features/drives/publish/publish-task.ts'
import { newestRun, settled as importSettled } from '#testing/data/imports/imports.ts'
import { testApp } from '#testing/app.ts'
import { bolivar, call, deskOf, recordsOfDrives, refusal, sheriff, sheriffIs } from '#testing/drives/drives.ts'

const database = await testDatabase()
const server = await testApp(database)
const { clock, context } = server
const desk = await deskOf(server)
const { admin, makeDrive, taskOf, take, send, accept, read, settled } = desk
const filler = await desk.someone()
const looker = await desk.someone()
const records = recordsOfDrives()

beforeEach(async () => {
  await database.deleteFrom('drive').execute()
  await database.deleteFrom('import_run').execute()
  await database.deleteFrom('office_contact').execute()
  await database.deleteFrom('official').execute()
  await desk.load(records)
})

type Drive = Parameters<typeof makeDrive>[0]
const newTask = async (body: Drive = {}) => await taskOf(await makeDrive({ offices: ['Sheriff'], ...body }))
const filled = async (answers: Parameters<typeof send>[2], body: Drive = {}, by = filler) => {
  const id = await newTask(body)
  await take(by, id)
  await send(by, id, answers)
  return id
}
const published = async (answers: Parameters<typeof send>[2], body: Drive = {}) => {
  const id = await filled(answers, body)
  await accept(looker, id)
  return await settled(looker, id)
}
const shown = async () => {
  const rows = database.selectFrom('shown_official').select(['name', 'ethnicity']).orderBy('name')
  return (await rows.execute()).map(({ name, ethnicity }) => [name, ethnicity])
}
const lines = async () =>
  await database.selectFrom('office_contact').select(['office_id', 'phone', 'email', 'as_of']).execute()
const undo = async (id: string) => {
  await admin.call(endpoints.undoTask, { params: { id } })
  return await settled(looker, id)
}

describe('what is accepted', () => {
  test('is shown to everybody as own values, each with its source and day, and never with a volunteer’s name', async () => {
    const task = await published({
      source: call,
      seats: [{ id: 'sheriff:1', people: [{ name: 'Zoe Reed', since: '2024-01-01' }] }],
      lines: [
        { id: 'sheriff', phone: '662-555-0142', email: 'sheriff@bolivar.example', source: { kind: 'knowledge' } },
      ],
    })
    expect(task).toMatchObject({ state: 'open', published: 2, left: [{ wanted: 'ethnicity', count: 1 }] })
    expect(await shown()).toEqual([
      ['Ada Bird', null],
      ['Zoe Reed', null],
    ])
    expect(await lines()).toEqual([
      { office_id: 'sheriff', phone: '662-555-0142', email: 'sheriff@bolivar.example', as_of: '2026-11-20' },
    ])
    const sources = await database
      .selectFrom('source')
      .select('publisher')
      .where('origin', '=', 'organisation')
      .execute()
    expect(sources.map(({ publisher }) => publisher).sort()).toEqual([
      'Call with the circuit clerk',
      'Known to Delta Votes',
    ])
    expect(await newestRun(admin)).toMatchObject({
      file_name: 'Bolivar County, Courthouses.csv',
      officials: { added: 1 },
      can_be_undone: true,
    })
    const { values } = await admin.call(endpoints.listAudit, { query: { what: 'drives' } })
    expect(values.slice(0, 3).map(({ act }) => act)).toEqual(['task published', 'task accepted', 'task sent'])
  })

  test('with all that was wanted is published; then nobody takes it', async () => {
    const task = await published(sheriffIs('Zoe Reed'), { wanted: ['holder'] })
    expect(task).toMatchObject({ state: 'published', left: [], published: 1, can: { take: false } })
  })

  test('of somebody on file is their value, and of one who came in by the task can be filled in next', async () => {
    const id = await newTask({ offices: ['Constable', 'Sheriff'], wanted: ['holder', 'ethnicity'] })
    const { seats } = await take(filler, id)
    const ada = seats.find(({ office }) => office === 'Constable')?.holders[0]?.official_id ?? 0
    const stated = { ethnicity: 'African-American', stated_by: 'person' } as const
    await send(filler, id, { ...sheriffIs('Zoe Reed'), officials: [{ official_id: ada, ...stated }] })
    await accept(looker, id)
    const task = await settled(looker, id)
    const zoe = task.seats.find(({ office }) => office === 'Sheriff')?.holders[0]
    expect(zoe).toMatchObject({ name: 'Zoe Reed', wanted: ['ethnicity'] })
    await take(filler, id)
    await send(filler, id, { source: call, officials: [{ official_id: zoe?.official_id ?? 0, ...stated }] })
    await accept(looker, id)
    const { left } = await settled(looker, id)
    // for the constable who is not on file
    expect(left).toEqual([
      { wanted: 'holder', count: 1 },
      { wanted: 'ethnicity', count: 1 },
    ])
    expect(await shown()).toEqual([
      ['Ada Bird', 'African-American'],
      ['Zoe Reed', 'African-American'],
    ])
  })

  test('says of a line on file that it is right still, as of the day of the source', async () => {
    await published({ source: call, lines: [{ id: 'sheriff', phone: '662-555-0142', email: '' }] })
    clock.forward(86_400)
    await context.dataset.refresh()
    const source = { ...call, day: '2026-11-21' }
    await published(
      { source, lines: [{ id: 'sheriff', phone: '', email: '', still_right: true }] },
      { wanted: ['email'] },
    )
    expect(await lines()).toEqual([{ office_id: 'sheriff', phone: '662-555-0142', email: null, as_of: '2026-11-21' }])
  })

  test('is what the looker changed it to', async () => {
    const id = await filled(sheriffIs('Zoe Red'))
    const answers = { source: call, seats: [{ id: 'sheriff:1', people: [{ name: 'Zoe Reed' }] }] }
    await accept(looker, id, { answers })
    await settled(looker, id)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Zoe Reed'])
  })

  test('that could not be found out changes nothing of the data, and is an answer', async () => {
    const before = await database.selectFrom('dataset_version').select('version').executeTakeFirst()
    const task = await published(
      { seats: [{ id: 'sheriff:1', not_found: { reason: 'vacant' } }] },
      { wanted: ['holder'] },
    )
    expect(task).toMatchObject({ state: 'published', rounds: [{ answers: 1 }] })
    expect(await database.selectFrom('dataset_version').select('version').executeTakeFirst()).toEqual(before)
  })

  test('without a second look is published at once, and says so beside each value', async () => {
    const id = await filled(sheriffIs('Zoe Reed'), { second_look: false })
    expect(await settled(filler, id)).toMatchObject({ rounds: [{ looked_by: null }] })
    const sources = await database
      .selectFrom('source')
      .select('publisher')
      .where('origin', '=', 'organisation')
      .execute()
    expect(sources).toContainEqual({ publisher: 'Call with the circuit clerk. Not looked at by a second person' })
  })
})

describe('two for one seat', () => {
  test('are never both published, also where both were accepted before either was: the later is told who came first', async () => {
    const [one, other] = [await filled(sheriffIs('Zoe Reed')), await filled(sheriffIs('Ann Hill'))]
    await Promise.all([accept(looker, one), accept(looker, other)])
    const tasks = [await settled(looker, one), await settled(looker, other)]
    const names = (await shown()).map(([name]) => name)
    expect(names).toHaveLength(2)
    const later = tasks.find(({ state }) => state === 'done')
    expect(later?.error).toMatch(
      /^Somebody was first: (Zoe Reed|Ann Hill) is on file as Sheriff, Bolivar County, and a single seat cannot have two holders\.$/,
    )
    expect(later?.conflicts).toMatchObject([{ by: { name: 'Rosa Baptiste' }, at: clock.now().toISOString() }])
  })

  const conflicting = async () => {
    const id = await filled(sheriffIs('Zoe Reed'))
    clock.forward(3_600)
    await desk.load({ ...records, officials: [...records.officials, sheriff()] })
    const task = await read(looker, id)
    return { id, task, conflict: task.conflicts[0] }
  }

  test('of whom one was loaded from elsewhere meanwhile, are shown and asked about', async () => {
    const { id, task, conflict } = await conflicting()
    expect(task.seats[0]?.holders).toMatchObject([{ name: 'Joe Moody', is_new: true }])
    expect(conflict).toMatchObject({ name: 'Zoe Reed', holder: { name: 'Joe Moody' }, by: null, source: 'Somebody' })
    const { status, detail } = await refusal(looker.request(endpoints.acceptTask, { params: { id }, body: {} }))
    expect([status, detail]).toEqual([
      409,
      'Somebody was first. Joe Moody is on file as Sheriff, Bolivar County, from Somebody, and a single seat cannot have two holders. Decide whether Joe Moody stays or Zoe Reed follows.',
    ])
  })

  test.each([
    ['keep', ['Ada Bird', 'Joe Moody']],
    ['take', ['Ada Bird', 'Zoe Reed']],
  ] as const)('are decided by the looker: %s', async (decision, names) => {
    const { id, conflict } = await conflicting()
    const { id: seat = '', name = '', holder } = conflict ?? {}
    await accept(looker, id, { conflicts: [{ id: seat, name, official_id: holder?.official_id ?? 0, decision }] })
    expect(await settled(looker, id)).toMatchObject({ error: null, published: 1 })
    expect((await shown()).map(([each]) => each)).toEqual(names)
  })

  test('of whom the one on file holds it no longer, follow each other', async () => {
    await desk.load({ ...records, officials: [...records.officials, sheriff()] })
    const id = await newTask({ wanted: ['phone'] })
    const { seats } = await take(filler, id)
    const follows = seats[0]?.holders[0]?.official_id ?? 0
    await send(filler, id, sheriffIs('Zoe Reed', { follows }))
    await accept(looker, id)
    await settled(looker, id)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Zoe Reed'])
    expect(await undo(id)).toMatchObject({ state: 'done', error: null })
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Joe Moody'])
  })

  test('of the same name are one, whom the task says more of', async () => {
    const id = await filled(sheriffIs('Joe Moody', { ethnicity: 'African-American', stated_by: 'person' }))
    await desk.load({ ...records, officials: [...records.officials, sheriff()] })
    await accept(looker, id)
    await settled(looker, id)
    expect(await shown()).toEqual([
      ['Ada Bird', null],
      ['Joe Moody', 'African-American'],
    ])
  })

  test('have room where the law gives two seats', async () => {
    clock.forward(3_600)
    await published(
      { source: call, seats: [{ id: 'constable:1', people: [{ name: 'Zoe Reed' }] }] },
      { offices: ['Constable'] },
    )
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Zoe Reed'])
    const id = await newTask({ offices: ['Constable'], wanted: ['phone'] })
    await take(filler, id)
    await send(filler, id, { source: call, seats: [{ id: 'constable:1', people: [{ name: 'Ann Hill' }] }] })
    expect((await read(looker, id)).conflicts).toMatchObject([
      { name: 'Ann Hill', holder: { name: expect.stringMatching(/^(Ada Bird|Zoe Reed)$/) } },
    ])
  })

  test('without a second look are told to whoever comes later, who decides', async () => {
    const id = await newTask({ second_look: false })
    await take(filler, id)
    await desk.load({ ...records, officials: [...records.officials, sheriff()] })
    const body = { client_id: randomUUID(), answers: sheriffIs('Zoe Reed') }
    const { detail } = await refusal(filler.request(endpoints.submitTask, { params: { id }, body }))
    expect(detail).toMatch(/^Somebody was first\. Joe Moody/)
    const follows = (await read(filler, id)).seats[0]?.holders[0]?.official_id ?? 0
    await send(filler, id, sheriffIs('Zoe Reed', { follows }))
    await settled(filler, id)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Zoe Reed'])
  })
})

describe('an undo', () => {
  test('takes out what the task published, whatever was published since, and its answers wait again', async () => {
    const one = await published(sheriffIs('Zoe Reed'))
    await published(
      { source: call, seats: [{ id: 'coroner:1', people: [{ name: 'Ann Hill' }] }] },
      { offices: ['Coroner'] },
    )
    const task = await undo(one.id)
    expect(task).toMatchObject({ state: 'done', waiting: 1, published: 0, answers: { seats: [{ id: 'sheriff:1' }] } })
    expect(task.rounds[0]?.undone_at).not.toBe(null)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Ann Hill'])
    await accept(looker, one.id)
    await settled(looker, one.id)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird', 'Ann Hill', 'Zoe Reed'])
  })

  test('is refused where another task has changed the same since, and nothing happens', async () => {
    const one = await published(sheriffIs('Zoe Reed'), { wanted: ['holder'] })
    const id = await newTask({ wanted: ['ethnicity'] })
    const { seats } = await take(filler, id)
    const zoe = seats[0]?.holders[0]?.official_id ?? 0
    const stated = { official_id: zoe, ethnicity: 'African-American', stated_by: 'person' } as const
    await send(filler, id, { source: call, officials: [stated] })
    await accept(looker, id)
    await settled(looker, id)
    const task = await undo(one.id)
    expect(task).toMatchObject({
      state: 'published',
      error: 'What is said of Zoe Reed has been changed since; undo that first, or set the right value.',
    })
    expect(await shown()).toEqual([
      ['Ada Bird', null],
      ['Zoe Reed', 'African-American'],
    ])
    await undo(id)
    await undo(one.id)
    expect((await shown()).map(([name]) => name)).toEqual(['Ada Bird'])
  })

  test('of the import in the history is one of the task too', async () => {
    const task = await published(sheriffIs('Zoe Reed'), { wanted: ['holder'] })
    expect(task.state).toBe('published')
    const { id } = await newestRun(admin)
    const undoing = await admin.call(endpoints.undoImport, { params: { id: String(id) } })
    await importSettled(admin, undoing.id)
    expect(await read(looker, task.id)).toMatchObject({ state: 'open', published: 0, can: { take: true } })
    const { detail } = await refusal(admin.request(endpoints.undoTask, { params: { id: task.id } }))
    expect(detail).toBe('Nothing that this task published is there any more, so there is nothing to undo.')
  })
})

test('a job that is done twice publishes once', async () => {
  const id = await filled(sheriffIs('Zoe Reed'))
  await accept(looker, id)
  await Promise.all([publishTask(context, id), publishTask(context, id)])
  await settled(looker, id)
  await publishTask(context, id)
  expect((await read(looker, id)).rounds).toHaveLength(1)
})

/** Accepted, but no job has published it yet. */
const accepted = async () => {
  const id = await filled({ ...sheriffIs('Zoe Reed'), lines: [{ id: 'sheriff', phone: '662-555-0142', email: '' }] })
  const caller = { accountId: looker.account.id, roles: new Set(['USER']), isNonpartisan: false }
  const jobs = { ...context.jobs, enqueue: async () => undefined }
  await acceptTask({ ...context, jobs }, caller, {
    params: { id },
    body: { changes: { answers: null, conflicts: [] } },
  })
  return id
}
/** All that publishing writes, as a single query, because it is checked after each interruption. */
const written = async (id: string) => {
  const { rows } = await sql<Record<string, string | number | null>>`
    select state, error, version,
      (select string_agg(name, ', ' order by name) from shown_official) as shown,
      (select count(*)::integer from office_contact) as lines,
      (select count(*)::integer from task_round) as rounds,
      (select count(*)::integer from import_run) as runs,
      (select count(*)::integer from source where origin = 'organisation') as sources,
      (select count(*)::integer from official_change) as changes,
      (select count(*)::integer from audit_event where action = 'task published') as acts
    from drive_task, dataset_version where drive_task.id = ${id}`.execute(database)
  return rows[0] ?? {}
}
class CutOff extends Error {}
/** Publishes over a connection that ends at one of its statements; returns how many statements there were before it. */
const cutOffAt = async (id: string, isLast: (count: number, statement: string) => boolean) => {
  let count = 0
  const ending = listenedTo(database, (statement) => {
    count++
    if (isLast(count, statement)) throw new CutOff()
  })
  await expect(publishTask({ database: ending, clock }, id)).rejects.toThrow(CutOff)
  return count
}

test('cut off at fifty of its statements, a task is published not at all each time, and then wholly, once', async () => {
  const id = await accepted()
  const before = await written(id)
  expect(before).toMatchObject({ state: 'publishing', error: null, shown: 'Ada Bird' })
  const statements = await cutOffAt(id, (_, statement) => statement.includes('task published'))
  const points = new Set(Array.from({ length: 50 }, (_, at) => 1 + Math.floor((at * statements) / 50)))
  expect(await written(id)).toEqual(before)
  for (const point of points) {
    await cutOffAt(id, (count) => count === point)
    expect([point, await written(id)]).toEqual([point, before])
  }
  expect(points.size).toBe(Math.min(50, statements))
  await publishTask(context, id)
  const after = await written(id)
  expect(after).toMatchObject({
    state: 'open',
    shown: 'Ada Bird, Zoe Reed',
    lines: 1,
    rounds: 1,
    acts: Number(before['acts']) + 1,
    version: Number(before['version']) + 1,
  })
  await publishTask(context, id)
  expect(await written(id)).toEqual(after)
}, 400_000)

test('who loses the role while the answers wait is no reason against them', async () => {
  const leaving = await desk.someone()
  const id = await filled(sheriffIs('Zoe Reed'), {}, leaving)
  await admin.call(endpoints.deleteUser, { params: { id: leaving.account.id }, body: {} })
  await accept(looker, id)
  expect(await settled(looker, id)).toMatchObject({ rounds: [{ filled_by: null, answers: 1 }] })
})

test('a value that an administrator corrects lies over what a task published', async () => {
  const task = await published(sheriffIs('Zoe Reed'))
  const eo_id = task.seats[0]?.holders[0]?.official_id ?? 0
  const value = { eo_id, column_id: 'eo.gender', value: 'Female', source: 'A letter', as_of: '2026-11-20' } as const
  await admin.call(endpoints.setValue, { body: value })
  await published(
    { source: call, seats: [{ id: 'coroner:1', people: [{ name: 'Ann Hill' }] }] },
    { offices: ['Coroner'], place_ids: [bolivar] },
  )
  const { gender } = await database
    .selectFrom('shown_official')
    .select('gender')
    .where('name', '=', 'Zoe Reed')
    .executeTakeFirstOrThrow()
  expect(gender).toBe('Female')
})
