import { strToU8, zipSync } from 'fflate'

/** A cell: a text, a number, or a number with the format of a day. */
export type TestCell = string | number | { readonly serial: number } | null

export interface TestSheet {
  readonly name: string
  readonly rows: readonly (readonly TestCell[])[]
  readonly merged?: readonly string[]
  /** Hidden rows, from 1. */
  readonly hidden?: readonly number[]
  /** Hidden columns, from 1. */
  readonly hiddenColumns?: readonly number[]
  readonly isHidden?: boolean
}

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A workbook as saved by Excel, with the parts that are read. */
export function workbook(sheets: readonly TestSheet[]): Uint8Array {
  const texts = [...new Set(sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'string')))]
  const names = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}"${isHidden ? ' state="hidden"' : ''} sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const targets = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return zipSync({
    'xl/workbook.xml': xml(`<workbook><sheets>${names.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': xml(`<Relationships>${targets.join('')}</Relationships>`),
    'xl/sharedStrings.xml': xml(`<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`),
    'xl/styles.xml': xml('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml(worksheet(sheet, texts))]),
    ),
  })
}

function worksheet(
  { rows, merged = [], hidden = [], hiddenColumns = [] }: TestSheet,
  texts: readonly string[],
): string {
  const lines = rows.map((cells, row) => {
    const filled = cells.map((cell, index) => cellXml(cell, `${String.fromCharCode(65 + index)}${row + 1}`, texts))
    return `<row r="${row + 1}"${hidden.includes(row + 1) ? ' hidden="1"' : ''}>${filled.join('')}</row>`
  })
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('')
  return `<worksheet><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`
}

function cellXml(cell: TestCell, address: string, texts: readonly string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${address}" t="s"><v>${texts.indexOf(cell)}</v></c>`
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  // A formula, followed by its value when the file was saved.
  return `<c r="${address}" s="1"><f>TODAY()</f><v>${cell.serial}</v></c>`
}

/**
 * The same bytes with a stated size of a thousand bytes for each part, and damaged near the end, so that reading
 * beyond a limit finds the damage.
 */
export function lyingArchive(bytes: Uint8Array): Uint8Array {
  const archive = Buffer.from(bytes)
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    const [packed, local] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)]
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    archive.writeUInt32LE(1_000, at + 24)
    archive.writeUInt32LE(1_000, local + 22)
    if (packed > 10_000) archive.fill(0xff, start + packed - 100, start + packed)
  }
  return archive
}
