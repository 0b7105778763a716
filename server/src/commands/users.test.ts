import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { userCommand } from '#commands/users.ts'
import { testDatabase } from '#testing/database.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'

const server = await testApp(await testDatabase())
const email = 'rosa@example.org'
const password = 'Sweettea4@dusk'

beforeAll(async () => {
  const profile = {
    first_name: 'Rosa',
    last_name: 'Baptiste',
    organization: 'Delta Voices',
    organization_site: 'deltavoices.example',
  }
  const body = { ...profile, email, password, entity_type: 'Academic' as const }
  await new Visitor(server.app).call(endpoints.register, { body })
  await server.mails()
})

const run = async (line: string) => await userCommand(server.context, line.split(' ').filter(Boolean))

describe('at the terminal', () => {
  test('user list shows everybody with what they may do', async () => {
    const lines = await run('list')
    expect(lines).toContain(`${email}\tRosa Baptiste\t“Delta Voices”, as typed\twaits for approval`)
    expect(lines.some((line) => line.startsWith(administrator.email) && line.endsWith('ADMIN'))).toBe(true)
  })

  test('user grant approves with a mail, user revoke takes the role back', async () => {
    expect(await run(`grant ${email.toUpperCase()} USER unconfirmed`)).toEqual([`${email} now has USER.`])
    expect((await server.mails()).map(({ to }) => to)).toEqual([email])
    expect(await run(`revoke ${email} USER`)).toEqual([`${email} now has no role and waits for approval.`])
  })

  test('user reset-link prints a link that sets a new password', async () => {
    const [link = ''] = await run(`reset-link ${email}`)
    expect(link).toMatch(/^http:\/\/atlas\.test\/password\?token=/)
    const token = new URL(link).searchParams.get('token') ?? ''
    const body = { token, password: 'Magnolia7@porch' }
    expect(await new Visitor(server.app).call(endpoints.resetPassword, { body })).toBeNull()
  })

  test.each([
    ['', 'npm run atlas -- user list'],
    ['grant nobody@example.org USER', 'Nobody has an account with the address nobody@example.org.'],
    [`grant ${email} OWNER`, 'The role must be one of ADMIN, USER, not OWNER.'],
    [`revoke ${administrator.email} ADMIN`, 'This is the last administrator.'],
  ])('user %s is refused with a sentence', async (line, message) => {
    await expect(run(line)).rejects.toThrow(message)
  })
})
