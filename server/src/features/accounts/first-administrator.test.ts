import { beforeEach, describe, expect, test } from 'vitest'
import { brokenPasswordRules } from '@atlas/contract/rules/password.ts'
import { testDatabase } from '#testing/database.ts'
import { ensureFirstAdministrator, passwordOf } from '#features/accounts/first-administrator.ts'
import { isPassword } from '#features/accounts/passwords.ts'
import { testClock } from '#testing/app.ts'

const database = await testDatabase()
const clock = testClock()
const configured = { email: 'Dora@Example.org', password: 'Correct-horse-9@battery' }
const ensure = async (credentials: Parameters<typeof ensureFirstAdministrator>[1], isEmbedded = false) =>
  await ensureFirstAdministrator({ database, clock }, credentials, isEmbedded)

const administrators = async () =>
  await database
    .selectFrom('account')
    .innerJoin('account_role', 'account_id', 'id')
    .where('role_id', '=', 'ADMIN')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'organization',
      'organization_site',
      'entity_type',
      'phone',
      'password_hash',
      'approved_at',
      'rejected_at',
      'email_confirmed_at',
    ])
    .execute()

async function trail() {
  return await database
    .selectFrom('audit_event')
    .select(['account_id', 'action', 'details'])
    .orderBy('id', 'desc')
    .execute()
}

beforeEach(async () => {
  await database.deleteFrom('account_role').execute()
  await database.deleteFrom('account').execute()
})

test.each([0x00, 0x99, 0xff])('a random password of the bytes %i keeps the rules for passwords', (byte) => {
  expect(brokenPasswordRules(passwordOf(Buffer.alloc(9, byte)))).toEqual([])
})

describe('a database without an administrator', () => {
  test('gets one of several processes that start at once', async () => {
    await Promise.all([ensure(configured), ensure(configured), ensure({ ...configured, email: 'other@example.org' })])
    expect(await administrators()).toHaveLength(1)
  })

  test('gets one with a random password where it is embedded and nobody is configured, told only once', async () => {
    const message = await ensure(null, true)
    expect(message?.email).toBe('admin@example.org')
    expect(brokenPasswordRules(message?.password ?? '')).toEqual([])
    const [made, ...others] = await administrators()
    expect(others).toEqual([])
    expect(await isPassword(made?.password_hash ?? null, message?.password ?? '')).toBe(true)
    expect(made).toMatchObject({ first_name: 'First', last_name: 'Administrator', rejected_at: null })
    expect([made?.organization, made?.organization_site, made?.entity_type, made?.phone]).toEqual(['', '', '', ''])
    expect([made?.approved_at, made?.email_confirmed_at]).toEqual([clock.now(), clock.now()])
    expect((await trail())[0]).toEqual({
      account_id: null,
      action: 'role assigned',
      details: { account: made?.id, role: 'ADMIN' },
    })
    expect(await ensure(null, true)).toBeNull()
  })

  test('of two gives neither the same password', async () => {
    const first = await ensure(null, true)
    await database.deleteFrom('account_role').execute()
    expect((await ensure(null, true))?.password).not.toBe(first?.password)
  })

  test('gets none on PostgreSQL where nobody is configured', async () => {
    expect(await ensure(null)).toBeNull()
    expect(await administrators()).toEqual([])
  })

  test.each([true, false])(
    'gets the configured one, whose password is told to nobody (embedded: %s)',
    async (isEmbedded) => {
      expect(await ensure(configured, isEmbedded)).toBeNull()
      const [made] = await administrators()
      expect(made?.email).toBe(configured.email)
      expect(await isPassword(made?.password_hash ?? null, configured.password)).toBe(true)
    },
  )

  test('gets the configured one with a random password where it is embedded and only the address is configured', async () => {
    const message = await ensure({ ...configured, password: null }, true)
    expect(message?.email).toBe(configured.email)
    const [made] = await administrators()
    expect(await isPassword(made?.password_hash ?? null, message?.password ?? '')).toBe(true)
  })

  test('gets none on PostgreSQL where only the address is configured, and the server says so instead of starting', async () => {
    await expect(ensure({ ...configured, password: null })).rejects.toThrow(/^ADMIN_PASSWORD is missing: /)
    expect(await administrators()).toEqual([])
  })

  test('gives an account that somebody has registered and lost to whoever configures its address', async () => {
    await ensure({ ...configured, password: 'Another-horse-9@battery' })
    await database.deleteFrom('account_role').execute()
    await database
      .updateTable('account')
      .set({ approved_at: null, rejected_at: clock.now(), email_confirmed_at: null })
      .execute()
    await ensure({ ...configured, email: 'dora@example.org' })
    const [made, ...others] = await administrators()
    expect(others).toEqual([])
    expect(made).toMatchObject({ rejected_at: null, approved_at: clock.now(), email_confirmed_at: clock.now() })
    expect(await isPassword(made?.password_hash ?? null, configured.password)).toBe(true)
  })
})

test('a database with an administrator keeps that one alone, whoever is configured', async () => {
  await ensure(configured)
  const before = await administrators()
  expect(await ensure({ email: 'eve@example.org', password: 'Eves-horse-9@battery' })).toBeNull()
  expect(await ensure({ email: configured.email, password: null })).toBeNull()
  expect(await administrators()).toEqual(before)
})
