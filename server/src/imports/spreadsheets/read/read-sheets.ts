import { zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { partName } from '#imports/reading/zip-entries.ts'
import { compoundStreams } from '#imports/reading/compound-file.ts'
import { largestFile } from '#imports/spreadsheets/read/decode.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { readOpenDocument } from '#imports/spreadsheets/read/read-open-document.ts'
import { readText } from '#imports/spreadsheets/read/read-text.ts'
import { readWorkbook } from '#imports/spreadsheets/read/read-workbook.ts'
import { readOldWorkbook } from '#imports/spreadsheets/read/old-workbook/read-old-workbook.ts'
import { isProtected } from '#imports/spreadsheets/read/refusals.ts'
import type { Sheet } from '#imports/spreadsheets/read/sheet-cells.ts'

/** The sheets of any spreadsheet; refuses what cannot be read, with one sentence. */
export function readSheets({ name, bytes }: OfficialsFile): readonly Sheet[] {
  if (bytes.length > largestFile) throw new ImportRefused(`${name} is larger than ${largestFile / 1024 / 1024} MB`)
  const sheets = readers[containerOf(bytes)](name, bytes)
  if (sheets.length === 0) throw new ImportRefused('There is nothing in it')
  return sheets
}

/** Whether its content must be decompressed, or put together from streams, before its size is known. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return containerOf(bytes) !== 'text'
}

type Container = 'zip' | 'compound' | 'records' | 'text'

function containerOf(bytes: Uint8Array): Container {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start === 'PK\u0003\u0004') return 'zip'
  if (start === '\u00D0\u00CF\u0011\u00E0') return 'compound'
  // The records of an old workbook without a container: the first record's kind, for four versions, and its length.
  const [mark, version = 1, length = 0, higher] = bytes
  return mark === 9 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && higher === 0
    ? 'records'
    : 'text'
}

const readers: Record<Container, (name: string, bytes: Uint8Array) => readonly Sheet[]> = {
  zip: readPacked,
  compound: readCompound,
  records: readOldWorkbook,
  text: readText,
}

const saveAsWorkbook = 'save it as an Excel workbook (.xlsx) and give that file'

/** Other formats in a ZIP archive, by an entry that only they have. */
const otherKinds: readonly { readonly part: RegExp; readonly reason: string }[] = [
  { part: /^xl\/workbook\.bin$/, reason: `is a binary workbook (.xlsb); ${saveAsWorkbook}` },
  { part: /\.iwa$/, reason: 'is a document of Numbers; choose File, Export To, Excel there and give that file' },
  { part: /^word\//, reason: 'is a document of Word; copy the table into a spreadsheet and give that file' },
  { part: /^ppt\//, reason: 'is a presentation; copy the table into a spreadsheet and give that file' },
]

function readPacked(path: string, bytes: Uint8Array): readonly Sheet[] {
  const names = namesOfParts(bytes)
  const other = otherKinds.find(({ part }) => names.some((name) => part.test(name)))
  if (other) throw new ImportRefused(`${path} ${other.reason}`)
  if (names.includes('content.xml') && !names.includes('xl/workbook.xml')) return readOpenDocument(path, bytes)
  const isPackage = names.includes('_rels/.rels') || names.includes('xl/workbook.xml')
  if (names.length > 0 && !isPackage)
    throw new ImportRefused(`${path} is a ZIP archive; unpack it and give the file inside`)
  return readWorkbook(path, bytes)
}

function namesOfParts(bytes: Uint8Array): readonly string[] {
  try {
    return zipParts(bytes).map(({ name }) => partName(name))
  } catch {
    // The reader refuses a damaged file.
    return []
  }
}

function readCompound(path: string, bytes: Uint8Array): readonly Sheet[] {
  const streams = damagedIfThrows(path, () => compoundStreams(bytes))
  if (streams.has('EncryptedPackage')) throw isProtected(path)
  const records = streams.get('Workbook') ?? streams.get('Book')
  if (streams.has('WordDocument'))
    throw new ImportRefused(`${path} is a document of Word; copy the table into a spreadsheet and give that file`)
  if (!records) throw new ImportRefused(`${path} is no Excel workbook`)
  return readOldWorkbook(
    path,
    damagedIfThrows(path, () => records()),
  )
}

function damagedIfThrows<Result>(path: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new ImportRefused(`${path} is damaged: it is no whole Excel workbook; take it from its source once more`, {
      cause: error,
    })
  }
}
