import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { EntityType } from '@atlas/contract/rules/entity-types.ts'
import { testDatabase } from '#testing/database.ts'
import { testApp, Visitor } from '#testing/app.ts'

const server = await testApp(await testDatabase())
await server.context.database
  .insertInto('state')
  .values([
    { id: '13', code: 'GA', name: 'Georgia' },
    { id: '28', code: 'MS', name: 'Mississippi' },
  ])
  .onConflict((conflict) => conflict.doNothing())
  .execute()

let visitor: Visitor
beforeEach(async () => {
  visitor = await new Visitor(server.app).signIn()
})

const prefer = async (state_id: unknown) => await visitor.request(endpoints.setPreference, { body: { state_id } })
const preference = async () => (await visitor.call(endpoints.me, {}))?.preference

test('the state that a person chose is told, and is there at the next sign-in', async () => {
  const chosen = { state_id: '13', state: 'Georgia' }
  expect((await prefer('13')).json()).toEqual(chosen)
  expect(await preference()).toEqual(chosen)
  visitor = await new Visitor(server.app).signIn()
  expect(await preference()).toEqual(chosen)
  expect((await prefer('28')).json()).toEqual({ state_id: '28', state: 'Mississippi' })
})

test('null takes the preference away', async () => {
  await prefer('13')
  expect((await prefer(null)).json()).toEqual({ state_id: null, state: null })
  expect(await preference()).toEqual({ state_id: null, state: null })
})

test.for(['48', 'Georgia', '', 13, undefined, 'x'.repeat(1_000)])(
  '%s is refused and changes nothing',
  async (state_id) => {
    await prefer('28')
    const answer = await prefer(state_id)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'state_id' }] })
    expect(await preference()).toEqual({ state_id: '28', state: 'Mississippi' })
  },
)

test('a request without the readable tokens is refused', async () => {
  const answer = await visitor.send({
    method: 'PUT',
    url: '/api/preferences/me',
    payload: { state_id: '13' },
    headers: { 'x-csrf-access-token': '', 'x-csrf-refresh-token': '' },
  })
  expect(answer.statusCode).toBe(403)
})

test('the welcome page is shown once: what is noted is told, and the first time stays', async () => {
  const { database } = server.context
  await database.updateTable('account').set({ welcomed_at: null }).execute()
  const isWelcomed = async () => (await visitor.call(endpoints.me, {}))?.is_welcomed
  const noted = async () => (await database.selectFrom('account').select('welcomed_at').executeTakeFirst())?.welcomed_at
  expect(await isWelcomed()).toBe(false)
  await visitor.call(endpoints.noteWelcome, {})
  const first = await noted()
  expect(await isWelcomed()).toBe(true)
  server.clock.forward(60)
  await visitor.call(endpoints.noteWelcome, {})
  expect(await noted()).toEqual(first)
})

test('the nonpartisan view is chosen by each person, and is there at the next request', async () => {
  const isNonpartisan = async () => (await visitor.call(endpoints.me, {}))?.is_nonpartisan
  expect(await isNonpartisan()).toBe(false)
  for (const is_on of [true, false]) {
    expect(await visitor.call(endpoints.chooseNonpartisan, { body: { is_on } })).toEqual({ is_nonpartisan: is_on })
    expect(await isNonpartisan()).toBe(is_on)
  }
})

test('which offices of a place come first is chosen by each person, and nothing until then', async () => {
  const isNearestFirst = async () => (await visitor.call(endpoints.me, {}))?.is_nearest_first
  expect(await isNearestFirst()).toBeNull()
  for (const is_on of [true, false]) {
    expect(await visitor.call(endpoints.chooseNearestFirst, { body: { is_on } })).toEqual({ is_nearest_first: is_on })
    expect(await isNearestFirst()).toBe(is_on)
  }
})

test('a 501(c)(3) is asked about the nonpartisan view until it chose, and nobody else is', async () => {
  const { database } = server.context
  const asks = async (entity_type: EntityType, nonpartisan_chosen_at: Date | null) => {
    await database.updateTable('account').set({ entity_type, nonpartisan_chosen_at }).execute()
    return (await visitor.call(endpoints.me, {}))?.asks_nonpartisan
  }
  expect(await asks('501(c)(4)', null)).toBe(false)
  expect(await asks('501(c)(3)', null)).toBe(true)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
  expect((await visitor.call(endpoints.me, {}))?.asks_nonpartisan).toBe(false)
})

const save = async (values: unknown) => await visitor.request(endpoints.keepColumnSets, { body: { values } })
const sets = async () => (await visitor.call(endpoints.listColumnSets, {}))?.values
const forMail = { name: 'For mail', columns: ['eo.name', 'stats.address'] }

test('named sets of columns are kept with the person, in place of those before', async () => {
  expect((await save([forMail, { name: 'Ages', columns: ['eo.name', 'eo.age'] }])).json()).toMatchObject({
    values: [forMail, { name: 'Ages' }],
  })
  visitor = await new Visitor(server.app).signIn()
  expect((await sets())?.map(({ name }) => name)).toEqual(['For mail', 'Ages'])
  await save([forMail])
  expect(await sets()).toEqual([forMail])
})

test('a column that the catalogue no longer has is left out of a set', async () => {
  await save([forMail])
  const stored = [
    { name: 'Old', columns: ['eo.name', 'eo.gone'] },
    { name: 'Older', columns: ['eo.gone'] },
  ]
  await server.context.database
    .updateTable('account')
    .set({ column_sets: JSON.stringify(stored) })
    .execute()
  expect(await sets()).toEqual([{ name: 'Old', columns: ['eo.name'] }])
})

test.for([
  [[{ name: ' ', columns: ['eo.name'] }], 'values.0.name'],
  [[{ name: 'x', columns: [] }], 'values.0.columns'],
  [[{ name: 'x', columns: ['eo.nothing'] }], 'values.0.columns.0'],
  [[forMail, { ...forMail, name: 'FOR MAIL' }], 'values'],
] as const)('sets that cannot be are refused, and nothing changes: %j', async ([values, path]) => {
  await save([forMail])
  const answer = await save(values)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ path }] })
  expect(await sets()).toEqual([forMail])
})
