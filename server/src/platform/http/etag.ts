import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const tagLength = 22

/** What tells some bytes from any others: a hash of all that is in them. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, tagLength)
}

/**
 * Everything that makes a reply differ from any other has to be passed, so that no dependency can be forgotten. Weak,
 * because the reply may be sent compressed.
 */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  return `W/"${hashOf(...parts)}"`
}

/** Whether the caller has the reply already; a proxy may have made its tag weak. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const etags = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  return etags.some((each) => each === '*' || withoutWeakness(each) === withoutWeakness(etag))
}

/** Whether the caller requires a version other than this one; for `If-Match` a weak tag never matches. */
export function isOther({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-match']?.split(',').map((each) => each.trim())
  return tags !== undefined && !tags.some((each) => each === '*' || each === etag)
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '')
}
