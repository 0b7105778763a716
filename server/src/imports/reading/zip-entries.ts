import { type ZipPart, zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { utf16Text } from '@atlas/contract/rules/utf16-text.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { inflateAtMost, TooMuchUnpacked } from '#platform/unpack.ts'

// Unpacking counts its output and stops at this limit, whatever size the workbook states.
const largestWorkbookBytes = 100_000_000

export interface PackedKind {
  /** "Excel workbook (XLSX)" */
  readonly name: string
  /** The limit for one entry after it is unpacked. */
  readonly mostBytes: number
}

/** The name of an entry. Workbooks ignore case, and old programs of .NET write "xl\\workbook.xml". */
export function partName(written: string): string {
  return written.replaceAll('\\', '/').toLowerCase()
}

/** The texts of some entries of a ZIP archive, each under its name in lowercase. */
export function readEntries(
  path: string,
  bytes: Uint8Array,
  kind: PackedKind,
  isIncluded: (name: string) => boolean,
): Map<string, string> {
  const texts = new Map<string, string>()
  const decoder = new TextDecoder()
  let remainingBytes = largestWorkbookBytes
  try {
    for (const entry of zipParts(bytes)) {
      const name = partName(entry.name)
      if (!isIncluded(name)) continue
      const unpacked = unpackEntry(path, entry, kind.mostBytes, remainingBytes)
      remainingBytes -= unpacked.length
      texts.set(name, utf16Text(unpacked) ?? decoder.decode(unpacked))
    }
    return texts
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} is no ${kind.name}, or is damaged`)
  }
}

function unpackEntry(
  path: string,
  { name, isDeflated, packed }: ZipPart,
  mostBytes: number,
  remainingBytes: number,
): Uint8Array {
  const most = Math.min(mostBytes, remainingBytes)
  try {
    const unpacked = isDeflated ? inflateAtMost(packed, most) : packed
    if (unpacked.length <= most) return unpacked
  } catch (error) {
    if (!(error instanceof TooMuchUnpacked)) throw error
  }
  throw new ImportRefused(
    remainingBytes < mostBytes
      ? `${path} has sheets that are too large together; split it, or save the sheet as CSV`
      : `${path} has a sheet that is too large, ${name}; split it, or save the sheet as CSV`,
  )
}
