import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { answerInTurns, JsonAnswer } from '#platform/http/json-answer.ts'
import { AnswerCache } from '#platform/http/answer-cache.ts'
import { serveJson } from '#platform/http/serve-json.ts'
import { emptyServer } from '#testing/platform/http/endpoints.ts'

const names = (count: number) => ({ values: Array.from({ length: count }, (_, index) => `Official ${index}`) })
const about = { access: 'anyone', path: '/names', summary: 'Names.', request: {}, reply: z.unknown() } as const

function serverOf(count: number, method: 'GET' | 'POST' = 'GET') {
  const app = emptyServer()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('vary', 'origin')
  })
  serveJson(app, endpoint({ ...about, method }), () => new JsonAnswer(names(count)))
  return async (headers: Record<string, string> = {}) => await app.inject({ method, url: '/api/names', headers })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer leaves packed for whoever takes %s', async (header, packing, unpack) => {
  const sent = await serverOf(200)({ 'accept-encoding': header })
  expect(sent.headers).toMatchObject({ 'content-encoding': packing, vary: 'origin, accept-encoding' })
  expect(JSON.parse(unpack(sent.rawPayload).toString())).toEqual(names(200))
})

test('an answer leaves as it is where it is short, or for whoever takes nothing else', async () => {
  const short = await serverOf(2)({ 'accept-encoding': 'br' })
  const plain = await serverOf(200)()
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, names(2)])
  expect([plain.headers['content-encoding'], plain.json()]).toEqual([undefined, names(200)])
})

test('whoever has an answer that was got hears that it is the same, and no more', async () => {
  const first = await serverOf(200)()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-store')
  const again = await serverOf(200)({ 'if-none-match': `"another", ${etag}`, 'accept-encoding': 'br' })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await serverOf(201)({ 'if-none-match': etag })).statusCode).toBe(200)
})

test('an answer to a POST is kept by nobody', async () => {
  const serve = serverOf(200, 'POST')
  const sent = await serve()
  expect([sent.headers.etag, sent.headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test('a long answer is made once, a short one each time, and the ones used longest ago are dropped', async () => {
  const cache = new AnswerCache()
  const make = vi.fn(async () => names(100_000))
  const [first, atOnce] = await Promise.all([cache.answer('everybody', make), cache.answer('everybody', make)])
  expect(first.etag).toBe(atOnce.etag)
  const again = await cache.answer('everybody', make)
  expect(await again.packed('br')).toBe(await (await cache.answer('everybody', make)).packed('br'))
  expect(make).toHaveBeenCalledTimes(2)
  await cache.answer('two', async () => names(2))
  expect((await cache.answer('two', async () => names(3))).bytes.toString()).toBe(JSON.stringify(names(3)))
  for (let others = 0; others < 10; others++) await cache.answer(`others ${others}`, async () => names(100_000))
  await cache.answer('everybody', make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('what is worth keeping is the business of whoever keeps', async () => {
  const cache = new AnswerCache({ leastBytes: 0, mostBytes: 200 })
  const make = vi.fn(async () => names(2))
  await cache.answer('two', make)
  await cache.answer('two', make)
  expect(make).toHaveBeenCalledTimes(1)
  for (let others = 0; others < 10; others++) await cache.answer(`others ${others}`, async () => names(2))
  await cache.answer('two', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test.each([0, 1, 100, 250])('an answer that is made in turns is the same JSON, with a list of %s', async (count) => {
  const { values } = names(count)
  const made = await answerInTurns({ name: 'Everybody' }, 'values', values, (value) => JSON.stringify({ value }))
  expect(JSON.parse(made.bytes.toString())).toEqual({ name: 'Everybody', values: values.map((value) => ({ value })) })
})

test('others are heard while a long answer is made', async () => {
  const { values } = names(2_000)
  const busyFor = (milliseconds: number) => {
    const start = performance.now()
    while (performance.now() - start < milliseconds);
  }
  let made = 0
  const answering = answerInTurns({}, 'values', values, (value) => {
    busyFor(made++ % 100 === 0 ? 12 : 0)
    return JSON.stringify(value)
  })
  await new Promise(setImmediate)
  expect(made).toBeLessThan(values.length)
  await answering
  expect(made).toBe(values.length)
})
