import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { hashToken } from '#platform/tokens.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
const server = await testApp(database)
const admin = await new Visitor(server.app).signIn()
const name = 'Delta Votes'
const organizationId = await buildOrganization(server, name)
const password = 'Sweettea4@dusk'
const person = { first_name: 'Ora', last_name: 'Hill', password }

beforeEach(async () => void (await server.mails()))

const address = () => `${randomUUID()}@example.org`
const invite = async (emails: string[], role: Role = 'USER', by = admin) =>
  await by.call(endpoints.invitePeople, { body: { emails, role, organization_id: organizationId } })
const tokenFor = async (email: string) => {
  const mail = (await server.mails()).findLast(({ to }) => to === email)
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}
const invitedToken = async (email = address(), role: Role = 'USER', by = admin) => {
  await invite([email], role, by)
  return await tokenFor(email)
}
const accept = async (token: string, more: object = {}) =>
  await new Visitor(server.app).request(endpoints.acceptInvitation, { body: { token, ...person, ...more } })
const read = async (token: string) =>
  await new Visitor(server.app).request(endpoints.readInvitation, { body: { token } })
const refusalOf = async (token: string) => {
  const [shown, tried] = [await read(token), await accept(token)]
  expect(tried.json().detail).toBe(shown.json().detail)
  expect(tried.statusCode).toBeGreaterThanOrEqual(400)
  return tried.json().detail as string
}
const idOf = async (email: string) =>
  (await admin.call(endpoints.listInvitations, {})).values.find((each) => each.email === email)?.id ?? ''

describe('whoever is invited', () => {
  test('has an approved account with one role in one organization as soon as they have chosen a password', async () => {
    const email = address()
    const token = await invitedToken(email)
    expect((await read(token)).json()).toEqual({
      email,
      role: 'USER',
      organization: name,
      invited_by: 'First Administrator',
      expires_at: '2026-12-04T15:00:00.000Z',
    })
    expect((await accept(token)).json()).toEqual({ email })
    const visitor = await new Visitor(server.app).signIn({ email, password })
    expect(await visitor.call(endpoints.me, {})).toMatchObject({
      first_name: 'Ora',
      roles: { USER: true, ADMIN: false },
      organization_of: { id: organizationId, name },
    })
    const { values } = await admin.call(endpoints.listUsers, { query: { limit: 100 } })
    expect(values.find((user) => user.email === email)).toMatchObject({ confirm_email: true, organization: name })
    expect(await database.selectFrom('terms_acceptance').select('version').execute()).toContainEqual({ version: '1' })
  })

  test('is asked by the welcome what most people of the organization are', async () => {
    const { id } = await buildAccount(server, { organizationId })
    await database.updateTable('account').set({ entity_type: '501(c)(3)' }).where('id', '=', id).execute()
    const email = address()
    await accept(await invitedToken(email))
    const visitor = await new Visitor(server.app).signIn({ email, password })
    expect((await visitor.call(endpoints.me, {}))?.asks_nonpartisan).toBe(true)
  })

  test('takes over what a stranger registered with the address, whose password and session end', async () => {
    const email = address()
    const stranger = { email, password: 'Magnolia7@porch' }
    await new Visitor(server.app).call(endpoints.register, {
      body: {
        ...person,
        ...stranger,
        organization: 'Elsewhere',
        organization_site: 'x.example',
        entity_type: 'Other',
      },
    })
    // Whoever waits is not invited; here the invitation was first.
    await database
      .updateTable('account')
      .set({ email_key: `${email}.later` })
      .where('email_key', '=', email)
      .execute()
    const token = await invitedToken(email)
    await database.updateTable('account').set({ email_key: email }).where('email_key', '=', `${email}.later`).execute()
    expect((await accept(token)).statusCode).toBe(200)
    await expect(new Visitor(server.app).signIn(stranger)).rejects.toThrow('401')
    await new Visitor(server.app).signIn({ email, password })
  })
})

