import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint, Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { bestEncoding } from '#platform/http/accepted-encodings.ts'
import { isKnown } from '#platform/http/etag.ts'
import { type JsonAnswer, packings } from '#platform/http/json-answer.ts'
import { answer, type Exchange } from '#platform/http/serve.ts'

// Below this, what is packed is hardly smaller.
const leastPacked = 1_024

/**
 * Serves an endpoint whose answers are made of nothing but declared columns, and many: they are not held against their
 * schema one by one, which would take longer than making them. Every test that asks for one does (see Visitor).
 *
 * Who keeps what they GET here, as a program may, asks whether it is still the same: 304 where it is. A browser keeps
 * nothing on its disk (`no-store`, see `answer`).
 */
export function serveJson<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  operation: (input: Parsed<E>, exchange: Exchange) => JsonAnswer | Promise<JsonAnswer>,
): void {
  answer(app, endpoint, async (input, exchange) => {
    const { request, reply } = exchange
    const made = await operation(input, exchange)
    if (endpoint.method === 'GET') {
      reply.header('etag', made.etag)
      if (isKnown(request, made.etag)) return reply.code(304).send()
    }
    reply.type('application/json; charset=utf-8')
    const packing = bestEncoding(request.headers['accept-encoding'], packings)
    if (!packing || made.bytes.length < leastPacked) return reply.send(made.bytes)
    varyByEncoding(reply)
    return reply.header('content-encoding', packing).send(await made.packed(packing))
  })
}

function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${String(others)}, accept-encoding` : 'accept-encoding')
}
