import { dayOfSerial } from '#imports/spreadsheets/read/serial-day.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { cellText, columnOf, openWorkbook, type Workbook } from '#imports/reading/xlsx.ts'
import { elements, firstElement, type XmlElement } from '#imports/reading/xml.ts'

/** A sheet of a workbook as people see it: days as days, merged cells filled, hidden rows too. */
export interface VisibleSheet {
  readonly name: string
  /** Those that hold something, with the number that Excel shows beside them. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

const mostRows = 100_000
const mostColumns = 500
// A range may be said to cover the whole sheet.
const mostMergedCells = 200_000

/** The sheets of an Excel workbook that hold something, in their order. */
export function readVisibleSheets(path: string, bytes: Uint8Array): VisibleSheet[] {
  const workbook = openWorkbook(path, bytes, () => true)
  const days = dayReader(workbook)
  return workbook.sheets.flatMap(({ name, xml }) => {
    const rows = rowsOf(path, xml, workbook, days)
    fillMerged(rows, xml)
    const filled = Array.from(rows, ([line, cells]) => ({ line, cells: Array.from(cells, (text) => text ?? '') }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .sort((a, b) => a.line - b.line)
    return filled.length > 0 ? [{ name, rows: filled }] : []
  })
}

function rowsOf(path: string, xml: string, { shared }: Workbook, days: DayReader): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  let line = 0
  for (const { attributes, content } of elements(xml, 'row')) {
    line = Number(attributes['r']) || line + 1
    const cells: string[] = []
    for (const cell of elements(content, 'c')) {
      const index = columnOf(cell.attributes['r']) ?? cells.length
      const text = days(cell) ?? cellText(cell, shared)
      if (index >= mostColumns && text !== '') refuseWide(path, line)
      if (index < mostColumns) cells[index] = text
    }
    rows.set(line, cells)
    if (rows.size > mostRows) throw new ImportRefused(`${path} has a sheet of more than ${mostRows} rows`)
  }
  return rows
}

function refuseWide(path: string, line: number): never {
  throw new ImportRefused(`${path} has more than ${mostColumns} columns in row ${line}; a list of officials has fewer`)
}

/** "B2:C4": what stands in the first cell of a merged range stands in all of it. */
function fillMerged(rows: Map<number, string[]>, xml: string): void {
  let remaining = mostMergedCells
  for (const { attributes } of elements(firstElement(xml, 'mergeCells')?.content ?? '', 'mergeCell')) {
    const [from = '', to = from] = (attributes['ref'] ?? '').split(':')
    const [firstLine, lastLine] = [lineOf(from), lineOf(to)]
    const [first, last] = [columnOf(from) ?? 0, Math.min(columnOf(to) ?? 0, mostColumns - 1)]
    const text = rows.get(firstLine)?.[first] ?? ''
    if (text === '') continue
    for (let line = firstLine; line <= lastLine && remaining > 0; line++) {
      const cells = rows.get(line)
      if (cells) fill(cells, first, Math.min(last, first + remaining), text)
      remaining -= cells ? last - first + 1 : 1
    }
  }
}

function fill(cells: string[], first: number, last: number, text: string): void {
  for (let index = first; index <= last; index++) cells[index] = text
}

function lineOf(address: string): number {
  return Number(/\d{1,7}$/.exec(address)?.[0] ?? 0)
}

/** Answers the day that a cell shows, `YYYY-MM-DD`; null where it shows something else. */
type DayReader = (cell: XmlElement) => string | null

const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
// The last day of 2199: beyond, a number is no day.
const lastSerial = 109_573

function dayReader({ styles, xml }: Workbook): DayReader {
  const formats = new Map(
    Array.from(elements(styles, 'numFmt'), ({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? '',
    ]),
  )
  const showsDay = Array.from(elements(firstElement(styles, 'cellXfs')?.content ?? '', 'xf'), ({ attributes }) => {
    const id = Number(attributes['numFmtId'])
    return builtInDays.has(id) || isDayFormat(formats.get(id) ?? '')
  })
  // Excel for Macs once counted from 1904.
  const is1904 = /^(1|true)$/.test(firstElement(xml, 'workbookPr')?.attributes['date1904'] ?? '')
  return ({ attributes, content }) => {
    if ((attributes['t'] ?? 'n') !== 'n' || !showsDay[Number(attributes['s'])]) return null
    const serial = Number(firstElement(content, 'v')?.content ?? Number.NaN)
    if (!(serial >= 1 && serial <= lastSerial)) return null
    return dayOfSerial(serial, { is1904 })
  }
}

function isDayFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''))
}
