import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { terms } from '@atlas/contract/rules/terms.ts'
import { csvFile } from '#features/exports/file/csv-file.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'
import { exportedRows } from '#features/exports/file/exported-rows.ts'
import { type About, xlsxFile } from '#features/exports/file/xlsx-file.ts'
import { sheetOf } from '#features/exports/file/xlsx-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { columnLetters } from '@atlas/contract/rules/column-letters.ts'
import { workbook } from '#features/exports/file/xlsx-workbook.ts'
import { readSheet } from '#testing/exports/exports.ts'
import { testIndex } from '#testing/search/index.ts'

const index = testIndex([
  { 'eo.name': 'Ada "A" Adams <&>', 'eo.age': 40, 'jurisdictionoffice.next_general': '2026-11-03' },
  { 'eo.name': '=1+1', 'stats.2020biden%': 0.4281 },
])
const ids: ColumnId[] = ['eo.name', 'eo.age', 'jurisdictionoffice.next_general', 'stats.2020biden%']
const about: About = {
  title: 'Atlas',
  subject: 'official',
  madeAt: new Date('2026-11-20T15:04:00Z'),
  rows: 1_234,
  filters: ['State: Georgia', 'Age at least 40'],
  uncounted: ['4 more officials whose age is not known', '3 are in places that the coverage rule leaves out'],
  recordsAsOf: '2026-10-01',
  isDemonstration: false,
  isHistoric: false,
  isNonpartisan: false,
  sources: [
    {
      publisher: 'Census Bureau',
      title: 'Counts',
      licence: 'public domain',
      url: 'https://source.example/',
      as_of: '2020-04-01',
      methods: ['counted', 'modelled'],
      columns: ['Name', 'Age'],
    },
    { publisher: 'Clerk', title: 'List', licence: 'open', url: null, as_of: null, methods: ['reported'], columns: [] },
  ],
}

async function made(overrides: Partial<About> = {}): Promise<Buffer> {
  const columns = ids.map((id) => exportedColumn(id, 'all'))
  const rows = exportedRows(index, columns, [], { filters: [], sort: [] }, new AbortController().signal)
  return await buffer(xlsxFile(columns, rows, { ...about, ...overrides }))
}

/** The files in a ZIP archive, read by its directory. */
function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {}
  let entry = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16)
  while (zip.toString('latin1', entry, entry + 4) === 'PK\u0001\u0002') {
    const [name, extra, comment] = [28, 30, 32].map((index) => zip.readUInt16LE(entry + index)) as [
      number,
      number,
      number,
    ]
    const start = zip.readUInt32LE(entry + 42)
    const bytes = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(bytes, bytes + zip.readUInt32LE(entry + 20))
    parts[zip.toString('utf8', entry + 46, entry + 46 + name)] = inflateRawSync(packed).toString()
    entry += 46 + name + extra + comment
  }
  return parts
}

