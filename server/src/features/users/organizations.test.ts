import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const admin = await new Visitor(server.app).signIn()

let names = 0
const newName = () => `Delta Voices ${++names}`
const anOrganization = async () => await buildOrganization(server, newName())

interface Person {
  readonly id: string
  readonly visitor: Visitor
}
async function someone(organizationId: string | null, roles: readonly Role[] = ['USER']): Promise<Person> {
  const account = await buildAccount(server, { organizationId, roles })
  return { id: account.id, visitor: await new Visitor(server.app).signIn(account) }
}
const list = async ({ visitor }: Person, isShared: boolean) =>
  (await visitor.call(endpoints.makeList, { body: { name: 'Calls', is_shared: isShared } })).id
const listsOf = async ({ visitor }: Person) =>
  (await visitor.call(endpoints.listLists, {})).values.map(({ id, owner }) => [id, owner.is_me])
const reading = async ({ visitor }: Person, id: string) =>
  (await visitor.request(endpoints.readList, { params: { id } })).statusCode
const move = async ({ id }: Person, organizationId: string | null) =>
  await admin.call(endpoints.moveUser, { body: { user_id: id, organization_id: organizationId } })
const remove = async (id: string, by = admin) => await by.request(endpoints.deleteUser, { params: { id } })
const approve = async (id: string, where: object = {}) =>
  await admin.request(endpoints.assignRole, { body: { user_id: id, role: 'USER', ...where } })
const trailOf = async (id: string) =>
  (await database.selectFrom('audit_event').select(['action', 'details']).orderBy('id').execute())
    .filter(({ details }) => JSON.stringify(details).includes(id))
    .map(({ action }) => action)

