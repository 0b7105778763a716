import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileBody } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'

const megabyte = 1024 * 1024

/** Within `routes`, a body is left as it comes: `readFileBody` reads it. */
export function takeFiles(app: FastifyInstance, routes: (files: FastifyInstance) => void): void {
  app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    routes(files)
  })
}

/** The bytes of a file, all of them in memory. One that says that it is larger than it may be is not read at all. */
export async function readFileBody(request: FastifyRequest, { media, mostBytes }: FileBody): Promise<Uint8Array> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (!type || !media.includes(type))
    throw new Problem('not_a_file', { detail: `Send the file itself, with Content-Type: ${media.join(' or ')}.` })
  const isTooLarge = Number(request.headers['content-length']) > mostBytes
  const bytes = isTooLarge ? null : await readAtMost(request, mostBytes)
  if (bytes) return bytes
  throw new Problem('too_large', {
    detail: `The file is larger than ${mostBytes / megabyte} MB, which is the most that is taken.`,
  })
}

async function readAtMost({ body }: FastifyRequest, mostBytes: number): Promise<Uint8Array | null> {
  if (!(body instanceof Readable)) return new Uint8Array()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) break
    chunks.push(chunk)
  }
  if (length <= mostBytes) return Buffer.concat(chunks, length)
  // A client reads the answer only after it has sent everything: the rest is received and thrown away.
  body.resume()
  return null
}
