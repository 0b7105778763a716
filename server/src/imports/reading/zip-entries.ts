import { type ZipPart, zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { inflateAtMost, TooMuchUnpacked } from '#platform/unpack.ts'

// What comes out is counted, and unpacking ends at the limit whatever a workbook says of itself. The largest sheet that
// is read, all precincts of one parish, has 2 MB.
const largestSheetBytes = 16_000_000
const largestWorkbookBytes = 100_000_000

/** The texts of some entries of a file that is packed as a ZIP archive. */
export function readEntries(
  path: string,
  bytes: Uint8Array,
  kind: string,
  isIncluded: (name: string) => boolean,
): Map<string, string> {
  const texts = new Map<string, string>()
  const decoder = new TextDecoder()
  let remainingBytes = largestWorkbookBytes
  try {
    for (const entry of zipParts(bytes).filter(({ name }) => isIncluded(name))) {
      const unpacked = unpackEntry(path, entry, remainingBytes)
      remainingBytes -= unpacked.length
      texts.set(entry.name, decoder.decode(unpacked))
    }
    return texts
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} is no ${kind}, or is damaged`)
  }
}

function unpackEntry(path: string, { name, isDeflated, packed }: ZipPart, remainingBytes: number): Uint8Array {
  const most = Math.min(largestSheetBytes, remainingBytes)
  try {
    const unpacked = isDeflated ? inflateAtMost(packed, most) : packed
    if (unpacked.length <= most) return unpacked
  } catch (error) {
    if (!(error instanceof TooMuchUnpacked)) throw error
  }
  throw new ImportRefused(
    remainingBytes < largestSheetBytes
      ? `${path} has sheets that are too large together`
      : `${path} has a sheet that is too large: ${name}`,
  )
}
