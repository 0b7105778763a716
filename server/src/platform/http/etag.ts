import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const tagLength = 22

/**
 * What tells an answer from any other: a hash of all that is in it, so that nothing it depends on can be forgotten.
 * Weak, because the answer may travel compressed.
 */
export function etagOf(text: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, tagLength)}"`
}

/** Whether whoever asks has the answer already. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)
}
