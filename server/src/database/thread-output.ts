import type { Worker } from 'node:worker_threads'

/**
 * What a thread would write beside the log becomes a warning of the process, which is a line of it. The thread has to be
 * started with `stdout` and `stderr`.
 */
export function warnOfOutput({ stdout, stderr }: Worker, name: string): void {
  for (const stream of [stdout, stderr]) {
    stream.on('data', (text: Buffer) => process.emitWarning(text.toString().trim(), name))
  }
}
