import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { handOver } from '#database/sharing.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const load = async (constables: number) => {
  const options = { origin: 'public', isDemonstration: false, now: server.clock.now(), onProgress: () => undefined }
  await loadRecords(database, buildRecords({ constables }), {
    ...options,
    origin: 'public',
    acceptLosses: Number.POSITIVE_INFINITY,
  })
  await server.context.dataset.refresh()
}
await load(1)

const delta = await buildOrganization(server, 'Delta Civic Voices')
const bayou = await buildOrganization(server, 'Bayou Teche Voter Project')
type Person = Awaited<ReturnType<typeof person>>
const person = async (organizationId: string | null, typed = '') => {
  const { id, ...account } = await buildAccount(server, { organizationId, typed })
  return { id, visitor: await new Visitor(server.app).signIn(account) }
}
let names = 0
const share = async ({ visitor }: Person, body: { digest?: 'weekly'; name?: string } = {}) =>
  await visitor.call(endpoints.saveSearch, { body: { name: `Search ${names++}`, view: '', is_shared: true, ...body } })
const list = async ({ visitor }: Person) => (await visitor.call(endpoints.listSavedSearches, {})).values
const ask = async ({ visitor }: Person, id: string) =>
  await visitor.request(endpoints.findSavedSearch, { params: { id } })
const change = async ({ visitor }: Person, id: string, body: object) =>
  await visitor.request(endpoints.changeSavedSearch, { params: { id }, body })
const moveTo = async ({ id }: Person, organizationId: string | null) =>
  await database.updateTable('account').set({ organization_id: organizationId }).where('id', '=', id).execute()

const rosa = await person(delta, 'Delta Civic Voices')

test('who is in no organization shares with nobody', async () => {
  const alone = await person(null, 'Delta Civic Voices')
  const body = { name: 'Constables', view: '', is_shared: true }
  const { id } = await alone.visitor.call(endpoints.saveSearch, { body: { ...body, is_shared: false } })
  for (const answer of [
    await alone.visitor.request(endpoints.saveSearch, { body: { ...body, name: 'Another' } }),
    await change(alone, id, { is_shared: true }),
  ])
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'An administrator has not put you into an organization yet.',
    ])
  expect((await list(alone)).map(({ is_shared }) => is_shared)).toEqual([false])
})

test('a shared search is seen by colleagues, and by nobody who only typed the same name', async () => {
  const { id } = await share(rosa)
  const colleague = await person(delta)
  expect(await list(colleague)).toMatchObject([
    { id, is_shared: true, owner: { id: rosa.id, name: 'Rosa Baptiste', is_me: false }, seen_at: null },
  ])
  for (const stranger of [await person(null, 'Delta Civic Voices'), await person(bayou, 'Delta Civic Voices')]) {
    expect(await list(stranger)).toEqual([])
    expect((await ask(stranger, id)).statusCode).toBe(404)
    expect((await change(stranger, id, { digest: 'weekly' })).statusCode).toBe(404)
  }
  await change(rosa, id, { is_shared: false })
  expect((await ask(colleague, id)).statusCode).toBe(404)
  expect((await ask(rosa, id)).json()).toMatchObject({ is_shared: false })
  await change(rosa, id, { is_shared: true })
  expect((await ask(colleague, id)).statusCode).toBe(200)
})

test('colleagues open a shared search each for themselves, and change nothing of it but their own mail', async () => {
  const { id } = await share(rosa)
  const colleague = await person(delta)
  await colleague.visitor.call(endpoints.openSavedSearch, { params: { id } })
  await load(3)
  await rosa.visitor.call(endpoints.openSavedSearch, { params: { id } })
  expect((await ask(colleague, id)).json()).toMatchObject({ changes: { new: 2 }, digest: 'none' })
  expect((await ask(rosa, id)).json()).toMatchObject({ changes: { new: 0 } })
  expect((await change(colleague, id, { digest: 'weekly' })).json()).toMatchObject({ digest: 'weekly' })
  expect((await ask(rosa, id)).json()).toMatchObject({ digest: 'none' })
  const refusals = [
    await change(colleague, id, { name: 'Theirs' }),
    await change(colleague, id, { view: 'eo.gender=Female' }),
    await change(colleague, id, { is_shared: false }),
    await colleague.visitor.request(endpoints.removeSavedSearch, { params: { id } }),
    await colleague.visitor.request(endpoints.saveSearch, { body: { name: 'Theirs', view: '', replaces: id } }),
  ]
  for (const answer of refusals)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'Only Rosa Baptiste can change this search. You can copy it.',
    ])
  const { view, name } = (await ask(rosa, id)).json()
  const copy = await colleague.visitor.call(endpoints.saveSearch, { body: { name, view } })
  expect([copy.is_shared, copy.owner.is_me]).toEqual([false, true])
})

test('who never opened a shared search hears from the moment of switching the mail on', async () => {
  await load(1)
  const { id } = await share(rosa)
  const colleague = await person(delta)
  await load(2)
  await change(colleague, id, { digest: 'weekly' })
  const baselines = await database
    .selectFrom('saved_search_baseline')
    .select(['occasion', 'version'])
    .where('account_id', '=', colleague.id)
    .execute()
  expect(baselines).toEqual([{ occasion: 'mailed', version: server.context.dataset.current().index.version }])
  expect((await ask(colleague, id)).json()).toMatchObject({ seen_at: null, changes: { new: 0 } })
})

test('who is moved to another organization no longer sees what was shared with them, nor what they left behind', async () => {
  const { id } = await share(rosa)
  const leaving = await person(delta)
  const theirs = await share(leaving, { name: 'Of mine' })
  const mine = await leaving.visitor.call(endpoints.saveSearch, { body: { name: 'Mine', view: '' } })
  const heir = await person(bayou)
  await database
    .updateTable('account')
    .set({ approved_at: new Date(0), organization_id: delta })
    .where('id', '=', heir.id)
    .execute()
  await heir.visitor.call(endpoints.saveSearch, { body: { name: 'Of mine', view: '' } })
  await database.transaction().execute(async (transaction) => await handOver(transaction, leaving.id, delta))
  await moveTo(leaving, bayou)
  expect((await ask(leaving, id)).statusCode).toBe(404)
  expect((await ask(leaving, theirs.id)).statusCode).toBe(404)
  expect((await list(leaving)).map((search) => search.id)).toEqual([mine.id])
  // Under a name that the heir has given already.
  expect((await list(heir)).filter(({ name }) => name === 'Of mine').map(({ owner }) => owner.is_me)).toEqual([
    true,
    true,
  ])
  expect((await ask(rosa, theirs.id)).json()).toMatchObject({ owner: { id: heir.id } })
})

test('what is shared stays within the organization that it was shared in, whatever else is changed', async () => {
  const owner = await person(delta)
  const { id, name } = await share(owner)
  await moveTo(owner, bayou)
  await change(owner, id, { is_shared: true, view: 'eo.gender=Female' })
  await owner.visitor.call(endpoints.saveSearch, { body: { name, view: '', is_shared: true, replaces: id } })
  expect((await ask(rosa, id)).statusCode).toBe(200)
  expect((await ask(await person(bayou), id)).statusCode).toBe(404)
})
