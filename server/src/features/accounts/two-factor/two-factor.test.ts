import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { problems } from '@atlas/contract/problem.ts'
import { userCommand } from '#commands/users.ts'
import { testDatabase } from '#testing/database.ts'
import { deleteExpired } from '#features/accounts/jobs.ts'
import { authenticator, turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { until } from '#testing/jobs/queue.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const mailServer = await startSmtpServer()
afterAll(async () => await mailServer.close())
const server = await testApp(database, {
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  MAIL_FROM: 'atlas@example.org',
  TWO_FACTOR: 'admins',
})
const { app, clock } = server
const [minutes, days] = [60, 24 * 60 * 60]

type Account = Awaited<ReturnType<typeof buildAccount>>

/** Somebody with two-step sign-in, signed in, and the authenticator app on the phone. */
async function person(roles: readonly ('ADMIN' | 'USER')[] = ['USER']) {
  const account = await buildAccount(server, { roles })
  const visitor = await new Visitor(app).signIn(account)
  return { account, visitor, ...(await turnOn(visitor, clock)) }
}

const firstStep = async ({ email, password }: Account, visitor = new Visitor(app)) => {
  const answer = await visitor.request(endpoints.login, { body: { email, password } })
  return { visitor, answer }
}

async function secondStep(visitor: Visitor, code: string, remember_device = false) {
  const answer = await visitor.request(endpoints.secondStep, { body: { code, remember_device } })
  const { detail } = answer.json<{ detail?: string }>()
  return { status: answer.statusCode, detail, isIn: (await visitor.call(endpoints.me, {})) !== null }
}

const isIn = { status: 200, detail: undefined, isIn: true }
const wrong = { status: 422, detail: problems.wrong_code.detail, isIn: false }
const tooMany = { status: 429, detail: 'Too many tries. Wait 5 minutes, or use a recovery code.', isIn: false }

const subjectsTo = ({ email }: Account) =>
  mailServer.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail.subject)
const mails = async (account: Account, subject: string) =>
  await until(() => subjectsTo(account).some((each) => each?.startsWith(subject)))
const trailOf = async ({ id }: Account) => {
  const events = await database.selectFrom('audit_event').selectAll().orderBy('id').execute()
  return events.filter(({ account_id }) => account_id === id).map(({ action, details }) => ({ action, details }))
}

