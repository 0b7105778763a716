import { Readable } from 'node:stream'
import { exportFormats } from '@atlas/contract/endpoints/exports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { fileLink, isLinkValid, type Signature } from '#features/exports/file-link.ts'
import { findExport } from '#features/exports/find-export.ts'
import { readPieces } from '#features/exports/pieces.ts'
import type { OutgoingFile } from '#platform/http/serve-file.ts'

type Needed = Pick<Context, 'database' | 'clock'>

/** An address at which the file can be had. */
export async function downloadExport(context: Needed, accountId: string, id: string): Promise<{ url: string }> {
  const found = await findExport(context, accountId, id)
  if (found.status !== 'COMPLETE') throw new Problem('export_not_ready')
  return { url: fileLink(found, context.clock.now()) }
}

/** The file at that address. */
export async function openFile(
  context: Needed,
  accountId: string,
  id: string,
  signature: Signature,
): Promise<OutgoingFile> {
  const found = await findExport(context, accountId, id)
  if (found.status !== 'COMPLETE' || !isLinkValid(found, signature, context.clock.now()))
    throw new Problem('link_expired', { detail: 'This link has expired. Please press Download again.' })
  const { fileName, mediaType } = exportFormats[found.format]
  return {
    name: fileName,
    mediaType,
    bytes: Readable.from(readPieces(context.database, found), { objectMode: false }),
    length: found.bytes,
    packed: found.format === 'csv' ? 'gzip' : null,
  }
}
