import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { heavyPriority, type ThreadSettings } from '#database/run-in-thread.ts'

const lowest = 19

// The first thing a heavy thread does, before its work is read. Linux gives each thread a priority of its own; another
// system would take it for that of the whole process, which answers requests.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + heavyPriority, lowest))

const { module } = workerData as ThreadSettings<unknown>
await import(module)
