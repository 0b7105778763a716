import { mostSheets } from '#imports/reading/xlsx.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'

/** One sheet as people see it: days as days, merged cells filled. Hidden rows and columns are included and counted. */
export interface Sheet {
  /** Null for CSV, which has no sheets. */
  readonly name: string | null
  /** The nonempty rows, with the numbers that a spreadsheet shows. */
  readonly rows: readonly TableRow[]
  readonly isHidden: boolean
  readonly hiddenRows: number
  readonly hiddenColumns: number
}

/** No list of officials has more rows; the same limit for workbooks and text. */
export const mostRows = 100_000
export const mostColumns = 500
export const mostCells = 4_000_000
// A merged range may cover the whole sheet.
const mostMergedCells = 200_000

export interface Range {
  readonly firstLine: number
  readonly lastLine: number
  readonly first: number
  readonly last: number
}

/** Collects the cells of a workbook while it is read, up to the limits of a list of officials. */
export class WorkbookCells {
  readonly #path: string
  readonly #sheets: Sheet[] = []
  #remainingCells = mostCells
  #remainingSheets = mostSheets

  constructor(path: string) {
    this.#path = path
  }

  /** The nonempty sheets, in their order. */
  get sheets(): readonly Sheet[] {
    return this.#sheets
  }

  addSheet(name: string, isHidden: boolean, read: (cells: SheetCells) => void): void {
    this.#remainingSheets -= 1
    if (this.#remainingSheets < 0) throw new ImportRefused(`${this.#path} has more than ${mostSheets} sheets`)
    const cells = new SheetCells(this.#path, this.#remainingCells)
    read(cells)
    const sheet = cells.sheet(name, isHidden)
    this.#remainingCells -= cells.count
    if (sheet.rows.length > 0) this.#sheets.push(sheet)
  }
}

export class SheetCells {
  readonly #path: string
  readonly #mostCells: number
  readonly #rows = new Map<number, string[]>()
  readonly #merged: Range[] = []
  readonly #hiddenRows = new Set<number>()
  readonly #hiddenColumns = new Set<number>()
  count = 0

  constructor(path: string, most: number) {
    this.#path = path
    this.#mostCells = most
  }

  /** Lines count from 1, columns from 0. */
  set(line: number, column: number, text: string): void {
    if (text === '') return
    this.refuseWidth(line, column)
    const row = this.#rows.get(line) ?? this.#newRow(line)
    if (row[column] === undefined) this.count += 1
    if (this.count > this.#mostCells)
      throw new ImportRefused(`${this.#path} has more than ${mostCells.toLocaleString('en-US')} cells; split it`)
    row[column] = text
  }

  /** For readers that keep data for each column, even if it is empty. */
  refuseWidth(line: number, column: number): void {
    if (column < mostColumns) return
    throw new ImportRefused(
      `${this.#path} has more than ${mostColumns} columns in row ${line}; a list of officials has fewer`,
    )
  }

  #newRow(line: number): string[] {
    if (this.#rows.size >= mostRows) throw new ImportRefused(`${this.#path} has a sheet of more than ${mostRows} rows`)
    const row: string[] = []
    this.#rows.set(line, row)
    return row
  }

  merge(range: Range): void {
    this.#merged.push(range)
  }

  hideRow(line: number): void {
    this.#hiddenRows.add(line)
  }

  hideColumns(first: number, last: number): void {
    const end = Math.min(last, mostColumns - 1)
    for (let column = Math.max(0, first); column <= end; column++) this.#hiddenColumns.add(column)
  }

  sheet(name: string, isHidden: boolean): Sheet {
    this.#fillMerged()
    const rows = Array.from(this.#rows, ([line, cells]) => ({ line, cells: Array.from(cells, (text) => text ?? '') }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .sort((a, b) => a.line - b.line)
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    return {
      name,
      rows,
      isHidden,
      hiddenRows: rows.filter(({ line }) => this.#hiddenRows.has(line)).length,
      hiddenColumns: [...this.#hiddenColumns].filter((column) => column < width).length,
    }
  }

  /** The first cell of a merged range fills all of it. */
  #fillMerged(): void {
    let remaining = mostMergedCells
    for (const { firstLine, lastLine, first, last } of this.#merged) {
      const text = this.#rows.get(firstLine)?.[first] ?? ''
      const end = Math.min(last, mostColumns - 1)
      if (text === '') continue
      for (let line = firstLine; line <= lastLine && remaining > 0; line++) {
        const cells = this.#rows.get(line)
        if (cells) fill(cells, first, Math.min(end, first + remaining), text)
        remaining -= cells ? end - first + 1 : 1
      }
    }
  }
}

function fill(cells: string[], first: number, last: number, text: string): void {
  for (let column = first; column <= last; column++) cells[column] = text
}
