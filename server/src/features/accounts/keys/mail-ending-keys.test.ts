import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { mailEndingKeys } from '#features/accounts/keys/mail-ending-keys.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
const server = await testApp(database)
const day = 24 * 60 * 60

test('the owner of a key is mailed once, seven days before it ends', async () => {
  const account = await buildAccount(server)
  const visitor = await new Visitor(server.app).signIn(account)
  const make = async (name: string, expires_in_days: number) =>
    await visitor.call(endpoints.makeKey, { body: { name, expires_in_days } })
  await make('Turnout in R', 30)
  await make('For this week', 7)
  const withoutRole = await buildAccount(server)
  await (await new Visitor(server.app).signIn(withoutRole)).call(endpoints.makeKey, {
    body: { name: 'Nothing', expires_in_days: 30 },
  })
  await database.deleteFrom('account_role').where('account_id', '=', withoutRole.id).execute()
  const mailsSent = async () => {
    await server.mails()
    await mailEndingKeys(server.context)
    return (await server.mails()).map(({ to, text }) => [to, /The key “.*/.exec(text)?.[0]])
  }
  server.clock.forward(22 * day)
  expect(await mailsSent()).toEqual([])
  server.clock.forward(day)
  expect(await mailsSent()).toEqual([
    [account.email, 'The key “Turnout in R” ends on 12-20-2026. Programs that use it stop then.'],
  ])
  server.clock.forward(day)
  expect(await mailsSent()).toEqual([])
})