describe('two-step sign-in', () => {
  test('is turned on with a code of the new key, tells ten recovery codes once, and mails its owner', async () => {
    const { account, visitor, recoveryCodes } = await person()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect((await visitor.call(endpoints.readAccount, {})).two_factor).toEqual({
      is_on: true,
      is_offered: true,
      is_required: false,
      required_from: null,
      recovery_codes_left: 10,
      are_codes_kept: false,
      turned_on_at: expect.stringMatching(/^2026-11-20T/),
    })
    await mails(account, 'Two-step sign-in is on')
    expect(await trailOf(account)).toContainEqual({ action: 'two-step sign-in turned on', details: {} })
    const stored = await database.selectFrom('recovery_code').select('code_hash').execute()
    for (const code of recoveryCodes)
      expect(stored.some(({ code_hash }) => code_hash.includes(code.replace('-', '')))).toBe(false)
  })

  test('stays off until a code of the key is right, and takes none where no key was made', async () => {
    const account = await buildAccount(server)
    const visitor = await new Visitor(app).signIn(account)
    const { password } = account
    const confirm = async (code: string) =>
      (await visitor.request(endpoints.confirmTwoFactor, { body: { code, password } })).json()
    expect((await confirm('123456')).detail).toBe('There is no new key to confirm. Please begin again.')
    const former = authenticator((await visitor.call(endpoints.beginTwoFactor, { body: { password } })).key, clock)
    await visitor.call(endpoints.beginTwoFactor, { body: { password } })
    expect((await confirm(former())).detail).toBe(problems.wrong_code.detail)
    expect((await visitor.call(endpoints.me, {}))?.two_factor.is_on).toBe(false)
  })

  test('asks for a code after the password, however it is typed, and no code opens a second session', async () => {
    const { account, code } = await person()
    const { visitor, answer } = await firstStep(account)
    expect([answer.statusCode, answer.json()]).toEqual([202, { second_step: true }])
    const [half] = answer.cookies
    expect([answer.cookies.length, half]).toEqual([
      1,
      expect.objectContaining({ name: 'second_step', httpOnly: true, maxAge: 300 }),
    ])
    const replayed = await firstStep(account)
    const typed = `${code().slice(0, 3)} ${code().slice(3)} `
    expect(await secondStep(visitor, typed)).toEqual(isIn)
    expect(await secondStep(replayed.visitor, code())).toEqual(wrong)
    clock.forward(30)
    expect(await secondStep(replayed.visitor, code())).toEqual(isIn)
  })

  test('lets one in of many who send the same code at once', async () => {
    const { account, code } = await person()
    const visitors = await Promise.all([1, 2, 3].map(async () => (await firstStep(account)).visitor))
    const answers = await Promise.all(visitors.map((visitor) => secondStep(visitor, code())))
    expect(answers.filter((answer) => answer.isIn)).toHaveLength(1)
  })

  test('takes the code of a clock that is half a minute off, and not of one that is a minute off', async () => {
    const { account, code } = await person()
    clock.forward(2 * minutes)
    const { visitor } = await firstStep(account)
    expect(await secondStep(visitor, code(-60))).toEqual(wrong)
    expect(await secondStep(visitor, code(60))).toEqual(wrong)
    expect(await secondStep(visitor, code(-30))).toEqual(isIn)
    expect(await secondStep((await firstStep(account)).visitor, code(30))).toEqual(isIn)
  })

  test('lets nobody guess: after five wrong codes none is looked at for five minutes, but a recovery code is', async () => {
    const { account, code, recoveryCodes } = await person()
    const { visitor } = await firstStep(account)
    const outcomes = await Promise.all(
      ['111111', '222222', '333333', '444444', '555555', '666666'].map((each) => secondStep(visitor, each)),
    )
    expect(outcomes.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(await secondStep((await firstStep(account)).visitor, code())).toEqual(tooMany)
    await mails(account, 'Wrong codes for your account')
    expect(await secondStep(visitor, recoveryCodes[0]?.toLowerCase() ?? '')).toEqual(isIn)
    expect((await trailOf(account)).filter(({ action }) => action === 'code refused')).toHaveLength(5)

    const later = (await firstStep(account)).visitor
    for (const each of ['111111', '222222', '333333', '444444']) expect(await secondStep(later, each)).toEqual(wrong)
    expect(await secondStep(later, '555555')).toEqual(tooMany)
    clock.forward(5 * minutes - 1)
    const waiting = (await firstStep(account)).visitor
    const detail = 'Too many tries. Wait 1 minute, or use a recovery code.'
    expect(await secondStep(waiting, code())).toEqual({ ...tooMany, detail })
    clock.forward(1)
    expect(await secondStep(waiting, code())).toEqual(isIn)
    expect(subjectsTo(account).filter((subject) => subject?.startsWith('Wrong codes'))).toHaveLength(1)
  })

  test('slows a guesser down over days, and not its owner: a recovery code signs in, and a new password ends the wait', async () => {
    const { account, code, recoveryCodes } = await person()
    const waits: number[] = []
    const begun = clock.now().getTime()
    let looked = 0
    while (clock.now().getTime() - begun < 7 * days * 1_000) {
      const { visitor } = await firstStep(account)
      for (const guess of ['111111', '222222', '333333', '444444']) {
        expect(await secondStep(visitor, guess)).toEqual(wrong)
        looked++
      }
      const last = await visitor.request(endpoints.secondStep, { body: { code: '555555' } })
      looked++
      expect(last.statusCode).toBe(429)
      waits.push(Number(last.headers['retry-after']) / minutes)
      clock.forward(Number(last.headers['retry-after']))
    }
    expect(waits.slice(0, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440])
    expect(looked).toBeLessThanOrEqual(75)
    // A mail leaves in its own time, after the answer.
    await until(() => subjectsTo(account).filter((subject) => subject?.startsWith('Wrong codes')).length > 1)

    const guess = async () => {
      const { visitor } = await firstStep(account)
      for (const each of ['111111', '222222', '333333', '444444', '555555']) await secondStep(visitor, each)
      return visitor
    }
    expect(await secondStep(await guess(), code())).toMatchObject({
      status: 429,
      detail: 'Too many tries. Wait 24 hours, or use a recovery code.',
    })
    expect(await secondStep((await firstStep(account)).visitor, recoveryCodes[0] ?? '')).toEqual(isIn)
    await guess()
    const [link = ''] = await userCommand(server.context, ['reset-link', account.email])
    const body = { password: 'Magnolia7@porch', token: new URL(link).searchParams.get('token') ?? '' }
    await new Visitor(app).call(endpoints.resetPassword, { body })
    const { visitor } = await firstStep({ ...account, password: body.password })
    expect(await secondStep(visitor, code())).toEqual(isIn)
  })

  test('takes each recovery code once, also of two at the same moment, and lets nobody guess them', async () => {
    const { account, visitor: signedIn, recoveryCodes } = await person()
    const [first = '', second = ''] = recoveryCodes
    const visitors = await Promise.all([1, 2].map(async () => (await firstStep(account)).visitor))
    const answers = await Promise.all(visitors.map((visitor) => secondStep(visitor, first)))
    expect(answers.filter((answer) => answer.isIn)).toHaveLength(1)
    const { visitor } = await firstStep(account)
    expect(await secondStep(visitor, first)).toMatchObject({
      detail: 'This recovery code is not right, or was used before.',
    })
    const guesses = ['AAAA-AAAA', 'BBBB-BBBB', 'CCCC-CCCC', 'DDDD-DDDD']
    for (const guess of guesses) await secondStep(visitor, guess)
    expect(await secondStep(visitor, second)).toMatchObject({ status: 429, isIn: false })
    clock.forward(5 * minutes)
    expect(await secondStep((await firstStep(account)).visitor, second)).toEqual(isIn)
    expect((await signedIn.call(endpoints.readAccount, {})).two_factor.recovery_codes_left).toBe(8)
  })

  test('is told in the audit log with what kind of code was refused, and which signed in', async () => {
    const { account, recoveryCodes } = await person()
    const { visitor } = await firstStep(account)
    await secondStep(visitor, 'AAAA-AAAA')
    await secondStep(visitor, '000000')
    await secondStep(visitor, recoveryCodes[0] ?? '')
    const administrator = await person(['ADMIN', 'USER'])
    const { values } = await administrator.visitor.call(endpoints.listAudit, { query: { who: account.email } })
    expect(values.slice(0, 3).map(({ act, to_what }) => [act, to_what])).toEqual([
      ['signed in', 'With two steps: recovery code'],
      ['code refused', 'Code of the app'],
      ['code refused', 'Recovery code'],
    ])
  })

  test('makes new recovery codes for who says the password; those before are worth nothing', async () => {
    const { account, visitor, recoveryCodes } = await person()
    const renew = async (password: string) =>
      await visitor.request(endpoints.renewRecoveryCodes, { body: { password } })
    expect((await renew('no')).json()).toMatchObject({ detail: 'This is not your password.' })
    const { recovery_codes: renewed } = (await renew(account.password)).json<{ recovery_codes: string[] }>()
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
    const half = await firstStep(account)
    expect(await secondStep(half.visitor, recoveryCodes[0] ?? '')).toMatchObject({ isIn: false })
    expect(await secondStep(half.visitor, renewed[0] ?? '')).toEqual(isIn)
    expect(await trailOf(account)).toContainEqual({ action: 'recovery codes made anew', details: {} })
    await mails(account, 'New recovery codes')
    const without = await buildAccount(server)
    const refused = await (await new Visitor(app).signIn(without)).request(endpoints.renewRecoveryCodes, {
      body: { password: without.password },
    })
    expect(refused.json()).toMatchObject({ detail: problems.two_factor_is_off.detail })
  })

  test('tells recovery codes that nobody has said to have kept, until somebody does; new ones again', async () => {
    const { account, visitor } = await person()
    const areSaved = async () => (await visitor.call(endpoints.readAccount, {})).two_factor.are_codes_kept
    expect(await areSaved()).toBe(false)
    await visitor.call(endpoints.keepRecoveryCodes, {})
    expect(await areSaved()).toBe(true)
    await visitor.call(endpoints.renewRecoveryCodes, { body: { password: account.password } })
    expect(await areSaved()).toBe(false)
  })

  test('is set up anew, with another phone, by who says the password; then the former key is worth nothing', async () => {
    const { account, visitor, code: former, recoveryCodes } = await person()
    const { key } = await visitor.call(endpoints.beginTwoFactor, { body: { password: account.password } })
    const code = authenticator(key, clock)
    await visitor.call(endpoints.confirmTwoFactor, { body: { code: code(), password: account.password } })
    expect(await trailOf(account)).toContainEqual({ action: 'two-step sign-in set up anew', details: {} })
    clock.forward(30)
    const half = await firstStep(account)
    expect(await secondStep(half.visitor, former())).toEqual(wrong)
    expect(await secondStep(half.visitor, recoveryCodes[0] ?? '')).toMatchObject({ isIn: false })
    expect(await secondStep(half.visitor, code())).toEqual(isIn)
  })
})

describe('a stolen session', () => {
  test('cannot turn two-step sign-in on, nor confirm a key that its owner began with, without the password', async () => {
    const account = await buildAccount(server)
    const owner = await new Visitor(app).signIn(account)
    const { password } = account
    const begin = (body: object) => owner.request(endpoints.beginTwoFactor, { body })
    expect((await begin({ password: '' })).json().detail).toBe('Password is required.')
    expect([(await begin({})).statusCode, (await begin({ password: 'no' })).json().detail]).toEqual([
      422,
      'This is not your password.',
    ])
    const code = authenticator((await owner.call(endpoints.beginTwoFactor, { body: { password } })).key, clock)
    const confirm = (body: object) => owner.request(endpoints.confirmTwoFactor, { body })
    expect((await confirm({ code: code() })).statusCode).toBe(422)
    expect((await confirm({ code: code(), password: 'no' })).json().detail).toBe('This is not your password.')
    expect((await firstStep(account)).answer.statusCode).toBe(200)
  })

  test('ends when its owner turns two-step sign-in on, or another phone; the one that says the password goes on', async () => {
    const account = await buildAccount(server)
    const [thief, owner] = [await new Visitor(app).signIn(account), await new Visitor(app).signIn(account)]
    await turnOn(owner, clock)
    const isIn = async (visitor: Visitor) => (await visitor.call(endpoints.me, {})) !== null
    expect([await isIn(thief), await isIn(owner)]).toEqual([false, true])
  })
})

const everySignedIn = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { access }]) => access === 'user' || access === 'admin',
)

