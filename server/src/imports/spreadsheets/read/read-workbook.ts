import { cellText, columnOf, openWorkbook, type Workbook } from '#imports/reading/xlsx.ts'
import { elements, firstElement, type XmlElement } from '#imports/reading/xml.ts'
import { type NumberFormat, numberText } from '#imports/spreadsheets/read/number-text.ts'
import { type Sheet, type SheetCells, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

/** The nonempty sheets of an Excel workbook (XLSX, XLSM) in their order. Macros are never read. */
export function readWorkbook(path: string, bytes: Uint8Array): readonly Sheet[] {
  const workbook = openWorkbook(path, bytes, () => true)
  const textOf = cellReader(workbook)
  const cells = new WorkbookCells(path)
  for (const { name, xml, isHidden } of workbook.sheets)
    cells.addSheet(name, isHidden, (sheet) => readSheet(xml, sheet, textOf))
  return cells.sheets
}

function readSheet(xml: string, sheet: SheetCells, textOf: (cell: XmlElement) => string): void {
  for (const { attributes } of elements(firstElement(xml, 'cols')?.content ?? '', 'col'))
    if (isSet(attributes['hidden'])) sheet.hideColumns(Number(attributes['min']) - 1, Number(attributes['max']) - 1)
  let line = 0
  for (const { attributes, content } of elements(xml, 'row')) {
    line = Number(attributes['r']) || line + 1
    if (isSet(attributes['hidden'])) sheet.hideRow(line)
    let next = 0
    for (const cell of elements(content, 'c')) {
      const column = columnOf(cell.attributes['r']) ?? next
      next = column + 1
      sheet.set(line, column, textOf(cell))
    }
  }
  for (const { attributes } of elements(firstElement(xml, 'mergeCells')?.content ?? '', 'mergeCell')) {
    // "B2:C4"
    const [from = '', to = from] = (attributes['ref'] ?? '').split(':')
    const [first, last] = [columnOf(from) ?? 0, columnOf(to) ?? 0]
    sheet.merge({ firstLine: lineOf(from), lastLine: lineOf(to), first, last })
  }
}

function isSet(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

function lineOf(address: string): number {
  return Number(/\d{1,7}$/.exec(address)?.[0] ?? 0)
}

function cellReader({ styles, xml, shared }: Workbook): (cell: XmlElement) => string {
  const codes = new Map(
    Array.from(elements(styles, 'numFmt'), ({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? '',
    ]),
  )
  const formats = Array.from(elements(firstElement(styles, 'cellXfs')?.content ?? '', 'xf'), ({ attributes }) => {
    const id = Number(attributes['numFmtId'])
    return { id, code: codes.get(id) ?? '' }
  })
  // Excel for Mac used to count days from 1904.
  const is1904 = isSet(firstElement(xml, 'workbookPr')?.attributes['date1904'])
  return (cell) => {
    const { attributes, content } = cell
    if ((attributes['t'] ?? 'n') !== 'n') return cellText(cell, shared)
    const written = firstElement(content, 'v')?.content.trim() ?? ''
    const value = Number(written)
    if (written === '' || !Number.isFinite(value)) return written
    return numberText(value, formats[Number(attributes['s'])] ?? general, is1904)
  }
}

const general: NumberFormat = { id: 0, code: '' }
