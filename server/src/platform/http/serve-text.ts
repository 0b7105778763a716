import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { etagOf, isKnown } from '#platform/http/etag.ts'
import { answer, type Exchange } from '#platform/http/serve.ts'

/** A short file, whole in memory. */
export interface TextFile {
  readonly name: string
  readonly mediaType: string
  readonly text: string
}

/**
 * Serves an endpoint whose answer is a short file. Who keeps it, as calendars do, asks each time whether it changed; a
 * browser keeps nothing on its disk (`no-store`, see `answer`).
 */
export function serveText<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  operation: (input: Parsed<E>, exchange: Exchange) => Promise<TextFile>,
): void {
  const send = async (input: Parsed<E>, exchange: Exchange) => {
    const { request, reply } = exchange
    const file = await operation(input, exchange)
    if (endpoint.method === 'GET' && isUnchanged(request, reply, file)) return reply.code(304).send()
    // A person who follows a link out of the file does not reveal the file's address, which may be a secret.
    reply.header('referrer-policy', 'no-referrer')
    // A header holds no other letters, and a name may be anybody's.
    const name = file.name.replace(/[^\w.-]/g, '_')
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(file.mediaType).send(file.text)
  }
  answer(app, endpoint, send, { hasHead: true })
}

function isUnchanged(request: FastifyRequest, reply: FastifyReply, { text }: TextFile): boolean {
  const etag = etagOf(text)
  reply.header('etag', etag)
  return isKnown(request, etag)
}
