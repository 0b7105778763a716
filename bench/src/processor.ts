import { readFileSync } from 'node:fs'

// What Linux counts in, wherever Node runs.
const ticksPerSecond = 100
const places = { own: [11, 12], ofEndedChildren: [13, 14] } as const

/** The seconds of processor that a process has taken so far, all its threads together, as Linux counts them. */
export function processorSecondsOf(pid: number): number {
  return secondsAt(pid, places.own)
}

/** What the processes have taken that this one started and that have ended. */
export function processorSecondsOfEndedChildren(): number {
  return secondsAt(process.pid, places.ofEndedChildren)
}

function secondsAt(pid: number, [user, system]: readonly [number, number]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands before, in brackets, and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[user]) + Number(fields[system])) / ticksPerSecond
}

/** The milliseconds of processor that the thread has taken which answers requests: the first one of its process. */
export function servingMillisecondsOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1_000_000
}
