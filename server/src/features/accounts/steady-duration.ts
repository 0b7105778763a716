import { setTimeout } from 'node:timers/promises'

// Longer than the work behind either answer on a quiet machine; on a busy one the next multiple of it.
const stepMilliseconds = 300

/** Answers at fixed steps of time, whether the work was short or long, done or refused: how long it took tells nothing. */
export async function withSteadyDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const [result] = await Promise.allSettled([work()])
  const taken = performance.now() - start
  await setTimeout(Math.ceil(taken / stepMilliseconds) * stepMilliseconds - taken)
  if (result.status === 'rejected') throw result.reason
  return result.value
}
