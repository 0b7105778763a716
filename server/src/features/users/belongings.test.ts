import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { sharedTables } from '#database/sharing.ts'
import { testDatabase } from '#testing/database.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const admin = await new Visitor(server.app).signIn()

const anOrganization = async () => await buildOrganization(server, `Delta Voices ${randomUUID()}`)
const person = async (organizationId: string | null) => {
  const account = await buildAccount(server, { organizationId })
  return { id: account.id, visitor: await new Visitor(server.app).signIn(account) }
}
type Person = Awaited<ReturnType<typeof person>>

const list = async ({ visitor }: Person, is_shared: boolean) =>
  (await visitor.call(endpoints.makeList, { body: { name: randomUUID(), is_shared } })).id
const search = async ({ visitor }: Person, is_shared: boolean) =>
  (await visitor.call(endpoints.saveSearch, { body: { name: randomUUID(), view: '', is_shared } })).id
const boardPage = async ({ visitor }: Person, is_shared: boolean) => {
  const { id } = await visitor.call(endpoints.makeBoardPage, { body: { name: randomUUID() } })
  await visitor.call(endpoints.changeBoardPage, { params: { id }, body: { is_shared } })
}
const belongings = async (id: string) => await admin.call(endpoints.readBelongings, { params: { id } })
const remove = async (id: string) => await admin.call(endpoints.deleteUser, { params: { id }, body: {} })
const listsOf = async ({ visitor }: Person) => (await visitor.call(endpoints.listLists, {})).values.map(({ id }) => id)

const nothing = { saved_searches: 0, lists: 0, board_pages: 0 }
const nothingElse = { exports: 0, imports: 0, has_calendar_feed: false }

describe('what an account keeps', () => {
  test('is told with whose it becomes, and becomes just that', async () => {
    const ours = await anOrganization()
    const [owner, heir] = [await person(ours), await person(ours)]
    const shared = [await list(owner, true), await list(owner, true)]
    await search(owner, true)
    await boardPage(owner, true)
    const listOfOwner = await list(owner, false)
    await search(heir, true)
    const counts = await belongings(owner.id)
    expect(counts).toEqual({
      shared: { saved_searches: 1, lists: 2, board_pages: 1 },
      heir: { id: heir.id, name: 'Rosa Baptiste' },
      private: { saved_searches: 0, lists: 1, board_pages: 0 },
      ...nothingElse,
    })
    await remove(owner.id)
    expect(await belongings(heir.id)).toMatchObject({
      shared: { saved_searches: 2, lists: 2, board_pages: 1 },
      heir: null,
    })
    expect(new Set(await listsOf(heir))).toEqual(new Set(shared))
    expect(await database.selectFrom('official_list').select('id').where('id', '=', listOfOwner).execute()).toEqual([])
  })

  test('is told to be nobody’s where nobody else is in the organization, and is gone then', async () => {
    const owner = await person(await anOrganization())
    const shared = await list(owner, true)
    expect(await belongings(owner.id)).toMatchObject({ shared: { ...nothing, lists: 1 }, heir: null })
    await remove(owner.id)
    expect(await database.selectFrom('official_list').select('id').where('id', '=', shared).execute()).toEqual([])
  })

  test('goes to nobody of whom the administrator was not told', async () => {
    const ours = await anOrganization()
    const [owner, heir, next] = [await person(ours), await person(ours), await person(ours)]
    const shared = await list(owner, true)
    const heir_id = (await belongings(owner.id)).heir?.id ?? null
    await remove(heir_id ?? '')
    const ways = [
      admin.request(endpoints.deleteUser, { params: { id: owner.id }, body: { heir_id } }),
      admin.request(endpoints.deleteUser, { params: { id: owner.id }, body: { heir_id: null } }),
      admin.request(endpoints.moveUser, { body: { user_id: owner.id, organization_id: null, heir_id } }),
      admin.request(endpoints.removeRole, { body: { user_id: owner.id, role: 'USER', heir_id } }),
    ]
    for (const way of ways) expect((await way).json().detail).toMatch(/^Who gets what is shared has changed/)
    expect(await listsOf(owner)).toEqual([shared])
    const left = heir_id === heir.id ? next : heir
    await admin.call(endpoints.deleteUser, { params: { id: owner.id }, body: { heir_id: left.id } })
    expect(await listsOf(left)).toEqual([shared])
  })

  test('is private of whoever is in no organization', async () => {
    const owner = await person(null)
    await search(owner, false)
    const listOfOwner = { ...nothing, saved_searches: 1 }
    expect(await belongings(owner.id)).toEqual({ shared: nothing, heir: null, private: listOfOwner, ...nothingElse })
  })

  test('are files, too: those to download, those that are not published yet, and a calendar', async () => {
    const { id, visitor } = await person(null)
    await visitor.call(endpoints.makeCalendarFeed, { body: {} })
    await visitor.call(endpoints.requestExport, { body: {} })
    await database
      .insertInto('import_request')
      .values({
        id: randomUUID(),
        kind: 'load',
        status: 'CHECKED',
        account_id: id,
        file_name: 'officials.csv',
        created_at: server.clock.now(),
        progressed_at: server.clock.now(),
        expires_at: server.clock.now(),
      })
      .execute()
    expect(await belongings(id)).toMatchObject({ exports: 1, imports: 1, has_calendar_feed: true })
    await remove(id)
    expect((await admin.request(endpoints.readBelongings, { params: { id } })).statusCode).toBe(404)
  })
})

// What is deleted with an account has to be told before; nobody misses the rest.
const counts = [...sharedTables, 'export', 'import_request', 'calendar_feed']
const missedByNobody = [
  'account_role',
  'session',
  'known_device',
  'two_factor',
  'one_time_token',
  'terms_acceptance',
  'saved_search_baseline',
  'saved_search_digest',
  'weekly_digest',
  'account_key',
  'invitation',
  'account_identity',
  'live_link',
  'task_draft',
  'task_mail',
]

test('every table whose rows go with an account is told before', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where confrelid = 'account'::regclass and confdeltype = 'c'`.execute(database)
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...counts, ...missedByNobody]))
})
