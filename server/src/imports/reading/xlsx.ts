import type { Sheet } from '@atlas/states/returns/published-file.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { cellDecoded, elements, firstElement, textIn, type XmlElement } from '#imports/reading/xml.ts'
import { type PackedKind, partName, readEntries } from '#imports/reading/zip-entries.ts'

// The largest sheet in use, with all precincts of one parish, has 2 MB.
const excelWorkbook: PackedKind = { name: 'Excel workbook (XLSX)', mostBytes: 16_000_000 }
export const mostSheets = 200

/**
 * The sheets of an Excel workbook with wanted names. Louisiana's workbooks give cells no addresses, so a cell without
 * one follows the cell before it.
 */
export function sheetsNamed(path: string, bytes: Uint8Array, isWanted: (name: string) => boolean): Sheet[] {
  const { sheets, shared } = openWorkbook(path, bytes, isWanted)
  return sheets.map(({ name, xml }) => ({ name, rows: rowsOf(xml, shared) }))
}

/** The part of a workbook that every reader needs; the sheets are still XML. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly xml: string; readonly isHidden: boolean }[]
  /** The texts that cells refer to by index. */
  readonly shared: readonly string[]
  readonly xml: string
  readonly styles: string
}

export function openWorkbook(path: string, bytes: Uint8Array, isIncluded: (name: string) => boolean): Workbook {
  const read = (isPart: (name: string) => boolean) => readEntries(path, bytes, excelWorkbook, isPart)
  const textOf = (part: string) => read((name) => name === part).get(part)
  const [main] = targetsOf(textOf('_rels/.rels') ?? '', '', 'officeDocument')
  const workbook = main ?? 'xl/workbook.xml'
  const [folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(workbook)?.slice(1) ?? []
  const relations = textOf(`${folder}_rels/${file}.rels`)
  if (relations === undefined) throw new ImportRefused(`${path} is no ${excelWorkbook.name}`)
  const [shared = `${folder}sharedstrings.xml`] = targetsOf(relations, folder, 'sharedStrings')
  const [styles = `${folder}styles.xml`] = targetsOf(relations, folder, 'styles')
  const entries = read((name) => [workbook, shared, styles].includes(name))
  const xml = entries.get(workbook)
  if (xml === undefined) throw new ImportRefused(`${path} is no ${excelWorkbook.name}`)
  const targets = new Map(
    Array.from(elements(relations, 'Relationship'), ({ attributes }) => [
      attributes['Id'] ?? '',
      partNamed(attributes['Target'] ?? '', folder),
    ]),
  )
  const sheets = Array.from(elements(xml, 'sheet'), ({ attributes }) => ({
    name: attributes['name'] ?? '',
    file: targets.get(attributes['id'] ?? '') ?? '',
    isHidden: /hidden/i.test(attributes['state'] ?? ''),
  })).filter(({ name }) => isIncluded(name))
  if (sheets.length > mostSheets) throw new ImportRefused(`${path} has more than ${mostSheets} sheets`)
  const files = sheets.flatMap(({ file: part }) => (part === '' ? [] : [part]))
  if (new Set(files).size < files.length)
    throw new ImportRefused(`${path} is damaged: two of its sheets are the same part of it`)
  const texts = read((name) => files.includes(name))
  return {
    sheets: sheets.map(({ file: part, ...sheet }) => ({ ...sheet, xml: texts.get(part) ?? '' })),
    shared: Array.from(elements(entries.get(shared) ?? '', 'si'), ({ content }) => textIn(content)),
    xml,
    styles: entries.get(styles) ?? '',
  }
}

/** The paths of the parts of a kind, because some programs number them or use their own folders. */
function targetsOf(relations: string, folder: string, kind: string): string[] {
  return Array.from(elements(relations, 'Relationship')).flatMap(({ attributes: { Type: type, Target: target } }) =>
    type?.endsWith(`/${kind}`) && target ? [partNamed(target, folder)] : [],
  )
}

/** "/xl/worksheets/sheet1.xml", "worksheets/Sheet1.xml" and "../xl/worksheets/sheet1.xml" are the same. */
function partNamed(target: string, folder: string): string {
  const steps: string[] = []
  for (const step of partName(target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

function rowsOf(xml: string, shared: readonly string[]): string[][] {
  return Array.from(elements(xml, 'row'), ({ content }) => {
    const cells: string[] = []
    for (const cell of elements(content, 'c'))
      cells[columnOf(cell.attributes['r']) ?? cells.length] = cellText(cell, shared)
    return Array.from(cells, (text) => text ?? '')
  })
}

const mostColumns = 16_384

/** "C7" → 2 */
export function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address ?? '')?.[0]
  if (!letters) return undefined
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return column < mostColumns ? column : undefined
}

export function cellText({ attributes, content }: XmlElement, shared: readonly string[]): string {
  const value = firstElement(content, 'v')?.content ?? ''
  if (attributes['t'] === 's') return shared[Number(value)] ?? ''
  return attributes['t'] === 'inlineStr' ? textIn(content) : cellDecoded(value)
}
