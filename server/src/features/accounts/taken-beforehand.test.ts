import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { messages } from '@atlas/contract/messages.ts'
import { problems } from '@atlas/contract/problem.ts'
import { userCommand } from '#commands/users.ts'
import { testDatabase } from '#testing/database.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { app, clock } = server
const admin = await new Visitor(app).signIn()
const [ofStranger, ofOwner] = ['Hijack-me7@dusk'.replace('-', ''), 'Sweettea4@dusk']
let email: string
let addresses = 0

beforeEach(async () => {
  addresses++
  email = `victim${addresses}@example.org`
  await server.mails()
})

/** Registers with the address; answers the token of the link that is mailed to its owner. */
async function register(password: string, first_name: string): Promise<string> {
  const about = { last_name: 'Baptiste', organization: 'Delta Voices', organization_site: 'delta.example' }
  const body = { email, password, first_name, ...about, entity_type: '501(c)(3)' as const }
  await new Visitor(app).call(endpoints.register, { body })
  const mail = (await server.mails()).find(({ to }) => to === email)
  return decodeURIComponent(/confirm\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link')
}

const confirm = async (body: { token: string; password: string; is_new?: boolean }) =>
  await new Visitor(app).request(endpoints.confirmEmail, { body })
const signInWith = async (password: string, visitor = new Visitor(app)) =>
  (await visitor.request(endpoints.login, { body: { email, password } })).statusCode
const waiting = async () => {
  const { values } = await admin.call(endpoints.listPendingUsers, { query: { limit: 100 } })
  return values.filter((user) => user.email === email)
}
const approve = async (accepts_unconfirmed?: boolean, role: 'USER' | 'ADMIN' = 'USER') =>
  await admin.request(endpoints.assignRole, {
    body: { user_id: (await waiting())[0]?.id, role, ...(accepts_unconfirmed && { accepts_unconfirmed }) },
  })

describe('an address that a stranger registered before its owner', () => {
  test('is its owner’s: the newest registration counts, with its name and password, and the older link is void', async () => {
    const older = await register(ofStranger, 'Mallory')
    const newer = await register(ofOwner, 'Rosa')
    expect((await waiting()).map(({ first_name }) => first_name)).toEqual(['Rosa'])
    expect((await confirm({ token: older, password: ofStranger })).json().detail).toBe(messages.confirmationLinkInvalid)
    expect((await confirm({ token: newer, password: ofOwner })).statusCode).toBe(200)
    await approve()
    expect([await signInWith(ofStranger), await signInWith(ofOwner)]).toEqual([401, 200])
  })

  test('and again after them, is confirmed with the stranger’s password by nobody, and with a new one by its owner', async () => {
    const older = await register(ofOwner, 'Rosa')
    const newer = await register(ofStranger, 'Mallory')
    expect((await confirm({ token: older, password: ofOwner })).statusCode).toBe(422)
    const refused = await confirm({ token: newer, password: ofOwner })
    expect(refused.json().errors).toEqual([{ path: 'password', message: messages.notThePasswordRegistered }])
    expect((await waiting())[0]?.confirm_email).toBe(false)
    expect((await confirm({ token: newer, password: 'weak', is_new: true })).json().errors[0].path).toBe('password')
    expect((await confirm({ token: newer, password: 'Password1!', is_new: true })).statusCode).toBe(422)
    expect((await confirm({ token: newer, password: ofOwner, is_new: true })).statusCode).toBe(200)
    await approve()
    expect([await signInWith(ofStranger), await signInWith(ofOwner)]).toEqual([401, 200])
  })

  test('is not taken once its owner has confirmed it: who registers then only has them warned', async () => {
    const token = await register(ofOwner, 'Rosa')
    await confirm({ token, password: ofOwner })
    expect(await register(ofStranger, 'Mallory')).toBe('no link')
    // Pressed again, the button of the older mail does no harm, whatever is typed.
    expect((await confirm({ token, password: ofStranger, is_new: true })).statusCode).toBe(200)
    await approve()
    expect([await signInWith(ofStranger), await signInWith(ofOwner)]).toEqual([401, 200])
  })

  test('lets nobody guess the password of a registration by the link', async () => {
    const limited = await testApp(database, { RATE_LIMITS: 'on' })
    const token = await register(ofOwner, 'Rosa')
    const tries = Array.from({ length: 11 }, async () =>
      new Visitor(limited.app).request(endpoints.confirmEmail, { body: { token, password: 'guessed' } }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('that an administrator let in all the same, is rid of all that the stranger set up when its owner confirms', async () => {
    const token = await register(ofStranger, 'Mallory')
    await approve(true)
    const stranger = new Visitor(app)
    expect(await signInWith(ofStranger, stranger)).toBe(200)
    await turnOn(stranger, clock, ofStranger)
    await stranger.call(endpoints.makeCalendarFeed, { body: { filters: [] } })
    expect(await register(ofOwner, 'Rosa')).toBe('no link')
    expect((await confirm({ token, password: ofOwner, is_new: true })).statusCode).toBe(200)
    expect(await stranger.call(endpoints.me, {})).toBeNull()
    const owner = new Visitor(app)
    expect([await signInWith(ofStranger), await signInWith(ofOwner, owner)]).toEqual([401, 200])
    expect(await owner.call(endpoints.findCalendarFeed, {})).toBeNull()
  })

  test('keeps nothing of it where it is the first administrator’s', async () => {
    const token = await register(ofStranger, 'Mallory')
    await approve(true)
    const stranger = new Visitor(app)
    await signInWith(ofStranger, stranger)
    await turnOn(stranger, clock, ofStranger)
    const admins = await database.deleteFrom('account_role').where('role_id', '=', 'ADMIN').returningAll().execute()
    await ensureFirstAdministrator({ database, clock }, { email, password: ofOwner }, true)
    await database.insertInto('account_role').values(admins).execute()
    expect(await stranger.call(endpoints.me, {})).toBeNull()
    expect((await confirm({ token, password: ofStranger, is_new: true })).statusCode).toBe(422)
    expect([await signInWith(ofStranger), await signInWith(ofOwner)]).toEqual([401, 200])
  })
})

describe('an address that nobody has confirmed', () => {
  test.each(['USER', 'ADMIN'] as const)(
    'gets the role %s by an act of its own only, which the trail tells',
    async (role) => {
      await register(ofStranger, 'Mallory')
      const id = (await waiting())[0]?.id
      const refused = await approve(false, role)
      expect([refused.statusCode, refused.json().detail]).toEqual([409, problems.email_unconfirmed.detail])
      expect(await waiting()).toHaveLength(1)
      expect((await approve(true, role)).statusCode).toBe(200)
      const events = await database
        .selectFrom('audit_event')
        .select('details')
        .where('action', '=', 'role assigned')
        .execute()
      expect(events.map(({ details }) => details)).toContainEqual({ account: id, role, unconfirmed: true })
      const audit = await admin.call(endpoints.listAudit, { query: {} })
      expect(audit.values.map(({ to_what }) => to_what).join()).toContain(`${role} added, e-mail address not confirmed`)
    },
  )

  test('gets a role at the terminal by one word more', async () => {
    await register(ofStranger, 'Mallory')
    const grant = async (...words: string[]) => await userCommand(server.context, ['grant', email, 'USER', ...words])
    await expect(grant()).rejects.toThrow('Nobody has confirmed this email address')
    await expect(grant('please')).rejects.toThrow('user list | grant EMAIL ROLE [unconfirmed]')
    expect(await grant('unconfirmed')).toEqual([`${email} now has USER.`])
  })
})