describe('at approval', () => {
  test('a person is put into an organization there is, or into a new one', async () => {
    const [known, one, other] = [
      newName(),
      await buildAccount(server, { roles: [] }),
      await buildAccount(server, { roles: [] }),
    ]
    const made = (await approve(one.id, { organization_name: ` ${known} ` })).json()
    expect(made.organization_of.name).toBe(known)
    const chosen = (await approve(other.id, { organization_id: made.organization_of.id })).json()
    expect(chosen.organization_of).toEqual(made.organization_of)
    const visitor = await new Visitor(server.app).signIn(other)
    expect((await visitor.call(endpoints.me, {}))?.organization_of).toEqual({ ...made.organization_of, people: 2 })
    expect(await trailOf(made.organization_of.id)).toEqual([
      'organization made',
      'put into an organization',
      'put into an organization',
    ])
  })

  test('a person who typed the name of an organization shares with nobody until an administrator says so', async () => {
    const organizationId = await anOrganization()
    const member = await someone(organizationId)
    const { name } = await database
      .selectFrom('organization')
      .select('name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const account = await buildAccount(server, { roles: [], typed: name })
    expect((await approve(account.id)).json().organization_of).toBeNull()
    const stranger = { id: account.id, visitor: await new Visitor(server.app).signIn(account) }
    const shared = await list(member, true)
    expect([await reading(stranger, shared), await listsOf(stranger)]).toEqual([404, []])
    const refused = await stranger.visitor.request(endpoints.makeList, { body: { name: 'Calls', is_shared: true } })
    expect(refused.statusCode).toBe(422)
  })

  test('a name that is there, however it is written, and one that is none are refused, and nobody is approved', async () => {
    const { id } = await buildAccount(server, { roles: [] })
    const name = newName()
    const { id: organizationId } = await admin.call(endpoints.makeOrganization, { body: { name } })
    const refusals = [
      [{ organization_name: `  ${name.toUpperCase()}!` }, 409],
      [{ organization_name: `${name}\u200b` }, 409],
      [{ organization_name: ' … ' }, 422],
      [{ organization_name: 'Another', organization_id: organizationId }, 422],
      [{ organization_id: randomUUID() }, 404],
    ] as const
    for (const [where, status] of refusals) expect((await approve(id, where)).statusCode).toBe(status)
    const { approved_at } = await database
      .selectFrom('account')
      .select('approved_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(approved_at).toBeNull()
  })
})

describe('whoever is in none', () => {
  test('a second one whose name only looks like that of another is refused, when made, renamed and approved into', async () => {
    const name = 'Vote Alabama Now'
    const made = await admin.call(endpoints.makeOrganization, { body: { name } })
    const other = await admin.call(endpoints.makeOrganization, { body: { name: 'Gulf Coast Rising' } })
    const { id: user_id } = await buildAccount(server, { roles: [] })
    for (const like of ['Vоte Alabama Now', 'V0te A1abama Now', 'VoteAlabama Now']) {
      const requests = [
        admin.request(endpoints.makeOrganization, { body: { name: like } }),
        admin.request(endpoints.changeOrganization, { params: { id: other.id }, body: { name: like } }),
        admin.request(endpoints.assignRole, { body: { user_id, role: 'USER', organization_name: like } }),
      ]
      const answers = (await Promise.all(requests)).map((answer) => [answer.statusCode, answer.json().detail])
      const sentence =
        'This name looks like that of another organization, “Vote Alabama Now”. Choose that one, or a name that nobody takes for it.'
      expect(answers).toEqual([1, 2, 3].map(() => [409, sentence]))
    }
    const { name: list } = await admin.call(endpoints.changeOrganization, {
      params: { id: made.id },
      body: { name: 'Vote  Alabama Now' },
    })
    expect(list).toBe('Vote  Alabama Now')
  })

  test('is suggested with all who typed the same name, and put together when that is confirmed, once', async () => {
    const name = newName()
    const [one, two, three] = [
      await buildAccount(server, { typed: name }),
      await buildAccount(server, { typed: name }),
      await buildAccount(server, { typed: ` ${name.toLowerCase()}.` }),
    ]
    await buildAccount(server, { typed: name, roles: [] })
    const suggestion = async () => {
      const { suggestions } = await admin.call(endpoints.listOrganizations, {})
      return suggestions.find((each) => each.name === name)
    }
    const ids = [one.id, two.id, three.id]
    expect(await suggestion()).toMatchObject({ organization_id: null })
    expect(new Set((await suggestion())?.accounts.map((account) => account.id))).toEqual(new Set(ids))
    const body = { name, time_zone: 'America/New_York', account_ids: ids } as const
    const made = await admin.call(endpoints.makeOrganization, { body })
    expect(made).toEqual({ id: made.id, name, people: 3, time_zone: 'America/New_York' })
    expect(await suggestion()).toBeUndefined()
    const late = await buildAccount(server, { typed: name.toUpperCase() })
    expect(await suggestion()).toMatchObject({ organization_id: made.id, accounts: [{ id: late.id }] })
    const join = async () =>
      await admin.request(endpoints.changeOrganization, { params: { id: made.id }, body: { account_ids: [late.id] } })
    expect((await join()).json().people).toBe(4)
    expect((await join()).statusCode).toBe(409)
  })
})

test('an organization is renamed and says where it is; the name of another is refused', async () => {
  const [id, other] = [await anOrganization(), await anOrganization()]
  const change = async (body: object) => await admin.request(endpoints.changeOrganization, { params: { id }, body })
  const name = newName()
  const moved = { id, name, people: 0, time_zone: 'America/New_York' }
  expect((await change({ name, time_zone: 'America/New_York' })).json()).toEqual(moved)
  const { values } = await admin.call(endpoints.listOrganizations, {})
  expect(values.find((each) => each.id === id)).toEqual(moved)
  const taken = values.find((each) => each.id === other)?.name.toUpperCase()
  expect((await change({ name: taken })).statusCode).toBe(409)
  expect((await change({ time_zone: 'Mars/Olympus' })).statusCode).toBe(422)
  expect((await change({ name: name.toUpperCase() })).json().name).toBe(name.toUpperCase())
})

describe('whoever leaves an organization', () => {
  type Way = (person: Person, elsewhere: string) => Promise<unknown>
  const ways: Record<string, Way> = {
    'is moved to another': async (person, elsewhere) => await move(person, elsewhere),
    'is put into none': async (person) => await move(person, null),
    'loses the last role': async ({ id }) =>
      await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'USER' } }),
    'is rejected': async ({ id }) => await admin.call(endpoints.rejectUser, { body: { id } }),
    'is deleted': async ({ id }) => expect((await remove(id)).statusCode).toBe(200),
  }

  test.each(Object.entries(ways))('and %s leaves what is shared to the organization', async (_, leave) => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()]
    const [person, colleague, other] = [await someone(ours), await someone(ours), await someone(theirs)]
    const [shared, privateList, borrowed] = [
      await list(person, true),
      await list(person, false),
      await list(colleague, true),
    ]
    expect(await reading(person, borrowed)).toBe(200)
    await leave(person, theirs)
    expect(await listsOf(colleague)).toEqual(
      expect.arrayContaining([
        [shared, true],
        [borrowed, true],
      ]),
    )
    expect([
      await reading(colleague, privateList),
      await reading(other, shared),
      await reading(other, privateList),
    ]).toEqual([404, 404, 404])
    expect([200, 204].includes(await reading(person, shared))).toBe(false)
    expect([200, 204].includes(await reading(person, borrowed))).toBe(false)
  })

  test('at the moment of sharing shares in the one or in the other, and leaves nothing behind', async () => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()]
    const person = await someone(ours)
    await someone(ours)
    // What is made just before the move is a colleague's as it is answered.
    const share = () => person.visitor.request(endpoints.makeList, { body: { name: 'Calls', is_shared: true } })
    await Promise.all([share(), share(), move(person, theirs), share()])
    const rows = await database
      .selectFrom('official_list')
      .innerJoin('account', 'account.id', 'owner_id')
      .select(['official_list.organization_id as shared_in', 'account.organization_id as owner_in'])
      .where('official_list.organization_id', 'in', [ours, theirs])
      .execute()
    expect(rows.map(({ shared_in, owner_in }) => shared_in === owner_in)).toEqual([true, true, true])
  })

  test('takes what is private along', async () => {
    const [ours, theirs] = [await anOrganization(), await anOrganization()]
    const [person, colleague] = [await someone(ours), await someone(theirs)]
    await someone(ours)
    const privateList = await list(person, false)
    await move(person, theirs)
    expect([await listsOf(person), await reading(colleague, privateList)]).toEqual([[[privateList, true]], 404])
    await person.visitor.call(endpoints.changeList, { params: { id: privateList }, body: { is_shared: true } })
    expect(await reading(colleague, privateList)).toBe(200)
  })

  test('finds private things again with a new role, and is in no organization until an administrator says so', async () => {
    const ours = await anOrganization()
    const [person] = [await someone(ours), await someone(ours)]
    const privateList = await list(person, false)
    await admin.call(endpoints.removeRole, { body: { user_id: person.id, role: 'USER' } })
    expect((await approve(person.id)).json().organization_of).toBeNull()
    const { email } = await database
      .selectFrom('account')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const { password } = await buildAccount(server)
    const again = { ...person, visitor: await new Visitor(server.app).signIn({ email, password }) }
    expect(await listsOf(again)).toEqual([[privateList, true]])
  })

  test('stays in it while another role is left', async () => {
    const person = await someone(await anOrganization(), ['USER', 'ADMIN'])
    const changed = await admin.call(endpoints.removeRole, { body: { user_id: person.id, role: 'ADMIN' } })
    expect(changed.organization_of).not.toBeNull()
  })
})

