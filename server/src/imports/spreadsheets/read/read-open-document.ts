import { ImportRefused } from '#imports/records/import-refused.ts'
import { type PackedKind, readEntries } from '#imports/reading/zip-entries.ts'
import { decoded, elements, firstElement, withoutElements, type XmlElement } from '#imports/reading/xml.ts'
import { isProtected } from '#imports/spreadsheets/read/refusals.ts'
import { type Sheet, type SheetCells, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

// All sheets are in one entry, which has about four times as many characters as that of Excel.
const openDocument: PackedKind = { name: 'OpenDocument spreadsheet', mostBytes: 64_000_000 }

/** The nonempty sheets of an OpenDocument spreadsheet, the format of LibreOffice, in their order. */
export function readOpenDocument(path: string, bytes: Uint8Array): readonly Sheet[] {
  const entries = readEntries(path, bytes, openDocument, (name) =>
    /^(?:content\.xml|meta-inf\/manifest\.xml|mimetype)$/.test(name),
  )
  if (/<[\w:]{0,30}encryption-data/.test(entries.get('meta-inf/manifest.xml') ?? '')) throw isProtected(path)
  if (!/spreadsheet/.test(entries.get('mimetype') ?? 'spreadsheet'))
    throw new ImportRefused(`${path} is no spreadsheet; copy the table into one and give that file`)
  return readFlatOpenDocument(path, entries.get('content.xml') ?? '')
}

/** The same from its XML, which is also a file format of its own (FODS). */
export function readFlatOpenDocument(path: string, xml: string): readonly Sheet[] {
  const hiddenStyles = new Set(
    Array.from(elements(xml, 'style'), ({ attributes, content }) =>
      firstElement(content, 'table-properties')?.attributes['display'] === 'false' ? attributes['name'] : undefined,
    ),
  )
  const cells = new WorkbookCells(path)
  for (const { attributes, content } of elements(xml, 'table')) {
    const style = attributes['style-name']
    const isHidden = style !== undefined && hiddenStyles.has(style)
    cells.addSheet(attributes['name'] ?? '', isHidden, (sheet) => readTable(path, content, sheet))
  }
  return cells.sheets
}

const mostLines = 1_048_576
const mostRepeatedRows = 1_000
const widest = 16_384

function readTable(path: string, xml: string, sheet: SheetCells): void {
  let column = 0
  for (const { attributes } of elements(xml, 'table-column')) {
    const count = timesOf(attributes['number-columns-repeated'], widest)
    if (isHidden(attributes)) sheet.hideColumns(column, column + count - 1)
    column += count
  }
  let line = 1
  for (const { attributes, content } of elements(xml, 'table-row')) {
    const times = timesOf(attributes['number-rows-repeated'], mostLines)
    const isFilled = readRow(content, line, sheet)
    if (isFilled && times > mostRepeatedRows)
      throw new ImportRefused(
        `${path} says the same in ${times} rows from row ${line} on; a list of officials does not`,
      )
    for (let again = 1; isFilled && again < times; again++) readRow(content, line + again, sheet)
    if (isFilled && isHidden(attributes)) for (let each = 0; each < times; each++) sheet.hideRow(line + each)
    line += times
  }
}

function isHidden({ visibility }: XmlElement['attributes']): boolean {
  return visibility === 'collapse' || visibility === 'filter'
}

function timesOf(written: string | undefined, most: number): number {
  return Math.max(1, Math.min(most, Math.trunc(Number(written)) || 1))
}

/** Reads the cells of a row; returns whether any has a value. */
function readRow(xml: string, line: number, sheet: SheetCells): boolean {
  let column = 0
  let isFilled = false
  for (const cell of elements(xml, 'table-cell', 'covered-table-cell')) {
    const times = timesOf(cell.attributes['number-columns-repeated'], widest)
    const text = cell.content === '' && cell.attributes['value-type'] === undefined ? '' : textOf(cell)
    if (text !== '') {
      isFilled = true
      for (let again = 0; again < times; again++) sheet.set(line, column + again, text)
      const columns = timesOf(cell.attributes['number-columns-spanned'], widest)
      const lines = timesOf(cell.attributes['number-rows-spanned'], mostLines)
      if (columns * lines > 1)
        sheet.merge({ firstLine: line, lastLine: line + lines - 1, first: column, last: column + columns - 1 })
    }
    column += times
  }
  return isFilled
}

function textOf({ attributes, content }: XmlElement): string {
  const shown = paragraphs(content)
  const { 'value-type': type, 'date-value': day, 'boolean-value': truth, value = '' } = attributes
  if (type === 'date' && day !== undefined) return day.slice(0, 10)
  if (type === 'boolean' && truth !== undefined) return truth === 'true' ? '1' : '0'
  const isNumber = (type === 'float' || type === 'currency' || type === 'percentage') && value.trim() !== ''
  // A number shown with leading zeros, such as a code, is kept as these digits.
  if (isNumber && !/^0\d+$/.test(shown)) return Number.isFinite(Number(value)) ? String(Number(value)) : value
  return shown === '' ? (attributes['string-value'] ?? '') : shown
}

/** The text of a cell without comments and phonetic text. */
function paragraphs(content: string): string {
  const own = withoutElements(content, 'annotation', 'ruby-text')
  return Array.from(elements(own, 'p'), (paragraph) => plainText(paragraph.content))
    .join('\n')
    .trim()
}

function plainText(xml: string): string {
  const text = xml
    .replace(/<(?:\w{1,20}:)?(s|tab|line-break)(?=[\s/>])([^<>]{0,200})>/g, (_, name, written) => {
      const count = /:c="(\d{1,3})"/.exec(String(written))?.[1]
      return name === 'line-break' ? '\n' : ' '.repeat(Number(count ?? 1))
    })
    .replace(/<[^<>]{0,4000}>/g, '')
  return decoded(text)
}
