import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collectAtRest } from '#platform/collect-at-rest.ts'

const restMilliseconds = 60
let app: FastifyInstance
let bytesHeld: number
let collections: number

beforeEach(async () => {
  app = fastify()
  app.get('/', async () => 'here')
  bytesHeld = 200 * 2 ** 20
  collections = 0
  const collect = () => {
    collections++
    bytesHeld = 150 * 2 ** 20
  }
  collectAtRest(app, { collect, restMilliseconds, bytesHeld: () => bytesHeld })
  await app.ready()
})
afterEach(async () => await app.close())

describe('a server at rest', () => {
  test('collects what starting has left, once', async () => {
    await expect.poll(() => collections).toBe(1)
    await pause(4 * restMilliseconds)
    expect(collections).toBe(1)
  })

  test('collects again after it has come to hold a good deal more, as after a new version of the data', async () => {
    await expect.poll(() => collections).toBe(1)
    bytesHeld += 40 * 2 ** 20
    await expect.poll(() => collections).toBe(2)
  })

  test('has been asked for nothing for a moment', async () => {
    for (let asked = 0; asked < 12; asked++) {
      await app.inject('/')
      await pause(restMilliseconds / 6)
    }
    expect(collections).toBe(0)
    await expect.poll(() => collections).toBe(1)
  })
})
