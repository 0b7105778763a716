import { type ZipPart, zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { Inflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { UnreadableFile } from '#places/find/match/file/table-file.ts'

// 20,000 rows of 30 columns are about 40 MB of XML.
const mostUnpackedBytes = 80_000_000

/** The rows of the first sheet of an Excel workbook as texts; a formula counts as the value that it had. */
export async function readWorkbook(name: string, bytes: Uint8Array): Promise<string[][]> {
  const unpacked = unpack(name, bytes)
  try {
    // A ZIP code that is a number keeps its digits as they are written.
    const rows = await readSheet(asStored(unpacked), { parseNumber: (digits) => digits })
    return rows.map((row) => row.map(textOf))
  } catch (error) {
    throw new UnreadableFile(`${name} is no Excel workbook (.xlsx), or is damaged.`, { cause: error })
  }
}

function unpack(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {}
  let left = mostUnpackedBytes
  try {
    for (const part of zipParts(bytes).filter((each) => /\.(?:xml|rels)$/.test(each.name))) {
      const unpacked = unpackedPart(part, left)
      if (!unpacked) throw new UnreadableFile(`${name} is far too large once it is unpacked.`)
      left -= unpacked.length
      parts[part.name] = unpacked
    }
    return parts
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`${name} is no Excel workbook (.xlsx), or is damaged.`, { cause: error })
  }
}

// A thousand times as much may come out of it at once.
const pieceBytes = 4_096

/** What comes out is counted, and unpacking ends at the limit whatever a file says of itself: null where it is more. */
function unpackedPart({ isDeflated, packed }: ZipPart, most: number): Uint8Array | null {
  if (!isDeflated) return packed.length > most ? null : packed
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const inflate = new Inflate((piece) => {
    length += piece.length
    pieces.push(piece.slice())
  })
  for (let at = 0; at < packed.length; at += pieceBytes) {
    inflate.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length)
    if (length > most) return null
  }
  const bytes = new Uint8Array(length)
  pieces.reduce((at, piece) => (bytes.set(piece, at), at + piece.length), 0)
  return bytes
}

// The library would unpack large parts in workers of its own, made of text, which the policy of the page forbids. What
// is only stored needs no unpacking.
function asStored(parts: Record<string, Uint8Array>): ArrayBuffer {
  return zipSync(parts, { level: 0 }).slice().buffer
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}
