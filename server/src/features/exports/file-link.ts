import { createHmac, timingSafeEqual } from 'node:crypto'
import { exportFile } from '@atlas/contract/endpoints/exports.ts'
import { apiPrefix } from '#platform/http/serve.ts'

const linkMilliseconds = 5 * 60_000

interface Signed {
  readonly id: string
  readonly account_id: string
  readonly link_secret: Buffer
}

export interface Signature {
  /** In milliseconds. */
  readonly expires: string
  readonly signature: string
}

/**
 * An address of the file that works for five minutes, and for its owner only: it opens nothing without the
 * owner's session. Each export has a secret of its own, which goes when the export goes.
 */
export function fileLink(signed: Signed, now: Date): string {
  const expires = String(now.getTime() + linkMilliseconds)
  const query = new URLSearchParams({ expires, signature: signatureOf(signed, expires).toString('base64url') })
  return `${apiPrefix}${exportFile.path.replace('{id}', signed.id)}?${query.toString()}`
}

export function isLinkValid(signed: Signed, { expires, signature }: Signature, now: Date): boolean {
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(signed, expires)
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now.getTime()
}

function signatureOf({ id, account_id, link_secret }: Signed, expires: string): Buffer {
  return createHmac('sha256', link_secret).update(`${id} ${account_id} ${expires}`).digest()
}
