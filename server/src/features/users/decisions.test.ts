import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { rejectReasons } from '@atlas/contract/rules/reject-reasons.ts'
import { mailRegistrations } from '#features/users/mail-registrations.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
const server = await testApp(database)
const admin = await new Visitor(server.app).signIn()

const waiting = async (typed = '') => (await buildAccount(server, { roles: [], typed })).id
const approve = async (user_ids: string[], joins_named = true) =>
  await admin.call(endpoints.decideOnUsers, {
    body: { user_ids, decision: { kind: 'approve', role: 'USER', joins_named } },
  })
const organizationOf = async (id: string) => {
  const { values } = await admin.call(endpoints.listUsers, { query: { limit: 100 } })
  return values.find((user) => user.id === id)?.organization_of?.name
}
const unconfirm = async (id: string) =>
  await database.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', id).execute()

describe('several who wait', () => {
  test('are approved at once, each in the organization they named, which is made where there is none', async () => {
    const [known, made] = [`Known ${randomUUID()}`, `Made ${randomUUID()}`]
    await buildOrganization(server, known)
    const ids = [await waiting(known), await waiting(made), await waiting(` ${made.toUpperCase()} `), await waiting()]
    await server.mails()
    expect(await approve(ids)).toEqual({ decided: 4, refused: [] })
    expect(await Promise.all(ids.map(organizationOf))).toEqual([known, made, made, undefined])
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(
      ids.map(() => 'Your account with the Southern Officials Atlas is approved'),
    )
  })

  test('are put nowhere where that was not asked for', async () => {
    const id = await waiting(`Delta ${randomUUID()}`)
    await approve([id], false)
    expect(await organizationOf(id)).toBeUndefined()
  })

  test('wait on where an address is not confirmed, a name looks like another, or somebody else decided: the rest does not', async () => {
    const name = `Delta Voices ${randomUUID()}`
    await buildOrganization(server, name)
    const [unconfirmed, withForm, cyrillic] = [
      await waiting(),
      await waiting(`${name}, Inc.`),
      await waiting(name.replace('o', 'о')),
    ]
    await unconfirm(unconfirmed)
    const { id: approved } = await buildAccount(server)
    const gone = randomUUID()
    const fine = await waiting(name)
    const { decided, refused } = await approve([unconfirmed, withForm, cyrillic, approved, gone, fine])
    expect(decided).toBe(1)
    expect(await organizationOf(fine)).toBe(name)
    expect(refused.map(({ id, name: whose, reason }) => [id, whose, reason])).toEqual([
      [unconfirmed, 'Rosa Baptiste', expect.stringContaining('Nobody has confirmed this email address')],
      [withForm, 'Rosa Baptiste', expect.stringContaining(`looks like “${name}”`)],
      [cyrillic, 'Rosa Baptiste', expect.stringContaining(`looks like “${name}”`)],
      [approved, 'Rosa Baptiste', 'Somebody else has decided on this person in the meantime.'],
      [gone, 'A user who is deleted', 'There is no such user, or no longer one.'],
    ])
    const { values } = await admin.call(endpoints.listPendingUsers, { query: { limit: 100 } })
    expect(values.map(({ id }) => id)).toEqual(expect.arrayContaining([unconfirmed, withForm, cyrillic]))
  })

  test.each([...Object.entries(rejectReasons), [undefined, 'We cannot give you access at this time.']])(
    'are rejected with the reason %s, which each reads',
    async (reason, words) => {
      const ids = [await waiting(), await waiting()]
      await server.mails()
      const decision = { kind: 'reject' as const, ...(reason ? { reason: reason as keyof typeof rejectReasons } : {}) }
      expect(await admin.call(endpoints.decideOnUsers, { body: { user_ids: ids, decision } })).toMatchObject({
        decided: 2,
      })
      const mails = await server.mails()
      expect(mails).toHaveLength(2)
      for (const { text } of mails) expect(text).toContain(words)
    },
  )
})

describe('the mail of registrations', () => {
  const mailsSent = async () => {
    await server.mails()
    await mailRegistrations(server.context)
    return (await server.mails()).map(({ text }) => text)
  }

  test('tells administrators once of whoever confirmed the address and waits, of all together', async () => {
    await mailsSent()
    const [one, other, unconfirmed] = [
      await waiting('Vote Southward'),
      await waiting('Parish Power'),
      await waiting('Nobody Yet'),
    ]
    await unconfirm(unconfirmed)
    const texts = await mailsSent()
    const { count } = await database
      .selectFrom('account_role')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('role_id', '=', 'ADMIN')
      .executeTakeFirstOrThrow()
    expect(texts).toHaveLength(count)
    expect(texts[0]).toContain('- Rosa Baptiste (Vote Southward)\n- Rosa Baptiste (Parish Power)')
    expect(texts[0]).not.toContain('Nobody Yet')
    expect(await mailsSent()).toEqual([])
    await database
      .updateTable('account')
      .set({ email_confirmed_at: server.clock.now() })
      .where('id', '=', unconfirmed)
      .execute()
    expect((await mailsSent())[0]).toContain('Nobody Yet')
    await approve([one, other])
  })

  test('says nothing of whom an administrator took the role from', async () => {
    await mailsSent()
    const { id } = await buildAccount(server)
    await admin.call(endpoints.removeRole, { body: { user_id: id, role: 'USER' } })
    expect(await mailsSent()).toEqual([])
  })
})
