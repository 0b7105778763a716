import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { servingMillisecondsOf } from '#processor.ts'
import type { Asking } from '#waits.ts'

// The first requests include one-time costs of the client, such as the connection, so they do not count.
const questionsBefore = 50

const {
  question: { url, ...request },
  pid,
} = workerData as Asking

async function ask(): Promise<number> {
  const sentAt = performance.now()
  const answer = await fetch(url, request)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - sentAt
}

for (let before = 0; before < questionsBefore; before++) await ask()
let isOver = false
parentPort?.once('message', () => (isOver = true))
parentPort?.postMessage('asking')

let wait = 0
let processor = 0
let before = servingMillisecondsOf(pid)
while (!isOver) {
  wait = Math.max(wait, await ask())
  const now = servingMillisecondsOf(pid)
  processor = Math.max(processor, now - before)
  before = now
  await pause(1)
}
parentPort?.postMessage({ wait, processor })