describe('a sign-in between its two steps', () => {
  test('opens nothing: every endpoint refuses it, as it refuses a stranger', async () => {
    const { account } = await person(['ADMIN'])
    const { visitor } = await firstStep(account)
    for (const [name, endpoint] of everySignedIn)
      expect([name, (await visitor.request(endpoint)).statusCode]).toEqual([name, 401])
    expect(await visitor.call(endpoints.me, {})).toBeNull()
  })

  test('is over after five minutes, and with the password it began with', async () => {
    const { account, visitor: signedIn, code } = await person()
    const slow = await firstStep(account)
    clock.forward(5 * minutes)
    const over = {
      status: 401,
      detail: 'The sign-in was not finished in time. Please enter your email and password again.',
    }
    expect(await secondStep(slow.visitor, code())).toEqual({ ...over, isIn: false })
    const stolen = await firstStep(account)
    const body = { old_password: account.password, password: 'Magnolia7@porch' }
    await signedIn.call(endpoints.changePassword, { body })
    expect(await secondStep(stolen.visitor, code())).toEqual({ ...over, isIn: false })
    await deleteExpired(server.context)
    expect(
      await database.selectFrom('second_step').select('account_id').where('account_id', '=', account.id).execute(),
    ).toEqual([])
  })

  test('is of one account, and of no other browser', async () => {
    const [rosa, sam] = [await person(), await person()]
    const { visitor } = await firstStep(rosa.account)
    expect(await secondStep(visitor, sam.code())).toEqual(wrong)
    expect(await secondStep(new Visitor(app), rosa.code())).toMatchObject({ status: 401, isIn: false })
    const stored = await database.selectFrom('second_step').select('token_hash').execute()
    const token = visitor.cookies.get('second_step') ?? ''
    expect(stored.some(({ token_hash }) => token_hash.equals(Buffer.from(token, 'base64url')))).toBe(false)
  })
})

