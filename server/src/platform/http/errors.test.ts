import { once } from 'node:events'
import { Writable } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { expect, test, vi } from 'vitest'
import { Problem } from '@atlas/contract/problem.ts'
import { answerErrors } from '#platform/http/errors.ts'
import { logTo } from '#platform/log.ts'

/** A server that fails in a given way, and what it has written into its log. */
function failing(error: unknown) {
  const lines: { level: number; msg: string; err?: { message: string } }[] = []
  const log = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()))
      done()
    },
  })
  const app = fastify({
    loggerInstance: logTo(log, 'debug'),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'request-1',
    bodyLimit: 20,
  })
  answerErrors(app)
  app.get('/', (_, reply) => {
    reply.header('content-encoding', 'gzip').header('content-length', 3).header('content-disposition', 'attachment')
    throw error
  })
  app.get('/slow', async ({ raw }) => {
    await once(raw.socket, 'close')
    throw error
  })
  app.post('/', () => 'heard')
  return { app, lines }
}

const [asDebug, asError] = [20, 50]

test('a problem leaves as RFC 9457 says, with nothing of the file that had begun', async () => {
  const { app, lines } = failing(new Problem('too_many', { retryAfterSeconds: 7 }))
  const answer = await app.inject('/')
  expect(answer.json()).toEqual({
    type: 'urn:southern-officials-atlas:problem:too_many',
    title: 'Too many attempts',
    status: 429,
    detail: 'Too many attempts. Please wait a while and try again.',
    instance: 'request-1',
  })
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json'),
    'cache-control': 'no-store',
    'retry-after': '7',
    'content-length': String(answer.rawPayload.length),
  })
  for (const header of ['content-encoding', 'content-disposition']) expect(answer.headers[header]).toBeUndefined()
  expect(lines).toEqual([])
})

test('where nobody has to wait, nothing says so', async () => {
  expect((await failing(new Problem('not_found')).app.inject('/')).headers['retry-after']).toBeUndefined()
})

test.each([
  ['waited too long for a lock', '55P03'],
  ['cut off a statement', '57014'],
  ['is being stopped', '57P01'],
  ['is starting', '57P03'],
  ['has no connection left', '53300'],
  ['listens no more', 'ECONNREFUSED'],
  ['broke the connection', 'ECONNRESET'],
  ['Connection terminated unexpectedly', undefined],
  ['timeout exceeded when trying to connect', undefined],
])('where the database %s, the service is busy, and the log says why', async (why, code) => {
  const { app, lines } = failing(Object.assign(new Error(why), { code }))
  const answer = await app.inject('/')
  expect(answer.json()).toMatchObject({ status: 503, title: 'Not available' })
  expect(answer.headers['retry-after']).toBe('5')
  expect(lines).toMatchObject([{ level: asError, err: { message: why } }])
})

test.each(['53100', 'ENOSPC'])('where the disk is full (%s), it is said that nothing was saved', async (code) => {
  const { app, lines } = failing(Object.assign(new Error('No space left on device'), { code }))
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().detail]).toEqual([507, expect.stringContaining('nothing was saved')])
  expect(lines).toMatchObject([{ level: asError, err: { message: 'No space left on device' } }])
})

test('what is our mistake is logged whole and told in one plain sentence', async () => {
  const { app, lines } = failing(new Error('select secret from account'))
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().title]).toEqual([500, 'Our mistake'])
  expect(answer.body).not.toContain('secret')
  expect(lines).toMatchObject([
    { level: asError, msg: 'unexpected error', err: { message: 'select secret from account' } },
  ])
})

test.each(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])(
  'a caller who leaves (%s) is no mistake of ours',
  async (code) => {
    const { app, lines } = failing(Object.assign(new Error('gone'), { code }))
    const calling = new AbortController()
    app.addHook('preHandler', async () => calling.abort())
    const address = await app.listen({ port: 0 })
    await expect(fetch(`${address}/slow`, { signal: calling.signal })).rejects.toThrow()
    await vi.waitFor(
      () => expect(lines.at(-1)).toMatchObject({ level: asDebug, msg: 'the caller left before the answer was whole' }),
      { timeout: 20_000 },
    )
    await app.close()
  },
)

const json = 'application/json'
test.each([
  ['is too large', json, JSON.stringify('x'.repeat(30)), {}, 413],
  ['is of another kind', 'application/xml', '<a/>', {}, 415],
  ['is not JSON', json, '{', {}, 400],
  ['is empty', json, '', {}, 400],
  ['is of another length than it says', json, '{}', { 'content-length': '5' }, 400],
])('a body that %s is refused with its status', async (_, type, payload, more, status) => {
  const { app, lines } = failing(null)
  const headers = { 'content-type': type, ...more }
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers })
  expect([answer.statusCode, answer.json().status]).toEqual([status, status])
  expect(lines).toEqual([])
})

test('what cannot be read as JSON elsewhere is not readable, and nothing else is', async () => {
  const statusOf = async (error: Error) => (await failing(error).app.inject('/')).statusCode
  expect(await statusOf(Object.assign(new SyntaxError('{'), { statusCode: 400 }))).toBe(400)
  expect(await statusOf(new SyntaxError('{'))).toBe(500)
  expect(await statusOf(Object.assign(new Error('{'), { statusCode: 400 }))).toBe(500)
})
