import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { handOver } from '#database/sharing.ts'
import { testDatabase } from '#testing/database.ts'
import { ask, exported, finished, linkTo, open, readCsv } from '#testing/exports/exports.ts'
import { writeExport } from '#features/exports/write-export.ts'
import { constables, make, numbersOf, publish, read, sendOutcome, see } from '#testing/saved/lists/lists.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
await publish({ context: { database } }, constables)
const log = memoryLog()
const server = await testApp(database, {}, log.log)
const { Ames = 0, Bond = 0 } = await numbersOf(database)

const ours = await buildOrganization(server, 'Delta Voices')
const otherOrganization = await buildOrganization(server, 'Delta Voices South')
async function person(organizationId: string | null, role: 'USER' | 'ADMIN' = 'USER') {
  const account = await buildAccount(server, { roles: [role], organizationId, typed: 'Delta Voices' })
  return { id: account.id, visitor: await new Visitor(server.app).signIn(account) }
}
const owner = await person(ours)
const colleague = await person(ours)
const strangers = {
  'of another organization': await person(otherOrganization),
  'an administrator of another organization': await person(otherOrganization, 'ADMIN'),
  'who typed the same name and is in none': await person(null),
  'an administrator in none': await person(null, 'ADMIN'),
}

let id: string
beforeEach(async () => {
  await database.deleteFrom('export').execute()
  await database.deleteFrom('official_list').execute()
  id = (await make(owner.visitor, { is_shared: true, eo_ids: [Ames] })).id
})

const notThere = [404, 'There is no such list, or no longer one.']
const answerOf = async (visitor: Visitor, endpoint: Endpoint, body: object = {}) => {
  const answer = await visitor.request(endpoint, { params: { id, eo_id: String(Ames) }, body })
  return [answer.statusCode, answer.statusCode < 300 ? null : answer.json().detail]
}
const share = async (is_shared: boolean) =>
  await owner.visitor.call(endpoints.changeList, { params: { id }, body: { is_shared } })

/** What is asked of one list, each by somebody who may and by those who may not. */
const requests: readonly (readonly [string, Endpoint, object])[] = [
  ['read', endpoints.readList, {}],
  ['told what to say', endpoints.changeList, { script: 'Hello' }],
  ['copied', endpoints.copyList, { name: 'Mine' }],
  ['added to', endpoints.addOfficials, { eo_ids: [Bond] }],
  ['taken from', endpoints.takeOutOfficials, { eo_ids: [Bond] }],
  ['noted in', endpoints.writeNote, { text: 'Kind' }],
  ['said of', endpoints.sayOutcomes, { values: [outcomesOf()] }],
  ['made a file of contacts', endpoints.listContacts, {}],
]
function outcomesOf() {
  return { client_id: randomUUID(), eo_id: Ames, outcome: 'reached', said_at: '2026-11-20T14:00:00Z' }
}

describe('a shared list', () => {
  test.each(requests)('is %s by a colleague, and by nobody else', async (_, endpoint, body) => {
    expect((await answerOf(colleague.visitor, endpoint, body))[0]).toBeLessThan(300)
    for (const [who, { visitor }] of Object.entries(strangers))
      expect([who, await answerOf(visitor, endpoint, body)]).toEqual([who, notThere])
  })

  test('is listed for colleagues, with whose it is, and for nobody else', async () => {
    const [list] = (await colleague.visitor.call(endpoints.listLists, {})).values
    expect(list).toMatchObject({ id, is_shared: true, owner: { id: owner.id, is_me: false } })
    for (const { visitor } of Object.values(strangers))
      expect((await visitor.call(endpoints.listLists, {})).values).toEqual([])
  })

  test('is renamed, shared and deleted by its owner alone', async () => {
    const refused = [403, 'Only Rosa Baptiste can rename, share or delete this list. You can copy it.']
    expect(await answerOf(colleague.visitor, endpoints.changeList, { name: 'Mine' })).toEqual(refused)
    expect(await answerOf(colleague.visitor, endpoints.changeList, { is_shared: false })).toEqual(refused)
    expect(await answerOf(colleague.visitor, endpoints.deleteList)).toEqual(refused)
    expect(await answerOf(owner.visitor, endpoints.deleteList)).toEqual([200, null])
    expect(await answerOf(colleague.visitor, endpoints.readList)).toEqual(notThere)
  })

  test('keeps what two people say at once, and the newer counts for both', async () => {
    await Promise.all([
      sendOutcome(owner.visitor, id, { eo_id: Ames, outcome: 'left_message', said_at: '2026-11-20T14:01:00Z' }),
      sendOutcome(colleague.visitor, id, { eo_id: Ames, outcome: 'reached', said_at: '2026-11-20T14:02:00Z' }),
    ])
    for (const { visitor } of [owner, colleague]) {
      const official = await see(visitor, id, 'Ames')
      expect(official?.outcome).toMatchObject({ outcome: 'reached', by: { id: colleague.id } })
      expect(official?.outcomes.map(({ by }) => by?.is_me)).toEqual(
        visitor === owner.visitor ? [false, true] : [true, false],
      )
    }
  })

  test('holds both whom two people put in at once, once each', async () => {
    const add = async ({ visitor }: { visitor: Visitor }) =>
      await answerOf(visitor, endpoints.addOfficials, { eo_ids: [Ames, Bond] })
    const answers = await Promise.all([add(owner), add(colleague), add(owner)])
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200])
    expect((await read(owner.visitor, id)).officials).toHaveLength(2)
  })

  test('is a private one of their own where a colleague copies it', async () => {
    const copy = await colleague.visitor.call(endpoints.copyList, { params: { id }, body: { name: 'Mine' } })
    expect(copy).toMatchObject({ is_shared: false, owner: { id: colleague.id, is_me: true } })
    expect((await owner.visitor.call(endpoints.listLists, {})).values.map(({ name }) => name)).toEqual(['Calls'])
  })
})

