import { Agent, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { serve } from '#platform/http/serve.ts'
import { emptyServer } from '#testing/platform/http/endpoints.ts'

const megabyte = 1024 * 1024
const weigh = endpoint({
  method: 'POST',
  path: '/weigh',
  access: 'anyone',
  summary: 'How many bytes a file has.',
  request: {
    query: z.strictObject({ name: z.string() }),
    file: { media: ['text/csv', 'application/octet-stream'], mostBytes: megabyte },
  },
  reply: z.object({ name: z.string(), bytes: z.int() }),
})
const say = endpoint({
  method: 'POST',
  path: '/say',
  access: 'anyone',
  summary: 'Says what it hears.',
  request: { body: z.strictObject({ word: z.string() }) },
  reply: z.object({ word: z.string() }),
})

let agent: Agent
let app: FastifyInstance
beforeEach(async () => {
  agent = new Agent({ keepAlive: true })
  app = emptyServer({ bodyLimit: 1_000, forceCloseConnections: 'idle' })
  serve(app, weigh, ({ query, file }) => ({ name: query.name, bytes: file.length }))
  serve(app, say, ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
})

const csv = { 'content-type': 'text/csv; charset=utf-8' }

/** Sends over a real connection, because that is where an answer before the end of the body can be lost. */
async function send(bytes: Buffer, headers: Record<string, string>, path = '/api/weigh?name=a.csv') {
  const { port } = app.server.address() as AddressInfo
  return await new Promise<{ status: number; body: { detail: string; bytes: number } }>((resolve, reject) => {
    const sent = ask({ agent, port, path, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
    })
    sent.on('error', reject)
    for (let index = 0; index < bytes.length; index += 65_536) sent.write(bytes.subarray(index, index + 65_536))
    sent.end()
  })
}

test('a file comes whole, up to the most that its endpoint takes and beyond what others take', async () => {
  expect(await send(Buffer.alloc(megabyte, 'x'), csv)).toMatchObject({ status: 200, body: { bytes: megabyte } })
  const exact = { ...csv, 'content-length': String(megabyte) }
  expect(await send(Buffer.alloc(megabyte, 'x'), exact)).toMatchObject({ status: 200, body: { bytes: megabyte } })
  for (const size of [{}, { 'content-length': '0' }])
    expect(await send(Buffer.alloc(0), { ...csv, ...size })).toMatchObject({ status: 200, body: { bytes: 0 } })
})

test.each(['TEXT/CSV', 'text/csv ; charset=utf-8', 'application/octet-stream'])(
  'a file may be of the type %s',
  async (type) => {
    expect(await send(Buffer.from('a,b'), { 'content-type': type })).toMatchObject({ status: 200, body: { bytes: 3 } })
  },
)

test.each([
  ['that says its size', { 'content-length': String(5 * megabyte) }],
  ['that does not', { 'transfer-encoding': 'chunked' }],
])('a larger file %s is refused, and whoever sends it hears why', async (_, size) => {
  const { status, body } = await send(Buffer.alloc(5 * megabyte, 'x'), { ...csv, ...size })
  expect(status).toBe(413)
  expect(body.detail).toBe('The file is larger than 1 MB, which is the most that is taken.')
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', undefined])(
  'a body of the type %s is no file',
  async (type) => {
    const { status, body } = await send(Buffer.from('{'), type === undefined ? {} : { 'content-type': type })
    expect(status).toBe(415)
    expect(body.detail).toBe('Send the file itself, with Content-Type: text/csv or application/octet-stream.')
  },
)

test('an endpoint that takes JSON takes no file', async () => {
  expect(await send(Buffer.from('a,b'), csv, '/api/say')).toMatchObject({ status: 415 })
  const json = { 'content-type': 'application/json' }
  expect(await send(Buffer.from('{"word":"hello"}'), json, '/api/say')).toMatchObject({ status: 200 })
})

test('the description for programs says that the body is a file, and what is asked beside it', () => {
  const { paths } = openApiDocument('A', { weigh }) as { paths: Record<string, { post: object }> }
  const binary = { schema: { type: 'string', format: 'binary' } }
  expect(paths['/api/weigh']?.post).toMatchObject({
    parameters: [{ name: 'name', in: 'query', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: { 'text/csv': binary, 'application/octet-stream': binary } },
  })
})
