import { ImportRefused } from '#imports/records/import-refused.ts'
import { type BiffRecord, biffRecords, RecordReader } from '#imports/spreadsheets/read/old-workbook/records.ts'
import { type NumberFormat, numberText } from '#imports/spreadsheets/read/number-text.ts'
import { isProtected } from '#imports/spreadsheets/read/refusals.ts'
import { type Sheet, type SheetCells, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

/** Kinds of records, as Microsoft's [MS-XLS] numbers them. */
const kinds = {
  formula: 0x06,
  end: 0x0a,
  is1904: 0x22,
  password: 0x2f,
  codePage: 0x42,
  column: 0x7d,
  sheet: 0x85,
  numbers: 0xbd,
  richText: 0xd6,
  cellFormat: 0xe0,
  merged: 0xe5,
  sharedTexts: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  text: 0x204,
  truth: 0x205,
  formulaText: 0x207,
  row: 0x208,
  compactNumber: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const

const excel97 = 0x600
const excel5 = 0x500

/** What the cells of all sheets refer to. */
interface Globals {
  readonly isUnicode: boolean
  readonly sharedTexts: string[]
  readonly formats: Map<number, string>
  readonly cellFormats: number[]
  readonly sheets: { readonly name: string; readonly start: number; readonly isHidden: boolean }[]
  is1904: boolean
  decode: (bytes: Uint8Array) => string
}

/** The sheets of a workbook of Excel 5 to 2003 that hold something, in their order, from the stream of its records. */
export function readOldWorkbook(path: string, stream: Uint8Array): readonly Sheet[] {
  try {
    const globals = readGlobals(path, stream)
    const cells = new WorkbookCells(path)
    // One ends where the next begins, so that no record is read for two.
    const starts = globals.sheets.map(({ start }) => start)
    if (new Set(starts).size < starts.length) throw new Error('Two sheets of a workbook begin in the same place')
    for (const { name, start, isHidden } of globals.sheets) {
      const end = Math.min(stream.length, ...starts.filter((each) => each > start))
      cells.addSheet(name, isHidden, (sheet) => readSheet(stream.subarray(0, end), start, sheet, globals))
    }
    return cells.sheets
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} is damaged: it is no whole Excel workbook; take it from its source once more`, {
      cause: error,
    })
  }
}

function readGlobals(path: string, stream: Uint8Array): Globals {
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

function readSheet(stream: Uint8Array, start: number, sheet: SheetCells, globals: Globals): void {
  // A chart within the sheet has a beginning and an end of its own.
  let depth = 0
  const reading = { sheet, globals, formula: null }
  for (const record of biffRecords(stream, start)) {
    if (record.kind === kinds.begin) depth += 1
    if (record.kind === kinds.end) depth -= 1
    if (depth === 0) return
    if (depth === 1) readOfSheet(record, reading)
  }
}

interface SheetReading {
  readonly sheet: SheetCells
  readonly globals: Globals
  /** The cell of the last formula, whose text is a record of its own. */
  formula: { readonly line: number; readonly column: number } | null
}

function readOfSheet(record: BiffRecord, reading: SheetReading): void {
  const { sheet, globals } = reading
  const reader = new RecordReader(record)
  switch (record.kind) {
    case kinds.row:
      return readRow(reader, sheet)
    case kinds.column: {
      const [first, last] = [reader.short(), reader.short()]
      reader.skip(4)
      if (reader.short() & 1) sheet.hideColumns(first, last)
      return
    }
    case kinds.merged: {
      for (let left = reader.short(); left > 0; left--) {
        const [firstLine, lastLine, first, last] = [reader.short(), reader.short(), reader.short(), reader.short()]
        sheet.merge({ firstLine: firstLine + 1, lastLine: lastLine + 1, first, last })
      }
      return
    }
    case kinds.formulaText: {
      if (reading.formula) sheet.set(reading.formula.line, reading.formula.column, textOf(reader, globals))
      reading.formula = null
      return
    }
    default: {
      const read = cellReaders.get(record.kind)
      if (!read) return
      const cell = { line: reader.short() + 1, column: reader.short() }
      read(reader, cell, reading)
    }
  }
}

const isHidden = 0x20

function readRow(reader: RecordReader, sheet: SheetCells): void {
  const line = reader.short() + 1
  reader.skip(10)
  if (reader.byte() & isHidden) sheet.hideRow(line)
}

function textOf(reader: RecordReader, globals: Globals): string {
  const letters = reader.short()
  return globals.isUnicode ? reader.unicode(letters) : globals.decode(reader.bytes(letters))
}

interface Cell {
  readonly line: number
  readonly column: number
}

type CellReader = (reader: RecordReader, cell: Cell, reading: SheetReading) => void

const cellReaders: ReadonlyMap<number, CellReader> = new Map<number, CellReader>([
  [
    kinds.sharedText,
    (reader, { line, column }, { sheet, globals }) => {
      reader.skip(2)
      sheet.set(line, column, globals.sharedTexts[reader.long()] ?? '')
    },
  ],
  [kinds.text, readPlainText],
  [kinds.richText, readPlainText],
  [
    kinds.number,
    (reader, { line, column }, { sheet, globals }) => {
      const format = formatOf(reader.short(), globals)
      sheet.set(line, column, numberText(reader.double(), format, globals.is1904))
    },
  ],
  [
    kinds.compactNumber,
    (reader, { line, column }, { sheet, globals }) => {
      const format = formatOf(reader.short(), globals)
      sheet.set(line, column, numberText(compactNumber(reader.long()), format, globals.is1904))
    },
  ],
  [kinds.numbers, readNumbers],
  [
    kinds.truth,
    (reader, { line, column }, { sheet }) => {
      reader.skip(2)
      sheet.set(line, column, truthOrError(reader.byte(), reader.byte() === 1))
    },
  ],
  [kinds.formula, readFormula],
])

function readPlainText(reader: RecordReader, { line, column }: Cell, { sheet, globals }: SheetReading): void {
  reader.skip(2)
  sheet.set(line, column, textOf(reader, globals))
}

/** Several numbers side by side, and the last column behind them. */
function readNumbers(reader: RecordReader, { line, column }: Cell, { sheet, globals }: SheetReading): void {
  for (let next = column; reader.left >= 8; next++) {
    const format = formatOf(reader.short(), globals)
    sheet.set(line, next, numberText(compactNumber(reader.long()), format, globals.is1904))
  }
}

/** What the formula gave when the workbook was saved. */
function readFormula(reader: RecordReader, cell: Cell, reading: SheetReading): void {
  const { sheet, globals } = reading
  const format = formatOf(reader.short(), globals)
  const result = reader.bytes(8)
  const isNumber = result[6] !== 0xff || result[7] !== 0xff
  reading.formula = !isNumber && result[0] === 0 ? cell : null
  if (isNumber) {
    const value = new DataView(result.buffer).getFloat64(0, true)
    sheet.set(cell.line, cell.column, numberText(value, format, globals.is1904))
  } else if (result[0] === 1 || result[0] === 2)
    sheet.set(cell.line, cell.column, truthOrError(result[2] ?? 0, result[0] === 2))
}

function formatOf(cellFormat: number, { cellFormats, formats }: Globals): NumberFormat {
  const id = cellFormats[cellFormat] ?? 0
  return { id, code: formats.get(id) ?? '' }
}

/** A number in four bytes: whole, or the upper half of another, and maybe a hundred times as much. */
function compactNumber(bits: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setUint32(4, (bits & ~3) >>> 0, true)
  const value = bits & 2 ? (bits | 0) >> 2 : view.getFloat64(0, true)
  return bits & 1 ? value / 100 : value
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

/** A truth value as a workbook of today writes it: 1 or 0. */
function truthOrError(value: number, isError: boolean): string {
  return isError ? (errors[value] ?? '#N/A') : String(value)
}