describe('a remembered device', () => {
  const signedInAlone = async (account: Account, visitor: Visitor) =>
    (await firstStep(account, visitor)).answer.statusCode === 200

  test('is not asked for 30 days, for one account, and only itself', async () => {
    const { account, code } = await person()
    const { visitor } = await firstStep(account)
    await secondStep(visitor, code(), true)
    const other = await person()
    expect(await signedInAlone(account, new Visitor(app))).toBe(false)
    expect(await signedInAlone(other.account, visitor)).toBe(false)
    clock.forward(30 * days - 60)
    expect(await signedInAlone(account, visitor)).toBe(true)
    clock.forward(60)
    expect(await signedInAlone(account, visitor)).toBe(false)
  })

  test.each(['changed', 'reset'] as const)('is forgotten when the password is %s', async (how) => {
    const { account, code } = await person()
    const { visitor } = await firstStep(account)
    await secondStep(visitor, code(), true)
    const password = 'Magnolia7@porch'
    if (how === 'changed')
      await visitor.call(endpoints.changePassword, { body: { old_password: account.password, password } })
    else {
      const [link = ''] = await userCommand(server.context, ['reset-link', account.email])
      const token = new URL(link).searchParams.get('token') ?? ''
      await visitor.call(endpoints.resetPassword, { body: { password, token } })
    }
    expect(await signedInAlone({ ...account, password }, visitor)).toBe(false)
  })
})

