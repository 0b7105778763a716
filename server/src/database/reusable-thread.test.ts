import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReusableThread } from '#database/reusable-thread.ts'
import { reachableTestDatabase } from '#testing/database.ts'

const module = new URL('../testing/database/reusable-worker.ts', import.meta.url)
const { signal: never } = new AbortController()
let address: Awaited<ReturnType<typeof reachableTestDatabase>>['address']
let thread: ReusableThread<string, string>

beforeAll(async () => {
  address = (await reachableTestDatabase()).address
})
beforeEach(() => {
  thread = new ReusableThread(module, address)
})
afterEach(() => thread.close())

test('a standing thread answers one question after another, and remembers what was', async () => {
  expect(await Promise.all([thread.ask('count', never), thread.ask('count', never)])).toEqual(['1 1', '2 1'])
  expect(await thread.ask('count', never)).toBe('3 1')
})

test.each([
  ['fails', 'fail', 'It was asked to fail'],
  ['ends', 'end', 'The thread of reusable-worker.ts ended with code 3'],
])(
  'a question at which it %s is answered with the reason, and the next by a thread that begins anew',
  async (_, question, reason) => {
    await thread.ask('count', never)
    await expect(thread.ask(question, never)).rejects.toThrow(reason)
    expect(thread.isStarted).toBe(false)
    expect(await thread.ask('count', never)).toBe('1 1')
  },
)

test('it is ended in the middle of a question by whoever gives that up', async () => {
  const giving = new AbortController()
  const waiting = thread.ask('wait', giving.signal)
  giving.abort(new Error('Given up'))
  await expect(waiting).rejects.toThrow()
  expect(await thread.ask('count', never)).toBe('1 1')
})
