import { singleByteText } from '@atlas/contract/rules/single-byte-text.ts'
import { utf16Text } from '@atlas/contract/rules/utf16-text.ts'
import { FileRefused } from '#imports/spreadsheets/problems/problems.ts'

const megabyte = 1024 * 1024
/** An organization's own list has thousands of rows, not millions; a larger file is something else. */
export const largestFile = 20 * megabyte
const longestLine = 100_000
const mostLines = 100_000

const asCsv = 'save the sheet as "CSV UTF-8 (Comma delimited)" and give that file'

/** The end-of-file character of MS-DOS programs. */
const endOfFile = '\u001A'

/** The first bytes of formats that are often taken for CSV. */
const beginnings: readonly { readonly bytes: string; readonly reason: string }[] = [
  { bytes: 'PK\u0003\u0004', reason: `It is an Excel workbook or a ZIP archive, not CSV; ${asCsv}` },
  { bytes: '\u00D0\u00CF\u0011\u00E0', reason: `It is an old Excel workbook, not CSV; ${asCsv}` },
  { bytes: '\u001F\u008B', reason: 'It is packed with gzip; unpack it and give the CSV file inside' },
  { bytes: '%PDF', reason: 'It is a PDF, not CSV' },
]

const asTable = 'export it as CSV or as an Excel workbook and give that file'
const asCopy = 'copy the table into a spreadsheet and give that file'

/** The beginnings of text formats that may hold officials, but not as a table. */
const noTables: readonly { readonly start: RegExp; readonly reason: string }[] = [
  { start: /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/, reason: `It is JSON, not a table; ${asTable}` },
  { start: /^\{\\rtf/, reason: `It is a document in Rich Text (RTF); ${asCopy}` },
  { start: /^MIME-Version:/im, reason: `It is an e-mail or a web archive (.mht); ${asCopy}` },
  { start: /^BEGIN:VCARD/i, reason: `It is a file of contacts (vCard); ${asTable}` },
  { start: /^BEGIN:VCALENDAR/i, reason: `It is a calendar, not a table; ${asTable}` },
  {
    start: /^ID;P/,
    reason: 'It is in a format of old spreadsheets (SYLK); save it as an Excel workbook (.xlsx) and give that file',
  },
  {
    start: /^(?:INSERT INTO|CREATE TABLE|DROP TABLE|COPY [\w."]{1,100} \()/im,
    reason: `It is SQL, not a table; ${asTable}`,
  },
]

/** The text of a web page or of XML, which may have lines of any length; null for other files. */
export function decodedMarkup(file: Uint8Array): string | null {
  const start = utf16Text(file.subarray(0, 1_000)) ?? Buffer.from(file.subarray(0, 1_000)).toString('latin1')
  if (!/^[\s\uFEFF\u00EF\u00BB\u00BF]*<[a-z!?]/i.test(start)) return null
  return utf16Text(file) ?? textOf(file)
}

/** The text of a file in Unicode, or in the encodings of Windows, old Macs or MS-DOS, with line feeds as line ends. */
export function decoded(file: Uint8Array): string {
  refuseSize(file)
  const unicode = utf16Text(file)
  const bytes = unicode === null ? file : Buffer.from(unicode)
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  const found = beginnings.find((each) => start.startsWith(each.bytes))
  if (found) throw new FileRefused(found.reason)
  refuseLines(bytes)
  const ended = textOf(bytes).replace(/\r\n?/g, '\n')
  const text = ended.endsWith(endOfFile) ? ended.slice(0, -1) : ended
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(text)) {
    throw new FileRefused('It is a web page, not CSV; download the file itself, or copy the table into a spreadsheet')
  }
  if (text.trim() === '') throw new FileRefused('It is empty')
  const other = noTables.find(({ start }) => start.test(text.slice(0, 4_000)))
  if (other) throw new FileRefused(other.reason)
  return text
}

function refuseSize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new FileRefused('It is empty')
  if (bytes.length > largestFile) {
    throw new FileRefused(`It is larger than ${largestFile / megabyte} MB, the most that an officials file may have`)
  }
}

/** Checks the bytes before decoding, so that a damaged file cannot take much memory. */
function refuseLines(bytes: Uint8Array): void {
  let line = 1
  let start = 0
  for (let index = 0; index <= bytes.length; index++) {
    const byte = bytes[index]
    if (byte === 0) throw new FileRefused('There is a NUL byte in it: the file is damaged, or it is not text', line)
    if (byte !== 10 && byte !== 13 && byte !== undefined) continue
    if (index - start > longestLine) {
      throw new FileRefused(`The line has ${index - start} bytes; a row of officials has at most ${longestLine}`, line)
    }
    start = index + 1
    // A carriage return before a line feed belongs to the same line end.
    if (index + 1 < bytes.length && (byte !== 13 || bytes[index + 1] !== 10)) line += 1
  }
  if (line > mostLines) throw new FileRefused(`It has ${line} lines; an officials file has at most ${mostLines}`)
}

/** UTF-8 that was decoded as Windows-1252 and encoded again: Ã© for é. */
const twiceEncoded = /Ã[\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œ“”˜¦]/

function textOf(bytes: Uint8Array): string {
  const text = unicodeOf(bytes) ?? guessedText(bytes)
  refuseWhere(text, /[\u0080-\u009F]/, neither)
  refuseWhere(text, /\uFFFD/, 'Letters were lost when the file was saved before; take it from its source once more')
  refuseWhere(
    text,
    twiceEncoded,
    'Letters with accents are garbled (as in "PeÃ±a"); save it from its source as "CSV UTF-8"',
  )
  return text
}

const neither = 'The letters are neither UTF-8 nor Windows-1252; save it as "CSV UTF-8"'

function guessedText(bytes: Uint8Array): string {
  const read = singleByteText(bytes)
  if (read.found === 'text') return read.text
  const line = lineOfLetters(bytes)
  if (read.found === 'neither') throw new FileRefused(neither, line)
  const [one, other] = read.words
  throw new FileRefused(`A word may be “${one}” or “${other}”, and nothing tells which; save it as "CSV UTF-8"`, line)
}

/** The first line with a character that is not ASCII. */
function lineOfLetters(bytes: Uint8Array): number {
  const before = bytes.subarray(
    0,
    bytes.findIndex((byte) => byte > 127),
  )
  return Buffer.from(before)
    .toString('latin1')
    .split(/\r\n?|\n/).length
}

function unicodeOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function refuseWhere(text: string, pattern: RegExp, reason: string): void {
  const index = text.search(pattern)
  if (index >= 0) throw new FileRefused(reason, text.slice(0, index).split(/\r\n?|\n/).length)
}