describe('every address', () => {
  test('is answered for what it is, and only new ones are invited, once', async () => {
    const [fresh, invited] = [address(), address()]
    const user = await buildAccount(server, { organizationId })
    const waits = await buildAccount(server, { roles: [] })
    const rejected = await buildAccount(server, { roles: [], isRejected: true })
    await invite([invited])
    const { id } = await database
      .selectFrom('invitation')
      .select('id')
      .where('email', '=', invited)
      .executeTakeFirstOrThrow()
    const emails = [fresh, fresh.toUpperCase(), user.email, waits.email, rejected.email, invited, 'lena@belt']
    const { values } = await admin.call(endpoints.checkInvitees, { body: { emails } })
    const none = { organization: null, invitation: null }
    const dates = { invited_at: '2026-11-20T15:00:00.000Z', expires_at: '2026-12-04T15:00:00.000Z' }
    expect(values).toEqual([
      { email: fresh, standing: 'new', ...none },
      { email: user.email, standing: 'user', organization: name, invitation: null },
      { email: waits.email, standing: 'waits', ...none },
      { email: rejected.email, standing: 'rejected', ...none },
      { email: invited, standing: 'invited', organization: null, invitation: { id, ...dates } },
      { email: 'lena@belt', standing: 'not_an_email', ...none },
    ])
    await server.mails()
    expect(await invite(emails)).toEqual({ invited: 1, values })
    expect((await server.mails()).map(({ to }) => to)).toEqual([fresh])
  })

  test('of more than 500 is refused in one sentence', async () => {
    const emails = Array.from({ length: 501 }, (_, index) => `p${index}@example.org`)
    const answer = await admin.request(endpoints.checkInvitees, { body: { emails } })
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      422,
      'At most 500 addresses are invited at once. Send the rest afterwards.',
    ])
  })
})

describe('a link', () => {
  test('that was guessed lets nobody in', async () => {
    expect(await refusalOf('x'.repeat(43))).toBe(messages.invitationLinkInvalid)
  })

  test('works once, of two at the same moment for one', async () => {
    const token = await invitedToken()
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await refusalOf(token)).toBe('This invitation was used. Sign in instead.')
  })

  test('ends after 14 days, and says whom to ask', async () => {
    const token = await invitedToken()
    const { clock } = server
    clock.forward(14 * 24 * 60 * 60)
    const refusal = await refusalOf(token)
    clock.forward(-14 * 24 * 60 * 60)
    expect(refusal).toBe('This invitation ended on 12-04-2026. Ask First Administrator for a new one.')
  })

  test('that an administrator ended, or sent again, works no more; the newest does', async () => {
    const [ended, again] = [address(), address()]
    const endedToken = await invitedToken(ended)
    await admin.call(endpoints.endInvitation, { params: { id: await idOf(ended) } })
    expect(await refusalOf(endedToken)).toBe(
      'This invitation ended on 11-20-2026. Ask First Administrator for a new one.',
    )
    expect(await idOf(ended)).toBe('')
    const before = await invitedToken(again)
    await admin.call(endpoints.inviteAgain, { params: { id: await idOf(again) } })
    const newest = await tokenFor(again)
    expect(await refusalOf(before)).toBe(messages.invitationLinkInvalid)
    expect((await accept(newest)).statusCode).toBe(200)
  })

  test('is for its address alone, with the role and organization that it was made for', async () => {
    const token = await invitedToken()
    for (const more of [{ email: 'eve@example.org' }, { role: 'ADMIN' }, { organization_id: organizationId }])
      expect((await accept(token, more)).statusCode).toBe(422)
  })

  test('of an administrator who no longer is one lets nobody in, with whatever role', async () => {
    const account = await buildAccount(server, { roles: ['USER', 'ADMIN'] })
    const visitor = await new Visitor(server.app).signIn(account)
    const tokens = [await invitedToken(address(), 'ADMIN', visitor), await invitedToken(address(), 'USER', visitor)]
    await admin.call(endpoints.removeRole, { body: { user_id: account.id, role: 'ADMIN' } })
    for (const token of tokens) expect(await refusalOf(token)).toBe('This invitation has ended. Ask for a new one.')
    const answer = await visitor.request(endpoints.invitePeople, {
      body: { emails: [address()], role: 'USER', organization_id: null },
    })
    expect(answer.statusCode).toBe(403)
  })

  test('lets nobody in who was rejected, or has a role, since', async () => {
    const [one, other] = [address(), address()]
    const tokens = [await invitedToken(one), await invitedToken(other)]
    for (const [index, email] of [one, other].entries()) {
      const { id } = await buildAccount(server, index === 0 ? { roles: [], isRejected: true } : {})
      await database.updateTable('account').set({ email, email_key: email }).where('id', '=', id).execute()
    }
    expect(await refusalOf(tokens[0] ?? '')).toBe('This account has been rejected')
    expect(await refusalOf(tokens[1] ?? '')).toBe(
      'There is an account with this email address already. Sign in instead.',
    )
  })

  test('is kept as a hash, and is in the log without the token', async () => {
    const email = address()
    const token = await invitedToken(email)
    const row = await database.selectFrom('invitation').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(row.token_hash).toEqual(hashToken(token))
    await accept(token)
    const { values } = await admin.call(endpoints.listAudit, { query: {} })
    const of = (act: string) => values.find((entry) => entry.act === act)?.to_what
    expect([of('invited'), of('invitation accepted')]).toEqual(Array(2).fill(`${email}: USER, Delta Votes`))
    expect(JSON.stringify(values)).not.toContain(token)
  })
})
