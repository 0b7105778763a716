import { setTimeout } from 'node:timers/promises'

// Longer than the work takes on a quiet machine, whatever the answer. On a busy one the next multiple is waited for.
const stepMilliseconds = 300

/** Security: answers only at multiples of a fixed time, so that the duration does not tell what the work found. */
export async function withSteadyDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const [result] = await Promise.allSettled([work()])
  const taken = performance.now() - start
  await setTimeout(Math.ceil(taken / stepMilliseconds) * stepMilliseconds - taken)
  if (result.status === 'rejected') throw result.reason
  return result.value
}
