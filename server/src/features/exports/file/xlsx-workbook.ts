import type { Readable } from 'node:stream'
import { zipArchive } from '#features/exports/file/zip-archive.ts'
import { stylesXml } from '#features/exports/file/xlsx-styles.ts'
import { xmlStart, xmlText } from '@atlas/contract/rules/xml-text.ts'

export interface Sheet {
  readonly name: string
  readonly xml: Readable
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of sheets, as the bytes of a ZIP archive that is made while it is read. */
export function workbook(sheets: readonly Sheet[], madeAt: Date): Readable {
  const parts = Object.entries(fixedParts(sheets)).map(([name, xml]) => ({ name, bytes: Buffer.from(xml) }))
  const made = sheets.map(({ xml }, index) => ({ name: `xl/${sheetPath(index)}`, bytes: xml }))
  return zipArchive([...parts, ...made], madeAt)
}

function fixedParts(sheets: readonly Sheet[]): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypesXml(sheets),
    '_rels/.rels': relationships([{ type: `${office}/officeDocument`, target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ({ type: `${office}/worksheet`, target: sheetPath(index) })),
      { type: `${office}/styles`, target: 'styles.xml' },
    ]),
    'xl/styles.xml': stylesXml,
  }
}

function sheetPath(place: number): string {
  return `worksheets/sheet${place + 1}.xml`
}

function contentTypesXml(sheets: readonly Sheet[]): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${contentTypes}.${type}+xml"/>`
  return `${xmlStart}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}
${sheets.map((_, index) => part(sheetPath(index), 'worksheet')).join('')}
</Types>`
}

function workbookXml(sheets: readonly Sheet[]): string {
  const each = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${xmlStart}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${each.join('')}</sheets></workbook>`
}

function relationships(all: readonly { readonly type: string; readonly target: string }[]): string {
  const each = all.map(
    ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `${xmlStart}<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}