test('only who has a role is put into an organization', async () => {
  const organization_id = await anOrganization()
  for (const state of [{ roles: [] }, { roles: [], isRejected: true }]) {
    const { id: user_id } = await buildAccount(server, state)
    expect((await admin.request(endpoints.moveUser, { body: { user_id, organization_id } })).statusCode).toBe(409)
  }
})

describe('an account that is deleted', () => {
  test('is gone with its sessions and private things, and the trail names nobody', async () => {
    const person = await someone(await anOrganization())
    const privateList = await list(person, false)
    const { email } = await database
      .selectFrom('account')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect((await remove(person.id)).statusCode).toBe(200)
    expect((await person.visitor.request(endpoints.listLists)).statusCode).toBe(401)
    const rows = await database.selectFrom('official_list').select('id').where('id', '=', privateList).execute()
    const trail = JSON.stringify(await database.selectFrom('audit_event').selectAll().execute())
    expect([rows, (await trailOf(person.id)).at(-1), trail.includes(`"email":"${email}"`)]).toEqual([
      [],
      'account deleted',
      false,
    ])
    expect((await remove(person.id)).statusCode).toBe(404)
  })

  test('is neither one’s own nor the last administrator’s', async () => {
    const { id } = (await admin.call(endpoints.me, {})) as { id: string }
    expect((await remove(id)).json().detail).toBe('You cannot delete your own account. Another administrator can.')
    const other = await someone(null, ['ADMIN'])
    const [one, two] = await Promise.all([remove(other.id), remove(id, other.visitor)])
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 403])
  })
})
