import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { CsvRefused, guessDelimiter, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { singleByteText } from '@atlas/contract/rules/single-byte-text.ts'
import { utf16Text } from '@atlas/contract/rules/utf16-text.ts'
import { UnreadableFile } from '#places/find/match/file/table-file.ts'

/** The rows of a CSV file, whatever its delimiter, as texts. */
export function readCsv(name: string, bytes: Uint8Array): string[][] {
  const text = decoded(name, bytes)
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
function decoded(name: string, bytes: Uint8Array): string {
  const unicode = utf16Text(bytes)
  if (unicode !== null) return unicode
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return guessedText(name, bytes)
  }
}

function guessedText(name: string, bytes: Uint8Array): string {
  const read = singleByteText(bytes)
  if (read.found === 'text') return read.text
  const which = read.found === 'either' ? ` A word may be “${read.words[0]}” or “${read.words[1]}”.` : ''
  throw new UnreadableFile(
    `${name} has letters that cannot be told.${which} Save it as “CSV UTF-8”, and choose that file.`,
  )
}
