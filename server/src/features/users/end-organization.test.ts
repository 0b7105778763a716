import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { buildRecords } from '#testing/imports/records/records.ts'

const database = await testDatabase()
await loadRecords(database, buildRecords(), {
  origin: 'public',
  isDemonstration: false,
  now: testClock().now(),
  onProgress: () => undefined,
})
const server = await testApp(database)
const admin = await new Visitor(server.app).signIn()

const anOrganization = async () => {
  const name = `Delta Voices ${randomUUID()}`
  return { id: await buildOrganization(server, name), name }
}
const memberOf = async (organizationId: string, roles: ('ADMIN' | 'USER')[] = ['USER']) => {
  const account = await buildAccount(server, { organizationId, roles })
  return await new Visitor(server.app).signIn(account)
}
const share = async (visitor: Visitor) => {
  await visitor.call(endpoints.makeList, { body: { name: randomUUID(), is_shared: true } })
  await visitor.call(endpoints.saveSearch, { body: { name: randomUUID(), view: '', is_shared: true } })
}
const drive = async (visitor: Visitor) =>
  await visitor.call(endpoints.makeDrive, { body: { name: randomUUID(), place_ids: ['28011'], wanted: ['ethnicity'] } })
const listsOf = async (visitor: Visitor) => (await visitor.call(endpoints.listLists, {})).values
const holdings = async (id: string) => await admin.call(endpoints.readHoldings, { params: { id } })

test('a merged organization has moved whole: its people see what the others share, and its drives go on', async () => {
  const [from, into] = [await anOrganization(), await anOrganization()]
  const [one, administrator] = [await memberOf(from.id), await memberOf(from.id, ['USER', 'ADMIN'])]
  const other = await memberOf(into.id)
  await share(one)
  await drive(administrator)
  expect(await holdings(from.id)).toEqual({ people: 2, saved_searches: 1, lists: 1, board_pages: 0, drives: 1 })
  const merged = await admin.call(endpoints.mergeOrganization, { params: { id: from.id }, body: { into_id: into.id } })
  expect(merged).toMatchObject({ id: into.id, people: 3 })
  expect(await holdings(into.id)).toEqual({ people: 3, saved_searches: 1, lists: 1, board_pages: 0, drives: 1 })
  expect(await listsOf(other)).toHaveLength(1)
  expect((await other.call(endpoints.listDrives, { query: {} })).values).toHaveLength(1)
  expect((await admin.request(endpoints.readHoldings, { params: { id: from.id } })).statusCode).toBe(404)
})

test('a deleted organization takes nothing along: what somebody shared is theirs alone', async () => {
  const { id, name } = await anOrganization()
  const [one, other] = [await memberOf(id), await memberOf(id)]
  await share(one)
  expect(await listsOf(other)).toHaveLength(1)
  await admin.call(endpoints.deleteOrganization, { params: { id } })
  expect(await listsOf(one)).toMatchObject([{ is_shared: false, owner: { is_me: true } }])
  expect(await listsOf(other)).toEqual([])
  expect((await one.call(endpoints.me, {}))?.organization_of).toBeNull()
  const { values: entries } = await admin.call(endpoints.listAudit, { query: {} })
  expect(entries[0]).toMatchObject({ act: 'organization deleted', to_what: name })
})

test('one with drives is not deleted, one is not merged into itself, and what is not there is said', async () => {
  const { id } = await anOrganization()
  await drive(await memberOf(id, ['USER', 'ADMIN']))
  const refused = await admin.request(endpoints.deleteOrganization, { params: { id } })
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'This organization has drives. Delete them first, or merge the organization into another.',
  ])
  const merge = async (into_id: string) =>
    (await admin.request(endpoints.mergeOrganization, { params: { id }, body: { into_id } })).statusCode
  expect([await merge(id), await merge(randomUUID())]).toEqual([409, 404])
  expect(await holdings(id)).toMatchObject({ people: 1, drives: 1 })
})

test('every table that names an organization is moved by a merge', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'organization'::regclass`.execute(database)
  expect(rows.map(({ table }) => table).sort()).toEqual([
    'account',
    'board_page',
    'drive',
    'invitation',
    'official_list',
    'saved_search',
  ])
})
