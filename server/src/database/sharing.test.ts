import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { handOver, organizationToShareIn, sharedTables, visibleTo } from '#database/sharing.ts'
import { testDatabase } from '#testing/database.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const now = server.clock.now()

const anOrganization = async () => await buildOrganization(server, `Delta Voices ${randomUUID()}`)
const someone = async (
  organizationId: string | null,
  approvedDaysAgo = 0,
  roles: readonly ('ADMIN' | 'USER')[] = ['USER'],
) => {
  const { id } = await buildAccount(server, { roles, organizationId, typed: 'Delta Voices' })
  const approved_at = new Date(now.getTime() - approvedDaysAgo * 86_400_000)
  await database.updateTable('account').set({ approved_at }).where('id', '=', id).execute()
  return id
}

/** A search of somebody's: shared in an organization, or private. */
async function save(ownerId: string, organizationId: string | null): Promise<string> {
  const row = { id: randomUUID(), name: 'Sheriffs', view: '', labels: '{}', saved_at: now }
  const sharing = { owner_id: ownerId, organization_id: organizationId, is_shared: organizationId !== null }
  await database
    .insertInto('saved_search')
    .values({ ...row, ...sharing })
    .execute()
  return row.id
}
const sees = async (accountId: string, id: string) =>
  (
    await database
      .selectFrom('saved_search')
      .select('id')
      .where('id', '=', id)
      .where(visibleTo('saved_search', accountId))
      .execute()
  ).length === 1
const ownerOf = async (id: string) =>
  (await database.selectFrom('saved_search').select('owner_id').where('id', '=', id).executeTakeFirst())?.owner_id
const leave = async (accountId: string, organizationId: string) =>
  await database.transaction().execute(async (transaction) => await handOver(transaction, accountId, organizationId))

const columns = ['owner_id', 'organization_id', 'is_shared']

test('every table of what people share is handed over when they leave', async () => {
  const tables = await database.introspection.getTables()
  const shared = tables.filter((table) => columns.every((name) => table.columns.some((column) => column.name === name)))
  expect(shared.map(({ name }) => name).sort()).toEqual([...sharedTables].sort())
})

describe('what is shared', async () => {
  const [ours, theirs] = [await anOrganization(), await anOrganization()]
  const owner = await someone(ours)
  const [shared, privateOne] = [await save(owner, ours), await save(owner, null)]

  test.each([
    ['its owner', () => owner, true, true],
    ['somebody of the same organization', async () => await someone(ours), true, false],
    ['an administrator of the same organization', async () => await someone(ours, 0, ['ADMIN']), true, false],
    ['somebody of another organization', async () => await someone(theirs), false, false],
    ['an administrator of another organization', async () => await someone(theirs, 0, ['ADMIN']), false, false],
    ['somebody who only typed the same name', async () => await someone(null), false, false],
  ])('is seen by %s: shared and private', async (_, viewer, seesShared, seesPrivate) => {
    const account = await viewer()
    expect([await sees(account, shared), await sees(account, privateOne)]).toEqual([seesShared, seesPrivate])
  })

  test('is shared in the organization that its owner is in, and by nobody without one', async () => {
    expect(await organizationToShareIn(database, owner)).toBe(ours)
    await expect(organizationToShareIn(database, await someone(null))).rejects.toThrow(
      'An administrator has not put you',
    )
  })
})

describe('what somebody who leaves has shared', () => {
  test('becomes that of the administrator who was approved first, of those in the organization', async () => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()]
    const owner = await someone(ours, 90, ['ADMIN'])
    await someone(theirs, 80, ['ADMIN'])
    await someone(ours, 70)
    const heir = await someone(ours, 60, ['ADMIN', 'USER'])
    await someone(ours, 50, ['ADMIN'])
    const [shared, privateOne, elsewhere] = [await save(owner, ours), await save(owner, null), await save(heir, theirs)]
    await leave(owner, ours)
    expect([await ownerOf(shared), await ownerOf(privateOne), await ownerOf(elsewhere)]).toEqual([heir, owner, heir])
  })

  test('becomes that of whoever was approved first, where none is an administrator', async () => {
    const ours = await anOrganization()
    const [owner, heir] = [await someone(ours, 1), await someone(ours, 60)]
    await someone(ours, 50)
    const shared = await save(owner, ours)
    await leave(owner, ours)
    expect(await ownerOf(shared)).toBe(heir)
  })

  test('is deleted where nobody else is in the organization; what is private stays', async () => {
    const ours = await anOrganization()
    const owner = await someone(ours)
    const [shared, privateOne] = [await save(owner, ours), await save(owner, null)]
    await leave(owner, ours)
    expect([await ownerOf(shared), await ownerOf(privateOne)]).toEqual([undefined, owner])
  })
})
