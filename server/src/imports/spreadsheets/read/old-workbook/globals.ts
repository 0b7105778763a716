import { ImportRefused } from '#imports/records/import-refused.ts'
import { kinds } from '#imports/spreadsheets/read/old-workbook/record-kinds.ts'
import { type BiffRecord, biffRecords, RecordReader } from '#imports/spreadsheets/read/old-workbook/records.ts'
import { isProtected } from '#imports/spreadsheets/read/refusals.ts'

/** Data that the cells of all sheets refer to. */
export interface Globals {
  readonly isUnicode: boolean
  readonly sharedTexts: string[]
  readonly formats: Map<number, string>
  readonly cellFormats: number[]
  readonly sheets: { readonly name: string; readonly start: number; readonly isHidden: boolean }[]
  is1904: boolean
  decode: (bytes: Uint8Array) => string
}

const excel97 = 0x600
const excel5 = 0x500

export function readGlobals(path: string, stream: Uint8Array): Globals {
  const version = stream.length >= 6 ? new RecordReader({ kind: 0, parts: [stream.subarray(4, 6)] }).short() : 0
  if (stream[1] !== 8 || (version !== excel97 && version !== excel5))
    throw new ImportRefused(`${path} is a workbook of Excel 4 or older; save it as .xlsx and give that file`)
  const globals: Globals = {
    isUnicode: version === excel97,
    sharedTexts: [],
    formats: new Map(),
    cellFormats: [],
    sheets: [],
    is1904: false,
    decode: decoderOf('windows-1252'),
  }
  for (const record of biffRecords(stream, 0)) {
    if (record.kind === kinds.end) break
    if (record.kind === kinds.password) throw isProtected(path)
    readGlobal(record, globals)
  }
  return globals
}

function decoderOf(alphabet: string): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(alphabet)
  return (bytes) => decoder.decode(bytes)
}

const macintosh = new Set([10_000, 32_768])
const worksheet = 0

function readGlobal(record: BiffRecord, globals: Globals): void {
  const reader = new RecordReader(record)
  switch (record.kind) {
    case kinds.is1904:
      globals.is1904 = reader.short() === 1
      break
    case kinds.codePage:
      if (macintosh.has(reader.short())) globals.decode = decoderOf('macintosh')
      break
    case kinds.format:
      globals.formats.set(
        reader.short(),
        globals.isUnicode ? reader.unicode(reader.short()) : shortText(reader, globals),
      )
      break
    case kinds.cellFormat:
      reader.skip(2)
      globals.cellFormats.push(reader.short())
      break
    case kinds.sheet: {
      const [start, visibility, type] = [reader.long(), reader.byte(), reader.byte()]
      const name = globals.isUnicode ? reader.unicode(reader.byte()) : shortText(reader, globals)
      if (type === worksheet) globals.sheets.push({ name, start, isHidden: (visibility & 3) !== 0 })
      break
    }
    case kinds.sharedTexts: {
      reader.skip(4)
      for (let left = reader.long(); left > 0; left--) globals.sharedTexts.push(reader.unicode(reader.short()))
      break
    }
    default:
  }
}

function shortText(reader: RecordReader, { decode }: Globals): string {
  return decode(reader.bytes(reader.byte()))
}
