import { columnLetters } from '@atlas/contract/rules/column-letters.ts'
import { xmlStart, xmlText } from '@atlas/contract/rules/xml-text.ts'
import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = {
  '[Content_Types].xml': `${xmlStart}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xmlStart}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlStart}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Members" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlStart}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/**
 * An Excel workbook of one sheet. Every cell is a text that stands in the cell itself, which Excel never reads as a
 * formula and never as a number, so that no ZIP code loses a digit.
 */
export function writeWorkbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet = `${xmlStart}<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
  const texts = { ...parts, 'xl/worksheets/sheet1.xml': sheet }
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]))).slice()
}

// Excel would do without the places of rows and cells; other programs read nothing without them.
function rowXml(cells: readonly string[], at: number): string {
  const number = at + 1
  return `<row r="${number}">${cells.map((cell, index) => cellXml(`${columnLetters(index)}${number}`, cell)).join('')}</row>`
}

function cellXml(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}
