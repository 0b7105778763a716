import { setTimeout } from 'node:timers/promises'

// Longer than the work behind either answer, so that how long it took tells nothing.
const steadyMilliseconds = 300

/** Answers no sooner than after a fixed time, whether the work was short or long, done or refused. */
export async function withSteadyDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), setTimeout(steadyMilliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
