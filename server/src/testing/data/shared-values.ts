import { strToU8, unzipSync, zipSync } from 'fflate'
import { sha256 } from '#features/data/shared-values/share/share-values.ts'

/** A file of shared values whose table somebody changed, with the checksum that is right then, unless it is left. */
export function changed(bytes: Uint8Array, change: (table: string) => string, isSigned = true): Uint8Array {
  const parts = unzipSync(bytes)
  const values = strToU8(change(Buffer.from(parts['values.csv'] ?? []).toString()))
  const checksums = Buffer.from(parts['SHA256SUMS'] ?? []).toString()
  const signed = isSigned ? checksums.replace(/^\w+(?= {2}values)/m, sha256(values)) : checksums
  return zipSync({ ...parts, 'values.csv': values, SHA256SUMS: strToU8(signed) })
}
