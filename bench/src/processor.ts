import { readFileSync } from 'node:fs'

// The unit of Linux on all platforms that Node supports.
const ticksPerSecond = 100
const places = { own: [11, 12], ofEndedChildren: [13, 14] } as const

/** The processor time of a process so far in seconds, with all of its threads, as counted by Linux. */
export function processorSecondsOf(pid: number): number {
  return secondsAt(pid, places.own)
}

/** The processor time of ended child processes. */
export function processorSecondsOfEndedChildren(): number {
  return secondsAt(process.pid, places.ofEndedChildren)
}

function secondsAt(pid: number, [user, system]: readonly [number, number]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program comes first, in parentheses, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[user]) + Number(fields[system])) / ticksPerSecond
}

/** The processor time in milliseconds of the thread that answers requests, which is the main thread. */
export function servingMillisecondsOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1_000_000
}