describe('a list is not there any more', () => {
  const move = async (organization_id: string | null) =>
    await database.updateTable('account').set({ organization_id }).where('id', '=', colleague.id).execute()

  test.each(requests)('to be %s by a colleague once it is private again', async (_, endpoint, body) => {
    await share(false)
    expect(await answerOf(colleague.visitor, endpoint, body)).toEqual(notThere)
  })

  test('for a colleague who is moved, until they are back', async () => {
    for (const organization of [otherOrganization, null]) {
      await move(organization)
      expect(await answerOf(colleague.visitor, endpoints.readList)).toEqual(notThere)
    }
    await move(ours)
    expect((await answerOf(colleague.visitor, endpoints.readList))[0]).toBe(200)
  })

  test('for a colleague who has lost every role', async () => {
    const { id: account, visitor } = await person(ours)
    await database.deleteFrom('account_role').where('account_id', '=', account).execute()
    expect((await answerOf(visitor, endpoints.readList))[0]).toBe(403)
  })

  test('for an owner who leaves: it stays with the organization, under a new owner', async () => {
    const leaving = await person(ours)
    id = (await make(leaving.visitor, { is_shared: true, eo_ids: [Ames] })).id
    const copy = await make(leaving.visitor, { name: 'Private', eo_ids: [Ames] })
    await sendOutcome(leaving.visitor, id, { eo_id: Ames })
    await database.transaction().execute(async (transaction) => {
      await handOver(transaction, leaving.id, ours)
      await transaction
        .updateTable('account')
        .set({ organization_id: otherOrganization })
        .where('id', '=', leaving.id)
        .execute()
    })
    expect(await answerOf(leaving.visitor, endpoints.readList)).toEqual(notThere)
    expect((await read(leaving.visitor, copy.id)).name).toBe('Private')
    const list = await read(colleague.visitor, id)
    expect([owner.id, colleague.id]).toContain(list.owner.id)
    await database.deleteFrom('account_role').where('account_id', '=', leaving.id).execute()
    await database.deleteFrom('session').where('account_id', '=', leaving.id).execute()
    await database.deleteFrom('account').where('id', '=', leaving.id).execute()
    expect(await see(colleague.visitor, id, 'Ames')).toMatchObject({ outcome: { outcome: 'reached', by: null } })
    expect(await database.selectFrom('official_list').where('id', '=', copy.id).selectAll().execute()).toEqual([])
  })
})

describe('a file of a shared list', () => {
  test('is a colleague’s too, and nobody else’s', async () => {
    await sendOutcome(owner.visitor, id, { eo_id: Ames })
    const rows = readCsv(await exported(colleague.visitor, { list_id: id, columns: ['eo.name'] }))
    expect(rows[1]?.slice(0, 3)).toEqual(['Ada Ames', '', 'Reached'])
    for (const { visitor } of Object.values(strangers))
      expect((await visitor.request(endpoints.requestExport, { body: { list_id: id } })).statusCode).toBe(404)
  })

  test('is not there to be listed, found or downloaded once the list is not shared any more', async () => {
    const file = await ask(colleague.visitor, { list_id: id, columns: ['eo.name'] })
    await finished(colleague.visitor, file)
    const url = await linkTo(colleague.visitor, file)
    expect((await open(colleague.visitor, url)).statusCode).toBe(200)
    await share(false)
    expect((await open(colleague.visitor, url)).statusCode).toBe(404)
    for (const endpoint of [endpoints.findExport, endpoints.downloadExport])
      expect((await colleague.visitor.request(endpoint, { params: { id: file } })).statusCode).toBe(404)
    expect((await colleague.visitor.call(endpoints.listExports, {})).values).toEqual([])
  })

  test('is not made where the list is not shared any more by then', async () => {
    const file = await ask(colleague.visitor, { list_id: id, columns: ['eo.name'] })
    await finished(colleague.visitor, file)
    await database.updateTable('export').set({ status: 'CREATING' }).where('id', '=', file).execute()
    await share(false)
    await writeExport({ ...server.context, title: 'Atlas' }, file, new AbortController().signal)
    expect(await database.selectFrom('export').selectAll().execute()).toEqual([])
    expect(await database.selectFrom('export_chunk').selectAll().execute()).toEqual([])
  })
})

test('nothing that is said, noted or written to say is in the log or the trail', async () => {
  const secret = 'Zanzibar'
  await colleague.visitor.call(endpoints.writeNote, { params: { id, eo_id: String(Ames) }, body: { text: secret } })
  await colleague.visitor.call(endpoints.changeList, { params: { id }, body: { script: secret } })
  await owner.visitor.call(endpoints.changeList, { params: { id }, body: { name: secret } })
  await sendOutcome(owner.visitor, id, { eo_id: Ames, outcome: 'wrong_number' })
  await exported(owner.visitor, { list_id: id, columns: ['eo.name'] })
  const trail = await database.selectFrom('audit_event').select(['action', 'details']).execute()
  const all = JSON.stringify([trail, log.lines])
  expect(all).toContain(id)
  expect(all).not.toContain(secret)
  expect(all).not.toContain('wrong_number')
})