const parts = async () => partsOf(await made())
const attributes = (xml = '', tag = '') =>
  [...xml.matchAll(new RegExp(`<${tag} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
const part = (name: string) => async () => (await parts())[name]

describe('an Excel file', () => {
  test('holds the officials under their headings, each cell as what it is', async () => {
    expect(await readSheet(await made(), 'Officials')).toEqual([
      ['Name', 'Age', 'Next General', '2020 Biden (%)'].map(
        (_, index) => exportedColumn(ids[index] as ColumnId, 'all').heading,
      ),
      ['Ada "A" Adams <&>', 40, '2026-11-03', null],
      ['=1+1', null, null, 42.81],
    ])
  })

  test('is read back by the import as its CSV file is', async () => {
    const columns = ids.map((id) => exportedColumn(id, 'all'))
    const rows = exportedRows(index, columns, [], { filters: [], sort: [] }, new AbortController().signal)
    // In CSV an apostrophe keeps a text from being run as a formula; a workbook knows what is a text.
    const rowsOf = (name: string, bytes: Uint8Array) =>
      readSheets({ name, bytes })[0]?.rows.map(({ cells }) => cells.map((cell) => cell.replace(/^'/, '')))
    expect(rowsOf('officials.xlsx', await made())).toEqual(
      rowsOf('officials.csv', gunzipSync(await buffer(csvFile(columns, rows, 'any program')))),
    )
  })

  test('is made of parts that each say what they are and lead to each other', async () => {
    const all = await parts()
    expect(Object.keys(all)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ])
    for (const xml of Object.values(all))
      expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?>\n</)
    const sheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
    expect(all['[Content_Types].xml']).toContain(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    )
    expect(attributes(all['[Content_Types].xml'], 'Default')).toEqual([
      { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' },
      { Extension: 'xml', ContentType: 'application/xml' },
    ])
    expect(attributes(all['[Content_Types].xml'], 'Override')).toEqual([
      { PartName: '/xl/workbook.xml', ContentType: `${sheetml}.sheet.main+xml` },
      { PartName: '/xl/styles.xml', ContentType: `${sheetml}.styles+xml` },
      { PartName: '/xl/worksheets/sheet1.xml', ContentType: `${sheetml}.worksheet+xml` },
      { PartName: '/xl/worksheets/sheet2.xml', ContentType: `${sheetml}.worksheet+xml` },
    ])
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
    for (const name of ['_rels/.rels', 'xl/_rels/workbook.xml.rels'])
      expect(attributes(all[name], 'Relationships')).toEqual([{ xmlns: relations }])
    expect(attributes(all['_rels/.rels'], 'Relationship')).toEqual([
      { Id: 'rId1', Type: `${office}/officeDocument`, Target: 'xl/workbook.xml' },
    ])
    expect(attributes(all['xl/_rels/workbook.xml.rels'], 'Relationship')).toEqual([
      { Id: 'rId1', Type: `${office}/worksheet`, Target: 'worksheets/sheet1.xml' },
      { Id: 'rId2', Type: `${office}/worksheet`, Target: 'worksheets/sheet2.xml' },
      { Id: 'rId3', Type: `${office}/styles`, Target: 'styles.xml' },
    ])
    expect(attributes(all['xl/workbook.xml'], 'workbook')).toMatchObject([{ 'xmlns:r': office }])
    expect(attributes(all['xl/workbook.xml'], 'sheet')).toEqual([
      { name: 'Officials', sheetId: '1', 'r:id': 'rId1' },
      { name: 'About', sheetId: '2', 'r:id': 'rId2' },
    ])
  })

  test('has no text but in its cells', async () => {
    for (const [name, xml] of Object.entries(await parts())) {
      const tags = xml.replaceAll(/<([tv])\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '')
      expect([name, tags.trim()]).toEqual([name, ''])
      if (name.includes('sheet'))
        expect(xml).toContain('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">')
    }
  })

  test('knows texts, headings, days and wrapped texts by the place of their format', async () => {
    const styles = (await part('xl/styles.xml')()) ?? ''
    const inCells = styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('</cellXfs>'))
    expect(attributes(styles, 'cellXfs')).toEqual([{ count: '5' }])
    expect(attributes(inCells, 'xf').map(({ numFmtId, fontId }) => [numFmtId, fontId])).toEqual([
      ['0', '0'],
      ['49', '1'],
      ['49', '0'],
      ['164', '0'],
      ['49', '0'],
    ])
    expect(attributes(inCells, 'alignment')).toEqual([{ vertical: 'top', wrapText: '1' }])
    expect(attributes(styles, 'numFmt')).toEqual([{ numFmtId: '164', formatCode: 'yyyy\\-mm\\-dd' }])
  })

  test('keeps its heading in sight, gives each column room, and lets people filter', async () => {
    const sheet = (await part('xl/worksheets/sheet1.xml')()) ?? ''
    expect(attributes(sheet, 'pane')).toEqual([
      { ySplit: '1', topLeftCell: 'A2', activePane: 'bottomLeft', state: 'frozen' },
    ])
    expect(attributes(sheet, 'col').map(({ min, max, width }) => [min, max, width])).toEqual([
      ['1', '1', '24'],
      ['2', '2', '14'],
      ['3', '3', '16'],
      ['4', '4', expect.stringMatching(/^\d+$/)],
    ])
    expect(attributes(sheet, 'autoFilter')).toEqual([{ ref: 'A1:D3' }])
    expect(attributes(sheet, 'c')).toEqual([
      ...['A1', 'B1', 'C1', 'D1'].map((r) => ({ r, s: '1', t: 'inlineStr' })),
      { r: 'A2', s: '2', t: 'inlineStr' },
      { r: 'B2' },
      { r: 'C2', s: '3' },
      { r: 'A3', s: '2', t: 'inlineStr' },
      { r: 'D3' },
    ])
    expect(sheet).toContain('<t xml:space="preserve">Ada &quot;A&quot; Adams &lt;&amp;&gt;</t>')
    expect(attributes(sheet, 'row').map(({ r }) => r)).toEqual(['1', '2', '3'])
  })

  test('breaks where a sheet breaks, instead of looking whole', async () => {
    const broken = Readable.from(
      (function* () {
        yield '<worksheet>'
        throw new Error('the data are gone')
      })(),
    )
    const sheets = [{ name: 'Broken', xml: broken }]
    await expect(buffer(workbook(sheets, about.madeAt))).rejects.toThrow('the data are gone')
  })
})

describe('the sheet about a file', () => {
  const aboutSheet = async (about: Partial<About> = {}) =>
    (await readSheet(await made(about), 'About')).map((row) =>
      row
        .map((cell) => cell ?? '')
        .join(' | ')
        .replace(/( \| )+$/, ''),
    )

  test('says what it is, when it was made, of whom, from which sources, and on which terms', async () => {
    expect(await aboutSheet()).toEqual([
      'About | Atlas',
      'Made | 2026-11-20 15:04 UTC',
      'Officials | 1,234',
      'Newest record from | 2026-10-01',
      'Filters | State: Georgia',
      ' | Age at least 40',
      'Not in this file | 4 more officials whose age is not known',
      ' | 3 are in places that the coverage rule leaves out',
      'Empty cells | Not known: no source states it. It is never 0.',
      '',
      'Sources | Title | Address | License | As of | Method | Columns',
      'Census Bureau | Counts | https://source.example/ | public domain | 2020-04-01 | counted, modelled | Name, Age',
      'Clerk | List |  | open | Unknown | reported',
      '',
      `Terms | ${terms.verify}`,
      ` | ${terms.agree}`,
      ...terms.points.map((point) => ` | ${point}`),
    ])
  })

  test('says that no filter was set, what is not known, and what is invented or of the past', async () => {
    const lines = await aboutSheet({ filters: [], recordsAsOf: null, isDemonstration: true, isHistoric: true })
    expect(lines.slice(0, 6)).toEqual([
      'About | Atlas',
      ' | Demonstration data: people and figures are invented.',
      ' | Historic data: most of these officials are out of office.',
      'Made | 2026-11-20 15:04 UTC',
      'Officials | 1,234',
      'Newest record from | Unknown',
    ])
    expect(lines[6]).toBe('Filters | None: every official')
  })

  test('says that it was asked for in the nonpartisan view', async () => {
    const [, second] = await aboutSheet({ isNonpartisan: true })
    expect(second).toBe('View | Nonpartisan view: party and candidates’ shares are left out.')
  })

  test('has a heading in each row, and texts that wrap beside it', async () => {
    const sheet = (await part('xl/worksheets/sheet2.xml')()) ?? ''
    expect(attributes(sheet, 'col').map(({ min, max, width }) => [min, max, width])).toEqual(
      ['22', '60', '40', '40', '14', '18', '60'].map((width, index) => [`${index + 1}`, `${index + 1}`, width]),
    )
    expect(attributes(sheet, 'c').slice(0, 4)).toEqual([
      { r: 'A1', s: '1', t: 'inlineStr' },
      { r: 'B1', s: '4', t: 'inlineStr' },
      { r: 'A2', s: '1', t: 'inlineStr' },
      { r: 'B2', s: '4', t: 'inlineStr' },
    ])
    expect(attributes(sheet, 'c')).toContainEqual({ r: 'B6', s: '4', t: 'inlineStr' })
    const first = attributes(sheet, 'c')
      .map(({ r: reference }) => String(reference))
      .filter((reference) => reference.startsWith('A'))
    expect(first).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A7', 'A9', 'A11', 'A12', 'A13', 'A15'])
    expect(
      attributes(sheet, 'row')
        .map(({ r }) => Number(r))
        .slice(0, 4),
    ).toEqual([1, 2, 3, 4])
  })
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters)
})

test('a text longer than a cell takes is cut, a long heading does not push the others away', () => {
  const sheet = sheetOf([
    { heading: 'x'.repeat(60), kind: 'day' },
    { heading: '', kind: 'day' },
  ])
  expect(attributes(sheet.start, 'col').map(({ width }) => width)).toEqual(['40', '12'])
  const texts = sheetOf([{ heading: 'T', kind: 'text' }])
  expect(/>(x+)</.exec(texts.rows([['x'.repeat(40_000)]]))?.[1]).toHaveLength(32_767)
  expect(texts.rows([['a'], ['b']])).toMatch(/^<row r="3">.*<row r="4">/)
  expect(texts.end()).toContain('ref="A1:A4"')
})
