import { createGunzip } from 'node:zlib'
import { pipeline, type Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Endpoint, Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { takesGzip } from '#platform/http/accepted-encodings.ts'
import { answer, type Exchange } from '#platform/http/serve.ts'

/** A file on its way out. */
export interface OutgoingFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Readable
  readonly length: number
  /** The bytes are packed so; they leave so where the caller takes it, and unpacked where not. */
  readonly packed: 'gzip' | null
}

/** Serves an endpoint whose answer is a file: whole, to be saved, never shown in the page. */
export function serveFile<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  operation: (input: Parsed<E>, exchange: Exchange) => Promise<OutgoingFile>,
): void {
  answer(app, endpoint, async (input, exchange) => {
    const { request, reply } = exchange
    const { name, mediaType, bytes, length, packed } = await operation(input, exchange)
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('accept-ranges', 'none')
      .type(mediaType)
    if (packed) reply.header('vary', 'accept-encoding')
    if (packed && !takesGzip(request.headers['accept-encoding'])) return reply.send(unpacked(bytes))
    reply.header('content-length', length)
    if (packed) reply.header('content-encoding', packed)
    return reply.send(bytes)
  })
}

// A stream that breaks has to break the answer too: a file that ends early must not look whole.
function unpacked(bytes: Readable): Readable {
  return pipeline(bytes, createGunzip(), () => undefined)
}
