import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'
import { emptyServer, greet } from '#testing/platform/http/endpoints.ts'

const rosa = { accountId: 'rosa', roles: new Set(['USER']), isNonpartisan: false }

function endpointOf(overrides: Partial<Endpoint>) {
  const usual = { method: 'GET', path: '/thing', access: 'anyone', summary: 'A thing.', request: {} } as const
  return endpoint({ ...usual, reply: z.unknown(), ...overrides })
}

function serverOf(overrides: Partial<Endpoint>, reply: unknown) {
  const app = emptyServer()
  serve(app, endpointOf(overrides), () => reply as never)
  return app
}

describe('an endpoint', () => {
  const onRequest = vi.fn()
  let app: FastifyInstance
  beforeEach(() => {
    app = emptyServer({}, async () => rosa)
    serve(app, greet, (input, exchange) => {
      onRequest(input, callerOf(exchange))
      return { greeting: input.body.words.join(' '), secret: 'what nobody declared' }
    })
  })
  const post = async (url: string, payload: object) => await app.inject({ method: 'POST', url, payload })
  const wrong = async (url: string, payload: object) => {
    const answer = await post(url, payload)
    return [answer.statusCode, answer.json().detail, answer.json().errors]
  }

  test('hands over every part of the request and the caller, and answers what its reply declares', async () => {
    const answer = await post('/api/people/7/greeting?loud=yes', { words: ['hi', 'all'] })
    expect(onRequest).toHaveBeenCalledWith(
      { params: { id: '7' }, query: { loud: 'yes' }, body: { words: ['hi', 'all'], times: 1 } },
      'rosa',
    )
    expect([answer.statusCode, answer.json()]).toEqual([201, { greeting: 'hi all' }])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test('names everything that is wrong with a request, where it is, in sentences', async () => {
    expect(await wrong('/api/people/x/greeting?tone=sour', { words: ['hello there'], more: 1 })).toEqual([
      422,
      'id is not in the form that is expected here.',
      [
        { path: 'params.id', message: 'id is not in the form that is expected here.' },
        { path: 'query.tone', message: 'tone must be one of warm, dry.' },
        { path: 'words.0', message: 'words.0 must be at most 5 characters long.' },
        { path: '', message: 'The request has a part that is not known here: more.' },
      ],
    ])
    expect(await wrong('/api/people/7/greeting?b=1&a=2', { words: ['a'] })).toEqual([
      422,
      'The request has a part that is not known here: b, a.',
      [{ path: 'query', message: 'The request has a part that is not known here: b, a.' }],
    ])
    expect((await wrong('/api/people/7/greeting', {}))[1]).toBe('words is missing.')
  })

  test.each([
    [[], 'words must be at least 1 items long.'],
    [['a', 'b', 'c'], 'words must be at most 2 items long.'],
    ['a', 'words must be a list.'],
    [[1], 'words.0 must be a text.'],
  ])('says what is wrong with %j', async (words, message) => {
    expect(await wrong('/api/people/7/greeting', { words })).toEqual([
      422,
      message,
      [{ path: expect.any(String), message }],
    ])
  })

  test.each(['a\0', '\uD800', 'b\uDC00'])('refuses a text that no database keeps: %j', async (word) => {
    expect((await wrong('/api/people/7/greeting', { words: ['ok', word] })).slice(0, 2)).toEqual([
      400,
      'The request holds a character that no text has.',
    ])
    const value = { words: ['😀'], times: 2, note: null }
    expect((await post('/api/people/7/greeting', value)).statusCode).toBe(201)
  })
})

test('who may not call is refused before anything of the request is looked at', async () => {
  const authorize = vi.fn(async () => {
    throw new Problem('not_allowed')
  })
  const app = emptyServer({}, authorize)
  serve(app, greet, () => ({ greeting: 'never' }))
  const payload = '{ nonsense'
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/people/x/greeting', payload, headers })
  expect(answer.statusCode).toBe(403)
  expect(authorize).toHaveBeenCalledWith(greet, expect.anything(), expect.anything())
})

test('an answer is 200 where nothing else is said, and a place to go on to where that is said', async () => {
  expect((await serverOf({}, { a: 1 }).inject('/api/thing')).statusCode).toBe(200)
  const sent = await serverOf({ status: 302, reply: z.string() }, '/confirmed').inject('/api/thing')
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/confirmed'])
})

test('an answer that breaks its own schema is our mistake, and does not leave', async () => {
  const answer = await serverOf({ reply: z.object({ a: z.string() }) }, { a: 1 }).inject('/api/thing')
  expect([answer.statusCode, answer.json().detail]).toEqual([500, expect.stringContaining('on our side')])
})

test('headers alone can be asked for, unless the answer is a file', async () => {
  const head = async (overrides: Partial<Endpoint>) =>
    (await serverOf(overrides, 'x').inject({ method: 'HEAD', url: '/api/thing' })).statusCode
  expect(await head({})).toBe(200)
  expect(await head({ media: ['text/csv'] })).toBe(404)
})

describe('an answer that a browser may keep', () => {
  const request = async (headers: Record<string, string> = {}) =>
    await serverOf({ maxAgeSeconds: 300 }, { shares: { a: 1 } }).inject({ url: '/api/thing', headers })

  test('says for how long, and by what it is known', async () => {
    const answer = await request()
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { shares: { a: 1 } }])
    const other = await serverOf({ maxAgeSeconds: 300 }, { shares: { a: 2 } }).inject('/api/thing')
    expect(other.headers.etag).not.toBe(answer.headers.etag)
  })

  test('is not sent again to who has it', async () => {
    const etag = String((await request()).headers.etag)
    for (const header of [etag, `${etag}, "other"`, `"other", ${etag}`, `"other" ,${etag}`]) {
      const answer = await request({ 'if-none-match': header })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
    }
    expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})

test('an endpoint for signed-in users that a stranger reaches is our mistake', () => {
  expect(() => callerOf({ caller: null })).toThrow('An endpoint for signed-in users was called by a stranger')
})
