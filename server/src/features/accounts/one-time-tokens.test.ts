import { describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { issueToken, ownerOfToken, spendToken } from '#features/accounts/one-time-tokens.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp } from '#testing/app.ts'

const database = await testDatabase()
const server = await testApp(database)
const { id } = await buildAccount(server)
const now = server.clock.now()
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const [minute, day] = [60_000, 86_400_000]

describe.each([
  ['confirm-email', 'reset-password', 14 * day],
  ['reset-password', 'confirm-email', 60 * minute],
] as const)('a token to %s', (purpose, other, lasts) => {
  const issue = async () => await issueToken(database, purpose, id, now)

  test('is known as often as it is looked at, and spent once', async () => {
    const token = await issue()
    for (const _ of [1, 2]) expect(await ownerOfToken(database, purpose, token, now)).toBe(id)
    expect(await spendToken(database, purpose, token, now)).toBe(id)
    expect(await spendToken(database, purpose, token, now)).toBeNull()
    expect(await ownerOfToken(database, purpose, token, now)).toBeNull()
  })

  test(`is nothing to ${other}, and is not spent by trying`, async () => {
    const token = await issue()
    expect(await ownerOfToken(database, other, token, now)).toBeNull()
    expect(await spendToken(database, other, token, now)).toBeNull()
    expect(await ownerOfToken(database, purpose, token, now)).toBe(id)
  })

  test('counts until its time is over, and not a moment longer', async () => {
    const token = await issue()
    expect(await ownerOfToken(database, purpose, token, later(lasts - 1))).toBe(id)
    expect(await ownerOfToken(database, purpose, token, later(lasts))).toBeNull()
    expect(await spendToken(database, purpose, token, later(lasts))).toBeNull()
    expect(await spendToken(database, purpose, await issue(), later(lasts - 1))).toBe(id)
  })

  test('makes the one before it void, and leaves one for another purpose as it is', async () => {
    const [older, ofAnother, newer] = [await issue(), await issueToken(database, other, id, now), await issue()]
    expect(await ownerOfToken(database, purpose, older, now)).toBeNull()
    expect(await ownerOfToken(database, purpose, newer, now)).toBe(id)
    expect(await ownerOfToken(database, other, ofAnother, now)).toBe(id)
  })
})