describe('a remembered device of somebody else', () => {
  const endings = {
    'signs out everywhere else': (owner: Visitor) => owner.call(endpoints.endOtherSessions, {}),
    'signs it out': async (owner: Visitor) => {
      const { values } = await owner.call(endpoints.listSessions, {})
      const other = values.find(({ is_this }) => !is_this)
      await owner.call(endpoints.endSession, { params: { id: other?.id ?? '' } })
    },
    'sets up another phone': async (owner: Visitor) => await turnOn(owner, clock),
  }
  test.each(Object.entries(endings))('is asked for a code again once the owner %s', async (_, end) => {
    const { account, visitor: owner, code } = await person()
    const { visitor: thief } = await firstStep(account)
    expect(await secondStep(thief, code(), true)).toEqual(isIn)
    await end(owner)
    expect((await firstStep(account, thief)).answer.statusCode).toBe(202)
  })

  test('stays where the owner signs others out by it; signing out of it forgets it, in the browser too', async () => {
    const { account, code } = await person()
    const { visitor: owner } = await firstStep(account)
    expect(await secondStep(owner, code(), true)).toEqual(isIn)
    await owner.call(endpoints.endOtherSessions, {})
    expect((await firstStep(account, owner)).answer.statusCode).toBe(200)
    const remembered = owner.cookies.get('remembered_device') ?? ''
    await owner.call(endpoints.logout, {})
    expect(owner.cookies.has('remembered_device')).toBe(false)
    owner.cookies.set('remembered_device', remembered)
    expect((await firstStep(account, owner)).answer.statusCode).toBe(202)
  })
})

describe('whoever needs it', () => {
  test('is told for seven days, and then nothing works but the own account until it is set up', async () => {
    const account = await buildAccount(server, { roles: ['ADMIN'] })
    const visitor = await new Visitor(app).signIn(account)
    const due = new Date(clock.now().getTime() + 7 * days * 1_000).toISOString()
    const status = async () => (await visitor.call(endpoints.me, {}))?.two_factor
    expect(await status()).toEqual({ is_on: false, required_from: due })
    clock.forward(7 * days - 1)
    await visitor.call(endpoints.listUsers, { query: {} })
    clock.forward(1)
    const refused = await visitor.request(endpoints.listUsers)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Set up two-step sign-in in your account first. Until then nothing else works.',
    ])
    for (const [name, endpoint] of everySignedIn) {
      const isRefused = (await visitor.request(endpoint)).statusCode === 403
      expect([name, isRefused]).toEqual([name, !endpoint.beforeTwoFactor])
    }
    await turnOn(visitor, clock)
    expect(await status()).toEqual({ is_on: true, required_from: null })
    await visitor.call(endpoints.listUsers, { query: {} })
  })

  test('cannot turn it off; everybody else can, with the password, and is told by mail', async () => {
    const admin = await person(['ADMIN'])
    const turnOff = async ({ account, visitor }: typeof admin, password = account.password) =>
      (await visitor.request(endpoints.turnOffTwoFactor, { body: { password } })).json()
    expect((await turnOff(admin)).detail).toBe('Your role needs two-step sign-in, so it cannot be turned off.')
    const user = await person()
    expect((await turnOff(user, 'wrong')).detail).toBe('This is not your password.')
    expect(await turnOff(user)).toBeNull()
    expect(await trailOf(user.account)).toContainEqual({ action: 'two-step sign-in turned off', details: {} })
    expect((await firstStep(user.account)).answer.statusCode).toBe(200)
    await mails(user.account, 'Two-step sign-in is off')
  })

  test('and has lost the phone is let in again at the terminal: by mail to the owner, in the trail, signed out everywhere', async () => {
    const { account, visitor } = await person(['ADMIN'])
    expect(await userCommand(server.context, ['reset-two-step', account.email])).toEqual([
      `Two-step sign-in is off for ${account.email}, who was signed out everywhere and is told by mail.`,
    ])
    expect(await visitor.call(endpoints.me, {})).toBeNull()
    expect((await firstStep(account)).answer.statusCode).toBe(200)
    await mails(account, 'Two-step sign-in was reset')
    const events = await database
      .selectFrom('audit_event')
      .select(['account_id', 'details'])
      .where('action', '=', 'two-step sign-in reset')
      .execute()
    expect(events).toEqual([{ account_id: null, details: { account: account.id } }])
    await expect(userCommand(server.context, ['reset-two-step', account.email])).rejects.toThrow('is not on for')
  })
})
