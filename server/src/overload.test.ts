import { setImmediate as endOfRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { problems } from '@atlas/contract/problem.ts'
import { testDatabase } from '#testing/database.ts'
import { testApp, Visitor } from '#testing/app.ts'

const { app } = await testApp(await testDatabase(), { OVERLOAD_DELAY: '200' })
const ask = async () => await new Visitor(app).request(endpoints.settings)

/** Nothing is heard meanwhile, as under more work than there is time for. */
function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('a server that comes to nothing any more sends new requests away, in a sentence, and answers again at rest', async () => {
  let answer = await ask()
  while (answer.statusCode === 200) {
    standStill(1_000)
    await endOfRound()
    answer = await ask()
  }
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().detail]).toEqual([
    503,
    '5',
    problems.unavailable.detail,
  ])
  await expect.poll(async () => (await ask()).statusCode, { timeout: 30_000 }).toBe(200)
})
