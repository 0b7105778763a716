import { ImportRefused } from '#imports/records/import-refused.ts'
import { decoded, elements, firstElement, type XmlElement } from '#imports/reading/xml.ts'
import { readFlatOpenDocument } from '#imports/spreadsheets/read/read-open-document.ts'
import { readWebPage } from '#imports/spreadsheets/read/read-web-page.ts'
import { type Sheet, type SheetCells, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

/** The tables in markup, because many office programs export a web page or XML and name it .xls. */
export function readMarkup(path: string, text: string): readonly Sheet[] {
  const start = text.slice(0, 4_000)
  const sheets = /schemas-microsoft-com:office:spreadsheet/.test(start)
    ? readXmlWorkbook(path, text)
    : /opendocument:xmlns:office/.test(start)
      ? readFlatOpenDocument(path, text)
      : readWebPage(path, text)
  if (sheets.length > 0) return sheets
  if (/^\s*<\?xml/.test(start) && !/<html/i.test(start))
    throw new ImportRefused('It is XML, not a table; export it as CSV or as an Excel workbook and give that file')
  throw new ImportRefused('It is a web page, not CSV; download the file itself, or copy the table into a spreadsheet')
}

/** "XML Spreadsheet 2003", saved by Excel and many other programs. */
function readXmlWorkbook(path: string, xml: string): readonly Sheet[] {
  const cells = new WorkbookCells(path)
  for (const { attributes, content } of elements(xml, 'Worksheet')) {
    const isHidden = /hidden/i.test(firstElement(content, 'Visible')?.content ?? '')
    cells.addSheet(attributes['Name'] ?? '', isHidden, (sheet) => readWorksheet(content, sheet))
  }
  return cells.sheets
}

function readWorksheet(xml: string, sheet: SheetCells): void {
  let column = 0
  for (const { attributes } of elements(xml, 'Column')) {
    column = (Number(attributes['Index']) || column + 1) + (Number(attributes['Span']) || 0)
    if (attributes['Hidden'] === '1') sheet.hideColumns(column - 1 - (Number(attributes['Span']) || 0), column - 1)
  }
  let line = 0
  for (const { attributes, content } of elements(xml, 'Row')) {
    line = Number(attributes['Index']) || line + 1
    if (attributes['Hidden'] === '1') sheet.hideRow(line)
    readXmlRow(content, line, sheet)
    line += Number(attributes['Span']) || 0
  }
}

function readXmlRow(xml: string, line: number, sheet: SheetCells): void {
  let column = 0
  for (const cell of elements(xml, 'Cell')) {
    column = Number(cell.attributes['Index']) || column + 1
    const across = Number(cell.attributes['MergeAcross']) || 0
    const down = Number(cell.attributes['MergeDown']) || 0
    sheet.set(line, column - 1, xmlCellText(cell))
    if (across + down > 0)
      sheet.merge({ firstLine: line, lastLine: line + down, first: column - 1, last: column - 1 + across })
    column += across
  }
}

function xmlCellText({ content }: XmlElement): string {
  // A comment on a cell has its own text.
  const own = content.split('<Comment', 1)[0] ?? ''
  const { attributes, content: written } = firstElement(own, 'Data') ?? { attributes: {}, content: '' }
  const text = decoded(written.replace(/<[^<>]{0,4000}>/g, '')).trim()
  const type = (attributes as XmlElement['attributes'])['Type']
  if (type === 'DateTime') return text.slice(0, 10)
  return type === 'Number' && text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text
}
