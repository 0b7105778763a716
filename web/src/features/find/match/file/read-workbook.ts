import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { UnreadableFile } from '#features/find/match/file/table-file.ts'

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

/** No more is ever unpacked than a file says that it holds, and what says too much is not unpacked at all. */
function unpack(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: (part) => {
        if (!/\.(?:xml|rels)$/.test(part.name)) return false
        size += part.originalSize
        if (size > mostUnpackedBytes) throw new UnreadableFile(`${name} is far too large once it is unpacked.`)
        return true
      },
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`${name} is no Excel workbook (.xlsx), or is damaged.`, { cause: error })
  }
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
