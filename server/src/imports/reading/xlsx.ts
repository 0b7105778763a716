import { strFromU8, unzipSync } from 'fflate'
import { ImportRefused } from '#imports/records/import-refused.ts'

export interface Sheet {
  readonly name: string
  /** Each row as the texts of its cells, the empty ones too. */
  readonly rows: readonly (readonly string[])[]
}

// Memory stays bounded whatever a workbook says of itself: unpacking ends at the size that was looked at before. The
// largest sheet that is read, all precincts of one parish, has 2 MB.
const largestSheetBytes = 16_000_000
const mostSheets = 200

/**
 * The sheets of an Excel workbook whose names are wanted. Louisiana's workbooks give cells no addresses, so the place
 * of a cell is its turn where it has none.
 */
export function readSheets(path: string, bytes: Uint8Array, isWanted: (name: string) => boolean): Sheet[] {
  const parts = partsOf(path, bytes, (name) =>
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml)$/.test(name),
  )
  const workbook = parts.get('xl/workbook.xml')
  const relations = parts.get('xl/_rels/workbook.xml.rels')
  if (workbook === undefined || relations === undefined) throw new ImportRefused(`${path} is no Excel workbook (XLSX)`)
  const targets = new Map(
    elements(relations, 'Relationship').map(({ attributes: { Id = '', Target = '' } }) => [Id, fileOf(Target)]),
  )
  const sheets = elements(workbook, 'sheet')
    .map(({ attributes }) => ({ name: attributes['name'] ?? '', file: targets.get(attributes['id'] ?? '') ?? '' }))
    .filter(({ name }) => isWanted(name))
  if (sheets.length > mostSheets) throw new ImportRefused(`${path} has more than ${mostSheets} sheets`)
  const files = new Set(sheets.map(({ file }) => file))
  const texts = partsOf(path, bytes, (name) => files.has(name))
  const shared = elements(parts.get('xl/sharedStrings.xml') ?? '', 'si').map(({ content }) => textIn(content))
  return sheets.map(({ name, file }) => ({ name, rows: rowsOf(texts.get(file) ?? '', shared) }))
}

function partsOf(path: string, bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        if (originalSize > largestSheetBytes) throw new ImportRefused(`${path} has a sheet that is too large: ${name}`)
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} is no Excel workbook (XLSX), or is damaged`)
  }
}

/** "/xl/worksheets/sheet1.xml" and "worksheets/sheet1.xml" are the same. */
function fileOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function rowsOf(xml: string, shared: readonly string[]): string[][] {
  return elements(xml, 'row').map(({ content }) => {
    const cells: string[] = []
    for (const cell of elements(content, 'c'))
      cells[columnOf(cell.attributes['r']) ?? cells.length] = cellText(cell, shared)
    return Array.from(cells, (text) => text ?? '')
  })
}

const mostColumns = 16_384

/** "C7" → 2 */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address ?? '')?.[0]
  if (!letters) return undefined
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return column < mostColumns ? column : undefined
}

function cellText({ attributes, content }: Element, shared: readonly string[]): string {
  const value = elements(content, 'v')[0]?.content ?? ''
  if (attributes['t'] === 's') return shared[Number(value)] ?? ''
  return attributes['t'] === 'inlineStr' ? textIn(content) : decoded(value)
}

function textIn(xml: string): string {
  return elements(xml, 't')
    .map(({ content }) => decoded(content))
    .join('')
    .trim()
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string
}

/** The elements of a name, with whatever prefix; none of those that are read stands inside another of its name. */
function elements(xml: string, name: string): Element[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  return Array.from(xml.matchAll(pattern), ([, attributes = '', content = '']) => ({
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(/(?:\w+:)?(\w+)="([^"]*)"/g), ([, key = '', value = '']) => [key, decoded(value)]),
    ),
    content,
  }))
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name) return entities[String(name)] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
