import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import * as z from 'zod/mini'
import { endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { answerErrors } from '#platform/http/errors.ts'
import type { Authorize } from '#platform/http/serve.ts'

/** A server that knows nobody and serves nothing yet: no database, no socket. */
export function emptyServer(options: FastifyServerOptions = {}, authorize: Authorize = async () => null) {
  const app: FastifyInstance = fastify(options)
  app.decorate('authorize', authorize)
  app.decorate('examine', () => undefined)
  app.decorateRequest('caller', null)
  answerErrors(app)
  return app
}

export const greet = endpoint({
  method: 'POST',
  path: '/people/{id}/greeting',
  access: 'user',
  status: 201,
  summary: 'Greets <somebody> & "all".',
  request: {
    params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }),
    query: z.strictObject({ loud: z.optional(z.string()), tone: z.optional(z.enum(['warm', 'dry'])) }),
    body: z.strictObject({
      words: z.array(z.string().check(z.maxLength(5))).check(z.minLength(1), z.maxLength(2)),
      times: z._default(z.int(), 1),
      note: z.optional(z.nullable(z.string())),
    }),
  },
  reply: z.object({ greeting: z.string() }),
})

export const file = endpoint({
  method: 'GET',
  path: '/file',
  access: 'anyone',
  summary: 'A file.',
  request: {},
  reply: z.string(),
  media: ['text/csv', 'application/zip'],
})
