import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { serveApiPage } from '#platform/http/api-page.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { file, greet } from '#testing/platform/http/endpoints.ts'

const send = endpoint({
  method: 'PUT',
  path: '/file',
  access: 'admin',
  summary: 'Takes a file.',
  request: { query: z.strictObject({ name: z.string() }), file: { media: ['text/csv'], mostBytes: 10 } },
  reply: z.date(),
})
const endpoints = { greet, file, send }

describe('the description for programs', () => {
  const described = () => openApiDocument('Atlas', endpoints)
  const pathsOf = () => described()['paths'] as Record<string, Record<string, object>>
  const problem = {
    description: 'A problem.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const binary = { schema: { type: 'string', format: 'binary' } }

  test('says what the whole is, how a session is told, and what a problem looks like', () => {
    expect(described()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Atlas', version: '1', description: expect.stringContaining('RFC 9457') },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'access_token' } },
        schemas: {
          Problem: { type: 'object', properties: { detail: { type: 'string' }, status: { type: 'integer' } } },
        },
      },
    })
    expect(JSON.stringify(described())).not.toContain('$schema')
  })

  test('says of a call who may make it, what it takes, and what it answers', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
    const optional = { in: 'query', required: false }
    const { post } = pathsOf()['/api/people/{id}/greeting'] ?? {}
    expect(post).toEqual({
      operationId: 'greet',
      summary: 'Greets <somebody> & "all".',
      description: 'Needs a signed-in, approved user.',
      security: [{ session: [] }],
      parameters: [
        id,
        { ...optional, name: 'loud', schema: { type: 'string' } },
        { ...optional, name: 'tone', schema: { type: 'string', enum: ['warm', 'dry'] } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                words: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', maxLength: 5 } },
                times: { type: 'integer', default: 1, minimum: expect.any(Number), maximum: expect.any(Number) },
                note: { type: ['string', 'null'] },
              },
              required: ['words'],
              additionalProperties: false,
            },
          },
        },
      },
      responses: {
        201: {
          description: 'The answer.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { greeting: { type: 'string' } },
                required: ['greeting'],
                additionalProperties: false,
              },
            },
          },
        },
        default: problem,
      },
    })
  })

  test('says where a file comes or goes, and keeps the calls of one path apart', () => {
    expect(pathsOf()['/api/file']).toEqual({
      get: {
        operationId: 'file',
        summary: 'A file.',
        description: 'Anyone may call it.',
        responses: {
          200: { description: 'The answer.', content: { 'text/csv': binary, 'application/zip': binary } },
          default: problem,
        },
      },
      put: {
        operationId: 'send',
        summary: 'Takes a file.',
        description: 'Needs an administrator.',
        security: [{ session: [] }],
        parameters: [{ name: 'name', in: 'query', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'text/csv': binary } },
        responses: {
          200: { description: 'The answer.', content: { 'application/json': { schema: {} } } },
          default: problem,
        },
      },
    })
  })
})

describe('the page about the API', () => {
  const get = async (path: string) => {
    const app = fastify()
    serveApiPage(app, 'Atlas <&>', endpoints)
    return await app.inject(`/api/${path}`)
  }

  test('comes as a page with its style and the description for programs beside it', async () => {
    const types = { docs: 'text/html', 'docs.css': 'text/css', 'openapi.json': 'application/json' }
    for (const [path, type] of Object.entries(types))
      expect((await get(path)).headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect((await get('openapi.json')).json()).toEqual(openApiDocument('Atlas <&>', endpoints))
    expect((await get('docs.css')).body).toContain('color-scheme: light dark')
    const { body } = await get('docs')
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(body).toContain('<title>API · Atlas &lt;&amp;&gt;</title>')
    expect(body).toContain('<link rel="stylesheet" href="/api/docs.css">')
    expect(body).toContain('<a href="/api/openapi.json">')
  })

  test('leaves packed where the caller takes it', async () => {
    const app = fastify()
    serveApiPage(app, 'Atlas', endpoints)
    const url = '/api/openapi.json'
    const plain = await app.inject(url)
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect([plain.headers['content-encoding'], headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect([plain.headers.vary, headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
  })

  test('is made for the first who asks, and for nobody after', async () => {
    const app = fastify()
    let looks = 0
    const watched = new Proxy(endpoints, {
      ownKeys: (target) => {
        looks++
        return Reflect.ownKeys(target)
      },
    })
    serveApiPage(app, 'Atlas', watched)
    expect(looks).toBe(0)
    const { body } = await app.inject('/api/docs')
    const looksOfFirst = looks
    expect(looksOfFirst).toBeGreaterThan(0)
    expect((await app.inject('/api/docs')).body).toBe(body)
    expect(looks).toBe(looksOfFirst)
  })

  test('has a section for each call, in which nothing runs as a tag', async () => {
    const { body } = await get('docs')
    const sections = body.match(/<section[^]*?<\/section>/g) ?? []
    expect(sections.map((section) => /<code>(.+?)<\/code>/.exec(section)?.[1])).toEqual([
      'POST /api/people/{id}/greeting',
      'GET /api/file',
      'PUT /api/file',
    ])
    expect(sections[0]).toMatch(
      /^<section aria-labelledby="post-people-id-greeting">\n<h2 id="post-people-id-greeting">/,
    )
    expect(sections[0]).toContain(
      '<p>Greets &lt;somebody&gt; &amp; &quot;all&quot;. Needs a signed-in, approved user.</p>',
    )
    const schema = JSON.stringify({ type: 'string', maxLength: 5 }, null, 2).split('\n')[1]?.trim()
    expect(sections[0]).toContain(schema?.replaceAll('"', '&quot;'))
    const labels = (section = '') => [...section.matchAll(/<summary>(.+?)<\/summary>/g)].map((match) => match[1])
    expect(sections.map(labels)).toEqual([['Request body', 'Answer'], ['Answer'], ['Request body', 'Answer']])
    expect(sections[1]).not.toContain('undefined')
    expect(sections[1]).toMatch(/<\/p>\s*<details>/)
  })
})
