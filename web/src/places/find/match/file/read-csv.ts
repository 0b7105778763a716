import { CsvRefused, readCsvRows, guessDelimiter } from '@atlas/contract/rules/csv-rows.ts'
import { UnreadableFile } from '#places/find/match/file/table-file.ts'

/** The rows of a CSV file, whatever its delimiter, as texts. */
export function readCsv(name: string, bytes: Uint8Array): string[][] {
  const text = decoded(bytes)
  if (text.includes('\0')) throw new UnreadableFile(`${name} is not a CSV file.`)
  try {
    const rows = readCsvRows(text, { delimiter: guessDelimiter(text), strayQuotes: 'keep' })
    return Array.from(rows, ({ cells }) => [...cells])
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    const reason = 'a quotation mark is opened and never closed; the file is cut off, or one mark is too many'
    throw new UnreadableFile(`${name} cannot be read: in line ${error.line} ${reason}.`, { cause: error })
  }
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
