import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { testDatabase } from '#testing/database.ts'
import { cookieNames } from '#features/accounts/cookies.ts'
import { startSession } from '#features/accounts/session.ts'
import { authenticator, turnOn } from '#testing/accounts/two-factor/authenticator.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { exampleFor } from '#testing/example.ts'

const database = await testDatabase()
const server = await testApp(database)
const account = await buildAccount(server, { roles: ['ADMIN', 'USER'] })
const owner = await new Visitor(server.app).signIn(account)
await turnOn(owner, server.clock)
const { key } = await owner.call(endpoints.beginTwoFactor, { body: { password: account.password } })
const newPhone = authenticator(key, server.clock)

/** Somebody with a copy of the cookies of a session, and without the password. */
async function thief(): Promise<Visitor> {
  const visitor = new Visitor(server.app)
  const tokens = await startSession(database, account.id, server.clock.now())
  for (const id of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
    visitor.cookies.set(cookieNames[id], tokens[id])
  return visitor
}

/** What somebody needs to sign in: whose account it is, the password, and what the second step asks for. */
async function waysIn() {
  return {
    account: await database
      .selectFrom('account')
      .select(['email', 'email_key', 'password_hash', 'email_confirmed_at', 'two_factor_due_at'])
      .where('id', '=', account.id)
      .execute(),
    key: await database
      .selectFrom('two_factor')
      .select(['secret', 'pending_secret', 'turned_on_at', 'recovery_salt'])
      .where('account_id', '=', account.id)
      .execute(),
    recoveryCodes: await database
      .selectFrom('recovery_code')
      .select('code_hash')
      .where('account_id', '=', account.id)
      .orderBy('code_hash')
      .execute(),
    devices: await database
      .selectFrom('remembered_device')
      .select('token_hash')
      .where('account_id', '=', account.id)
      .execute(),
  }
}

const changing = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { method }]) => method !== 'GET')

/** A request that the endpoint takes, about the account itself, with the code of the phone that waits for one. */
function requestOf(endpoint: Endpoint): object {
  const text = JSON.stringify(exampleFor(endpoint)).replaceAll(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    account.id,
  )
  const { body, ...others } = JSON.parse(text)
  return { ...others, body: body && 'code' in body ? { ...body, code: newPhone() } : body }
}

test.each(changing)('%s changes nothing of how its owner signs in without the password', async (_, endpoint) => {
  const before = await waysIn()
  await (await thief()).request(endpoint, requestOf(endpoint))
  expect(await waysIn()).toEqual(before)
})

test('these changes of an account ask for the password', () => {
  const asking = changing.filter(([, endpoint]) => {
    const words = Object.keys(exampleFor(endpoint).body ?? {})
    return endpoint.path.startsWith('/account') && words.some((word) => word.endsWith('password'))
  })
  expect(asking.map(([name]) => name).toSorted()).toEqual([
    'beginTwoFactor',
    'changePassword',
    'confirmTwoFactor',
    'deleteAccount',
    'renewRecoveryCodes',
    'turnOffTwoFactor',
  ])
})

const opened = await buildAccount(server, { roles: ['ADMIN', 'USER'] })

test('an administrator changes nothing of how somebody else signs in, short of deleting the account', async () => {
  const administrator = await new Visitor(server.app).signIn(opened)
  const before = await waysIn()
  for (const [name, endpoint] of changing) {
    if (endpoint.access !== 'admin' || name === 'deleteUser') continue
    await administrator.request(endpoint, requestOf(endpoint))
    expect([name, await waysIn()]).toEqual([name, before])
  }
})
