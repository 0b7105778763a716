import { once } from 'node:events'
import { getPriority } from 'node:os'
import { describe, expect, test, vi } from 'vitest'
import { heavyPriority, runInThread } from '#database/run-in-thread.ts'
import { reachableTestDatabase } from '#testing/database.ts'

const thread = new URL('../testing/database/thread-worker.ts', import.meta.url)
const live = new AbortController().signal
const { database, address } = await reachableTestDatabase()

async function run(input: string, signal = live, onStep: (step: string) => void = () => undefined) {
  return await runInThread<number, string>(thread, { address, input, signal, onStep })
}

describe('a thread', () => {
  test('works on a connection of its own, tells its steps, and answers', async () => {
    const onStep = vi.fn<(step: string) => void>()
    expect(await run('count', live, onStep)).toBe(0)
    expect(onStep.mock.calls).toEqual([['counting']])
  })

  test('steps back behind the one that answers requests, where the system can tell threads apart', async () => {
    const own = getPriority()
    expect(await run('rank')).toBe(process.platform === 'linux' ? own + heavyPriority : own)
    expect(getPriority()).toBe(own)
  })

  test('that fails says why', async () => {
    await expect(run('fail')).rejects.toThrow('It cannot be done')
  })

  test('that dies is a failure that names it', async () => {
    await expect(run('die')).rejects.toThrow('The thread of thread-worker.ts ended with code 3')
  })

  test('that needs more memory than it may take dies alone', async () => {
    const resourceLimits = { maxOldGenerationSizeMb: 80 }
    const over = runInThread(thread, { address, input: 'fill', signal: live, resourceLimits })
    await expect(over).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  })

  test('that is told to end in the middle leaves nothing of what it did, and nobody waiting', async () => {
    const ending = new AbortController()
    const over = run('hang', ending.signal, () => ending.abort())
    await expect(over).rejects.toMatchObject({ name: 'AbortError' })
    expect(await database.selectFrom('office').selectAll().execute()).toEqual([])
  })

  test('that is not wanted any more is not begun', async () => {
    await expect(run('count', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('writes nothing beside the log', async () => {
    const warned = once(process, 'warning')
    await run('write')
    expect(await warned).toMatchObject([{ name: 'Thread', message: 'beside the log' }])
  })
})
