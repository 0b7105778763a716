import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { hashPassword, isPassword } from '#features/accounts/passwords.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'
import { hashFully } from '#testing/quick-hashes.ts'

hashFully()

const { app } = await testApp(await testDatabase())

const person = { first_name: 'Rosa', last_name: 'Baptiste', organization: 'Delta Voices' }
const registration = {
  ...person,
  organization_site: 'https://deltavoices.example',
  entity_type: '501(c)(3)' as const,
  password: 'Sweettea4@dusk',
}
const request = {
  registering: (email: string) => new Visitor(app).request(endpoints.register, { body: { ...registration, email } }),
  'asking for a new password': (email: string) =>
    new Visitor(app).request(endpoints.forgotPassword, { body: { email } }),
}

test.each(Object.entries(request))(
  '%s is answered no sooner than after 300 ms, whether or not the address has an account',
  async (_, ask) => {
    for (const email of [administrator.email, 'nobody@example.org']) {
      const begun = performance.now()
      expect((await ask(email)).statusCode).toBeLessThan(300)
      // A timer may be a millisecond early.
      expect(performance.now() - begun).toBeGreaterThan(298)
    }
  },
)

/** The least of the processor that some work takes: however busy the machine is, other programs add nothing to it. */
async function leastProcessorTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push(user + system)
  }
  return Math.min(...times)
}

test('a password is checked for an address without an account, too', async () => {
  const hash = await hashPassword('Sweettea4@dusk')
  const signIn = (email: string) => () =>
    new Visitor(app).request(endpoints.login, { body: { email, password: 'wrong' } })
  const checking = await leastProcessorTime(() => isPassword(hash, 'wrong'))
  expect(await leastProcessorTime(signIn('nobody@example.org'))).toBeGreaterThan(checking / 2)
})
