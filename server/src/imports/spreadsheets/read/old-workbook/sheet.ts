import { cellReaders, type SheetReading, textOf } from '#imports/spreadsheets/read/old-workbook/cells.ts'
import type { Globals } from '#imports/spreadsheets/read/old-workbook/globals.ts'
import { kinds } from '#imports/spreadsheets/read/old-workbook/record-kinds.ts'
import { type BiffRecord, biffRecords, RecordReader } from '#imports/spreadsheets/read/old-workbook/records.ts'
import type { SheetCells } from '#imports/spreadsheets/read/sheet-cells.ts'

export function readSheet(stream: Uint8Array, start: number, sheet: SheetCells, globals: Globals): void {
  // An embedded chart has begin and end records of its own.
  let depth = 0
  const reading = { sheet, globals, formula: null }
  for (const record of biffRecords(stream, start)) {
    if (record.kind === kinds.begin) depth += 1
    if (record.kind === kinds.end) depth -= 1
    if (depth === 0) return
    if (depth === 1) readOfSheet(record, reading)
  }
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
