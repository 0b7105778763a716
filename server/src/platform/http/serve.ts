import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Parsed, Reply, RequestSchemas } from '@atlas/contract/endpoints/endpoint.ts'
import { type FieldError, Problem } from '@atlas/contract/problem.ts'
import { isStorableText } from '@atlas/contract/rules/storable-text.ts'
import { etagOf, isKnown } from '#platform/http/etag.ts'
import { readFileBody, takeFiles } from '#platform/http/file-body.ts'
import { sentence } from '#platform/http/sentences.ts'
import { inTurnsOf, takeTurn } from '#platform/turns.ts'

/** Who calls; the code that recognizes callers decides what it contains. */
export interface Caller {
  readonly accountId: string
  readonly roles: ReadonlySet<string>
  /** Nothing partisan is in the answers to this caller. */
  readonly isNonpartisan: boolean
}

/** What an operation may need of the exchange beyond the parsed request. */
export interface Exchange {
  readonly caller: Caller | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Recognizes the caller and refuses what that caller may not do. */
export type Authorize = (
  endpoint: Pick<Endpoint, 'access' | 'form' | 'scope' | 'limit' | 'searches' | 'beforeTwoFactor'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Caller | null>

/** Refuses what a caller may not ask, once the request is parsed. */
export type Examine = (endpoint: Pick<Endpoint, 'ofOwnFile'>, parsed: unknown, caller: Caller | null) => void

declare module 'fastify' {
  interface FastifyInstance {
    authorize: Authorize
    examine: Examine
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const apiPrefix = '/api'

type Operation<E extends Endpoint> = (input: Parsed<E>, exchange: Exchange) => Reply<E> | Promise<Reply<E>>

/**
 * Serves an endpoint of the contract. Access is decided before anything of the request is read; the request is parsed
 * by its schemas, and the reply passes through its own schema, so that no undeclared value leaves.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, operation: Operation<E>): void {
  answer(app, endpoint, async (input, exchange) => {
    const { request, reply } = exchange
    const answer = endpoint.reply.parse(await operation(input, exchange))
    if (endpoint.status === 302) return reply.redirect(String(answer))
    if (endpoint.maxAgeSeconds) return sendCacheable(request, reply, JSON.stringify(answer), endpoint.maxAgeSeconds)
    const { status = 200, otherStatus } = endpoint
    return reply
      .code(reply.statusCode === otherStatus ? otherStatus : status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(answer)
  })
}

/** What every endpoint has in common, whatever its answer is made of. */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  send: (input: Parsed<E>, exchange: Exchange) => Promise<FastifyReply>,
  // A file would be read to its end for an answer without a body.
  { hasHead }: { readonly hasHead: boolean } = { hasHead: !endpoint.media },
): void {
  if (endpoint.request.file) takeFiles(app, (files) => route(files, endpoint, send, hasHead))
  else route(app, endpoint, send, hasHead)
}

function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  send: (input: Parsed<E>, exchange: Exchange) => Promise<FastifyReply>,
  hasHead: boolean,
): void {
  app.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: hasHead,
    config: { serves: 'data' },
    ...(endpoint.mostBodyBytes ? { bodyLimit: endpoint.mostBodyBytes } : {}),
    onRequest: async (request, reply) => {
      request.caller = await app.authorize(endpoint, request, reply)
    },
    handler: async (request, reply) => {
      const handle = async () => {
        await takeTurn()
        const parsed = parseRequest(endpoint.request, request)
        app.examine(endpoint, parsed, request.caller)
        const file = endpoint.request.file && (await readFileBody(request, endpoint.request.file))
        const input = { ...parsed, ...(file ? { file } : {}) } as Parsed<E>
        reply.header('cache-control', 'no-store')
        return await send(input, { caller: request.caller, request, reply })
      }
      return await inTurnsOf(request.caller?.accountId ?? '', handle)
    },
  })
}

const parts = ['params', 'query', 'body'] as const satisfies readonly (keyof RequestSchemas)[]

function parseRequest(schemas: RequestSchemas, request: FastifyRequest): Record<string, unknown> {
  const errors: FieldError[] = []
  const parsed: Record<string, unknown> = {}
  for (const part of parts) {
    const result = schemas[part]?.safeParse(request[part] ?? {}, { reportInput: true })
    if (result?.success) parsed[part] = result.data
    for (const issue of result?.error?.issues ?? [])
      errors.push({ path: pathOf(part, issue.path), message: sentence(issue) })
  }
  if (errors.length > 0) throw new Problem('invalid', { detail: errors[0]?.message ?? '', errors })
  // Only now: a schema bounds how deep its data is, and a stranger's own nesting would overflow the stack.
  if (holdsUnstorableText(parsed))
    throw new Problem('malformed', { detail: 'The request holds a character that no text has.' })
  return parsed
}

function holdsUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return !isStorableText(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorableText)
}

/** Where in the request it is wrong, as a person would point at it: `filters.0.value`. */
function pathOf(part: string, path: readonly PropertyKey[]): string {
  const inside = path.map(String).join('.')
  return part === 'body' ? inside : [part, inside].filter(Boolean).join('.')
}

/**
 * Sends what a browser may cache for a while, or 304 where its copy is still the same.
 * Nothing of a session is beside it (see `authorize`). Private: no shared cache has to tell origins apart.
 */
function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  maxAgeSeconds: number,
): FastifyReply {
  const etag = etagOf(text)
  reply.header('cache-control', `private, max-age=${maxAgeSeconds}`).header('etag', etag)
  if (isKnown(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
