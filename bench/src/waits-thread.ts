import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Question } from '#waits.ts'

// What a first question takes longer, such as a connection, is the asker's and not the server's.
const questionsBefore = 50

const { url, ...request } = workerData as Question

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

let longest = 0
while (!isOver) {
  longest = Math.max(longest, await ask())
  await pause(1)
}
parentPort?.postMessage(longest)
