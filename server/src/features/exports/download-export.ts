import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { exportFile, exportFormats } from '@atlas/contract/endpoints/exports/exports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { readChunks } from '#features/exports/chunks.ts'
import { type ExportReader, findExport } from '#features/exports/find-export.ts'
import type { OutgoingFile } from '#platform/http/serve-file.ts'
import { apiPrefix } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'clock'>

/** A URL from which the file can be downloaded. */
export async function downloadExport(context: Needed, caller: ExportReader, id: string): Promise<{ url: string }> {
  const found = await findExport(context, caller, id)
  if (found.status !== 'COMPLETE') throw new Problem('export_not_ready')
  return { url: fileLink(found, context.clock.now()) }
}

/** The file behind that URL. */
export async function openFile(
  context: Needed,
  caller: ExportReader,
  id: string,
  signature: Signature,
): Promise<OutgoingFile> {
  const found = await findExport(context, caller, id)
  if (found.status !== 'COMPLETE' || !isLinkValid(found, signature, context.clock.now()))
    throw new Problem('link_expired', { detail: 'This link has expired. Please press Download again.' })
  const { fileName, mediaType } = exportFormats[found.format]
  return {
    name: fileName,
    mediaType,
    bytes: Readable.from(readChunks(context.database, found), { objectMode: false }),
    length: found.bytes,
    packed: found.format === 'csv' ? 'gzip' : null,
  }
}

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
 * A URL of the file that works for five minutes, and for its owner only: it opens nothing without the
 * owner's session. Each export has a secret of its own, which goes when the export goes.
 */
export function fileLink(signed: Signed, now: Date): string {
  const expires = String(now.getTime() + linkMilliseconds)
  const query = new URLSearchParams({ expires, signature: signatureOf(signed, expires).toString('base64url') })
  return `${apiPrefix}${exportFile.path.replace('{id}', signed.id)}?${query.toString()}`
}

export function isLinkValid(signed: Signed, { expires, signature }: Signature, now: Date): boolean {
  const actual = Buffer.from(signature, 'base64url')
  const right = signatureOf(signed, expires)
  return actual.length === right.length && timingSafeEqual(actual, right) && Number(expires) > now.getTime()
}

function signatureOf({ id, account_id, link_secret }: Signed, expires: string): Buffer {
  return createHmac('sha256', link_secret).update(`${id} ${account_id} ${expires}`).digest()
}
