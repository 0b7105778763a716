import { type NumberFormat, numberText } from '#imports/spreadsheets/read/number-text.ts'
import type { Globals } from '#imports/spreadsheets/read/old-workbook/globals.ts'
import { kinds } from '#imports/spreadsheets/read/old-workbook/record-kinds.ts'
import type { RecordReader } from '#imports/spreadsheets/read/old-workbook/records.ts'
import type { SheetCells } from '#imports/spreadsheets/read/sheet-cells.ts'

export interface SheetReading {
  readonly sheet: SheetCells
  readonly globals: Globals
  /** The cell of the last formula, whose text is in the next record. */
  formula: { readonly line: number; readonly column: number } | null
}

interface Cell {
  readonly line: number
  readonly column: number
}

type CellReader = (reader: RecordReader, cell: Cell, reading: SheetReading) => void

/** Readers by the kind of a record with cells. */
export const cellReaders: ReadonlyMap<number, CellReader> = new Map<number, CellReader>([
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

/** Several numbers side by side, followed by the index of the last column. */
function readNumbers(reader: RecordReader, { line, column }: Cell, { sheet, globals }: SheetReading): void {
  for (let next = column; reader.left >= 8; next++) {
    const format = formatOf(reader.short(), globals)
    sheet.set(line, next, numberText(compactNumber(reader.long()), format, globals.is1904))
  }
}

/** The value of a formula when the workbook was saved. */
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

/** A number in four bytes: an integer, or the upper half of a double; optionally multiplied by a hundred. */
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

/** A boolean as in current workbooks: 1 or 0. */
function truthOrError(value: number, isError: boolean): string {
  return isError ? (errors[value] ?? '#N/A') : String(value)
}

export function textOf(reader: RecordReader, globals: Globals): string {
  const letters = reader.short()
  return globals.isUnicode ? reader.unicode(letters) : globals.decode(reader.bytes(letters))
}
