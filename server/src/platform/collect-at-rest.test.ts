import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectAtRest } from '#platform/collect-at-rest.ts'

const restMilliseconds = 60
let app: FastifyInstance
let bytesUsed: number
let collections: number

// On a busy machine a pause takes longer than it was asked to: whether a server rests is told by the clock alone.
const pause = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  app = fastify()
  app.get('/', async () => 'here')
  bytesUsed = 200 * 2 ** 20
  collections = 0
  const collect = () => {
    collections++
    bytesUsed = 150 * 2 ** 20
  }
  collectAtRest(app, { collect, restMilliseconds, bytesUsed: () => bytesUsed })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

describe('a server at rest', () => {
  test('collects what starting has left, once', () => {
    pause(2 * restMilliseconds)
    expect(collections).toBe(1)
    pause(4 * restMilliseconds)
    expect(collections).toBe(1)
  })

  test('collects again after it has come to hold a good deal more, as after a new version of the data', () => {
    pause(2 * restMilliseconds)
    expect(collections).toBe(1)
    bytesUsed += 40 * 2 ** 20
    pause(2 * restMilliseconds)
    expect(collections).toBe(2)
  })

  test('has been asked for nothing for a moment', async () => {
    for (let round = 0; round < 12; round++) {
      await app.inject('/')
      pause(restMilliseconds / 6)
    }
    expect(collections).toBe(0)
    pause(2 * restMilliseconds)
    expect(collections).toBe(1)
  })
})
