import { readFileSync, writeFileSync } from 'node:fs'

/** The memory of a process in MB as counted by Linux. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Resets the peak to the current value. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
