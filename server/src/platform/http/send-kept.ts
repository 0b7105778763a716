import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends what a browser may keep for a while, and nothing at all where it still has the same.
 * Nothing of a session is beside it (see `authorise`). Private: no shared cache has to tell origins apart.
 */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  maxAgeSeconds: number,
): FastifyReply {
  // Weak, because the answer may travel compressed.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `private, max-age=${maxAgeSeconds}`).header('etag', tag)
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.includes(tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
