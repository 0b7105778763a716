import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { CsvRefused, guessDelimiter, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { UnreadableFile } from '#places/find/match/file/table-file.ts'

/** The rows of a CSV file, whatever its delimiter, as texts. */
export function readCsv(name: string, bytes: Uint8Array): string[][] {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new UnreadableFile(`${name} is not a CSV file.`)
  try {
    const delimiter = guessDelimiter(text)
    const rows = readCsvRows(text, { delimiter, strayQuotes: 'keep', escape: guessEscape(text, delimiter) })
    return Array.from(rows, ({ cells }) => [...cells])
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const reason = `in line ${error.line} ${reasons[error.reason]}`
    throw new UnreadableFile(`${name} cannot be read: ${reason}.`, { cause: error })
  }
}

const openQuote = 'a quotation mark is opened and never closed; the file is cut off, or one mark is too many'
const reasons: Record<CsvRefused['reason'], string> = {
  open_quote: openQuote,
  stray_quote: openQuote,
  mixed_escapes: 'a quotation mark stands behind a backslash, and others stand twice; write all of them twice',
}

/** Excel saves CSV in the alphabet of its country, or as UTF-16, unless it is told otherwise. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
