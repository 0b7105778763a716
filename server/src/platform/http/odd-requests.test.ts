import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type FastifyInstance, LogController } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '@atlas/contract/problem.ts'
import { sendProblem } from '#platform/http/errors.ts'
import { answerBrokenHttp, leadNowhere, refuseOtherMethods } from '#platform/http/odd-requests.ts'
import { sendSecurityHeaders } from '#platform/http/security-headers.ts'
import { siteOf } from '#platform/http/site.ts'
import { emptyServer } from '#testing/platform/http/endpoints.ts'
import { logRequests, logTo } from '#platform/log.ts'

const lines: string[] = []
const log = logTo(
  new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString())
      done()
    },
  }),
  'info',
)
const app: FastifyInstance = emptyServer({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  frameworkErrors: (_, request, reply) => leadNowhere(app, request, reply),
  clientErrorHandler: answerBrokenHttp(log),
})
logRequests(app)
sendSecurityHeaders(app, { site: siteOf('http://atlas.test', []), imageOrigins: [] })
refuseOtherMethods(app)
app.get('/api/links/:token', () => 'opened')
let isWell = true
app.get('/api/health/ready', (_, reply) => reply.code(isWell ? 200 : 503).send())
app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not_found')))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

/** What comes back for some bytes, and what the log says of them. */
async function send(request: string) {
  lines.length = 0
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const answer = await text(socket)
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  return { status, answer: answer.toLowerCase(), lines }
}
const ask = async (line: string, headers = '') =>
  await send(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`)

test.each([
  ['GET /%', 404],
  ['GET /%c0%ae%c0%ae/etc/passwd', 404],
  ['GET /api/%E0%A4%A', 404],
  [`GET /api/links/${'x'.repeat(300)}`, 404],
  ['QUERY /', 405],
  ['QUERY /api/links/1', 405],
  ['PROPFIND /', 405],
  ['TRACE /', 405],
  ['M-SEARCH /', 405],
  ['FOO /', 400],
  ['GET nowhere', 400],
  ['GET /\0', 400],
])('%s is refused with %i, guarded by headers and told in one line of the log', async (line, status) => {
  const reply = await ask(line)
  expect(reply.status).toBe(status)
  for (const header of ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store'])
    expect(reply.answer).toContain(header)
  expect(reply.lines).toHaveLength(1)
  expect(reply.lines[0]).not.toContain('stack')
  expect(reply.answer.includes('allow: get, head, post')).toBe(status === 405)
})

test.each([
  ['has too many headers', `X: ${'x'.repeat(20_000)}\r\n`, 431],
  ['has no length', 'Content-Length: -1\r\n', 400],
  ['is packed in two ways', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n', 400],
])('a request that %s is refused with its status', async (_, headers, status) => {
  const reply = await ask('POST /', headers)
  expect([reply.status, reply.lines.length]).toEqual([status, 1])
})

test('what is no HTTP at all is refused, and the next one is answered', async () => {
  expect((await send('\x16\x03\x01\x02\0\x01')).status).toBe(400)
  expect((await ask('GET /api/links/1')).status).toBe(200)
})

test('whoever asks every few seconds whether all is well fills no log, until it is not', async () => {
  expect((await ask('GET /api/health/ready')).lines).toEqual([])
  isWell = false
  expect((await ask('GET /api/health/ready')).lines).toEqual([expect.stringContaining('"status":503')])
})
