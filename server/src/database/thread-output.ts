import type { Worker } from 'node:worker_threads'

/**
 * Turns anything that a thread prints outside the log into a warning of the process, which becomes a line of the log.
 * The thread has to be started with `stdout` and `stderr`.
 */
export function warnOfOutput({ stdout, stderr }: Worker, name: string): void {
  for (const stream of [stdout, stderr]) {
    stream.on('data', (text: Buffer) => process.emitWarning(text.toString().trim(), name))
  }
}
