import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#database/test-database.ts'
import { testApp, Visitor } from '#test-app.ts'

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
