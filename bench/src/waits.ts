import { setTimeout as pause } from 'node:timers/promises'

/** Asks one thing after another while something else is done, and answers how long the slowest answer took, in milliseconds. */
export async function longestWaitWhile(ask: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  const working = work()
  let isOver = false
  const over = () => (isOver = true)
  void working.then(over, over)
  while (!isOver) {
    const asked = performance.now()
    await ask()
    longest = Math.max(longest, performance.now() - asked)
    await pause(1)
  }
  await working
  return longest
}
