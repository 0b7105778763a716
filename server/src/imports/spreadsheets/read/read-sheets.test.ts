import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const sheetsOf = (bytes: Uint8Array | string, name = 'list.xlsx') =>
  readSheets({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes })
const rowsOf = (bytes: Uint8Array | string) => sheetsOf(bytes)[0]?.rows.map(({ cells }) => cells)

describe('an Excel workbook', () => {
  const excel = (rows: string, { before = '', shared = '', formats = '', state = '' } = {}) =>
    zipSync({
      'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="A" ${state} r:id="r1"/></sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8('<all><Relationship Id="r1" Target="worksheets/a.xml"/></all>'),
      'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
      'xl/styles.xml': strToU8(
        `<all><numFmts>${formats}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></all>`,
      ),
      'xl/worksheets/a.xml': strToU8(`<worksheet>${before}<sheetData>${rows}</sheetData></worksheet>`),
    })
  const inline = (content: string) => `<row><c t="inlineStr"><is>${content}</is></c></row>`
  const shared = (content: string) => excel('<row><c t="s"><v>0</v></c></row>', { shared: `<si>${content}</si>` })

  test.each([
    ['a return at its end', '<t>Sheriff_x000D_</t>', 'Sheriff'],
    ['a return between words', '<t>Ann_x000D_\nLee</t>', 'Ann\r\nLee'],
    ['a letter as its code', '<t>Pe_x00F1_a</t>', 'Peña'],
    ['what only looks like a code', '<t>_x005F_x000D_</t>', '_x000D_'],
    ['two halves of a letter', '<t>_xD83D__xDE00_</t>', '😀'],
    ['how it is spoken', '<t>東</t><rPh sb="0" eb="1"><t>ヒガシ</t></rPh><r><t>京</t></r><phoneticPr/>', '東京'],
    ['several fonts', '<r><rPr><b/></rPr><t>Ann </t></r><r><t>Lee</t></r>', 'Ann Lee'],
    ['text that is marked as it is', '<t><![CDATA[Smith & <Co>]]> &amp; Sons</t>', 'Smith & <Co> & Sons'],
  ])('with %s in a text reads the same, shared or in its cell', (_, content, text) => {
    expect(rowsOf(shared(content))).toEqual([[text]])
    expect(rowsOf(excel(inline(content)))).toEqual([[text]])
  })

  test('reads the text that a formula gave, with codes in it', () => {
    expect(rowsOf(excel('<row><c t="str"><f>A1</f><v>Sheriff_x000D_</v></c></row>'))).toEqual([['Sheriff\r']])
  })

  test.each([
    ['3.345550101E9', '', '3345550101'],
    ['36701.0', '', '36701'],
    ['0.28999999999999998', '', '0.29'],
    ['1002', '00000', '01002'],
    ['367011234', '00000\\-0000', '367011234'],
    ['46022', 'yyyy', '2025-12-31'],
  ])('reads the number %s in the format %j as %s', (value, code, text) => {
    const formats = `<numFmt numFmtId="170" formatCode="${code}"/>`
    expect(rowsOf(excel(`<row><c s="1"><v>${value}</v></c></row>`, { formats }))).toEqual([[text]])
  })

  test('reads what is hidden, and counts it', () => {
    const before = "<cols><col min='2' max='3' hidden='1'/></cols>"
    const rows = '<row r="1"><c r="B1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>'
    expect(sheetsOf(excel(rows, { before, state: 'state="veryHidden"' }))).toMatchObject([
      { isHidden: true, hiddenRows: 1, hiddenColumns: 1 },
    ])
  })

  test.each([
    [
      'has a number in its name',
      { 'xl/workbook.xml': 'xl/workbook2.xml', 'xl/_rels/workbook.xml.rels': 'xl/_rels/workbook2.xml.rels' },
    ],
    ['has capitals', { 'xl/sharedStrings.xml': 'xl/SharedStrings.xml', 'xl/worksheets/a.xml': 'xl/Worksheets/A.xml' }],
    [
      'has backslashes for its folders',
      { 'xl/workbook.xml': 'xl\\workbook.xml', 'xl/worksheets/a.xml': 'xl\\worksheets\\a.xml' },
    ],
    [
      'has folders of its own',
      { 'xl/workbook.xml': 'book/main.xml', 'xl/_rels/workbook.xml.rels': 'book/_rels/main.xml.rels' },
    ],
  ] as [string, Record<string, string>][])(
    'whose parts are named as another program does is read: it %s',
    (_, names) => {
      const parts = Object.entries(unzipSync(shared('<t>Ann</t>'))).map(([name, bytes]) => [names[name] ?? name, bytes])
      const relation = (kind: string, target: string) => `<Relationship Id="r1" Type="x/${kind}" Target="${target}"/>`
      const top = relation('officeDocument', names['xl/workbook.xml'] ?? 'xl/workbook.xml')
      const inner = `<all>${relation('worksheet', '/xl/./x/../worksheets/a.xml')}${relation('sharedStrings', '/xl/sharedStrings.xml').replace('r1', 'r2')}</all>`
      const relations = names['xl/_rels/workbook.xml.rels'] ?? 'xl/_rels/workbook.xml.rels'
      const bytes = zipSync({ ...Object.fromEntries(parts), '_rels/.rels': strToU8(top), [relations]: strToU8(inner) })
      expect(rowsOf(bytes)).toEqual([['Ann']])
    },
  )

  test('with a part in UTF-16 is read', () => {
    const parts = unzipSync(excel(inline('<t>Peña</t>')))
    const xml = Buffer.from(`\uFEFF${Buffer.from(parts['xl/worksheets/a.xml'] ?? []).toString()}`, 'utf16le')
    expect(rowsOf(zipSync({ ...parts, 'xl/worksheets/a.xml': new Uint8Array(xml) }))).toEqual([['Peña']])
  })

  test('in which billions of columns are hidden is read at once', () => {
    const before = '<cols><col min="-3000000000" max="3000000000" hidden="1"/></cols>'
    expect(sheetsOf(excel('<row><c><v>1</v></c></row>', { before }))).toMatchObject([{ hiddenColumns: 1 }])
  })

  test('whose sheets are one and the same part is refused', () => {
    const parts = unzipSync(excel('<row/>'.repeat(100)))
    const sheets = '<sheet name="A" r:id="r1"/>'.repeat(200)
    const bytes = zipSync({ ...parts, 'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`) })
    expect(() => sheetsOf(bytes)).toThrow(/is damaged: two of its sheets are the same part of it/)
  })

  test('with macros is read like any other', () => {
    const bytes = excel('<row><c><v>1</v></c></row>')
    const withMacros = zipSync({ ...unzipSync(bytes), 'xl/vbaProject.bin': strToU8('never looked at') })
    expect(sheetsOf(withMacros, 'list.xlsm')).toEqual(sheetsOf(bytes))
  })
})

describe('an OpenDocument spreadsheet', () => {
  const content = (tables: string) =>
    `<office:document-content><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:spreadsheet>${tables}</office:spreadsheet></office:document-content>`
  const ods = (tables: string, parts: Record<string, string> = {}) =>
    zipSync(
      Object.fromEntries(
        Object.entries({
          mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
          'content.xml': content(tables),
          ...parts,
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    )
  const table = (rows: string) => `<table:table table:name="A">${rows}</table:table>`
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`
  const cell = (text: string, attributes = 'office:value-type="string"') =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`

  test.each([
    ['a text', cell('Ann &amp; Lee'), 'Ann & Lee'],
    [
      'lines, blanks and fonts',
      cell('Ann<text:s text:c="2"/><text:span>Lee</text:span></text:p><text:p>Jr.'),
      'Ann  Lee\nJr.',
    ],
    [
      'a note beside it',
      cell('</text:p><office:annotation><text:p>note</text:p></office:annotation><text:p>Ann'),
      'Ann',
    ],
    [
      'how it is spoken',
      cell('<text:ruby><text:ruby-base>東</text:ruby-base><text:ruby-text>x</text:ruby-text></text:ruby>'),
      '東',
    ],
    ['a day', cell('12/31/25', 'office:value-type="date" office:date-value="2025-12-31T00:00:00"'), '2025-12-31'],
    ['a number', cell('3,345,550,101', 'office:value-type="float" office:value="3.345550101E9"'), '3345550101'],
    ['a code with its zero', cell('01002', 'office:value-type="float" office:value="1002"'), '01002'],
    ['a share', cell('42.8%', 'office:value-type="percentage" office:value="0.428"'), '0.428'],
    ['a truth', cell('TRUE', 'office:value-type="boolean" office:boolean-value="true"'), '1'],
  ])('with %s in a cell is read as it shows', (_, cells, text) => {
    expect(rowsOf(ods(table(row(cells))))).toEqual([[text]])
  })

  test('says again what is repeated or merged, and not what is repeated to the end of the sheet', () => {
    const rows = [
      row(
        cell('Dallas', 'table:number-columns-spanned="2" table:number-rows-spanned="2"') +
          '<table:covered-table-cell/>' +
          cell('x'),
      ),
      row(
        '<table:covered-table-cell table:number-columns-repeated="2"/>' +
          cell('y', 'table:number-columns-repeated="2"'),
      ),
      `<table:table-row table:number-rows-repeated="2" table:visibility="filter">${cell('z')}<table:table-cell table:number-columns-repeated="16382"/></table:table-row>`,
      `<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
    ]
    const [sheet] = sheetsOf(ods(table(rows.join(''))))
    expect(sheet?.rows).toEqual([
      { line: 1, cells: ['Dallas', 'Dallas', 'x'] },
      { line: 2, cells: ['Dallas', 'Dallas', 'y', 'y'] },
      { line: 3, cells: ['z'] },
      { line: 4, cells: ['z'] },
    ])
    expect(sheet?.hiddenRows).toBe(2)
  })

  test('tells hidden sheets and columns', () => {
    const hidden = `<table:table table:name="A" table:style-name="ta2"><table:table-column table:visibility="collapse"/>${row(cell('x'))}</table:table>`
    expect(sheetsOf(ods(hidden))).toMatchObject([{ isHidden: true, hiddenColumns: 1 }])
  })

  test('is read as flat XML too', () => {
    const xml = `<?xml version="1.0"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">${content(table(row(cell('Ann'))))}</office:document>`
    expect(rowsOf(xml)).toEqual([['Ann']])
  })

  test.each([
    [
      'protected by a password',
      ods('', { 'META-INF/manifest.xml': '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' }),
      /is protected by a password/,
    ],
    [
      'that is a letter',
      ods('', { mimetype: 'application/vnd.oasis.opendocument.text' }),
      /is no spreadsheet; copy the table/,
    ],
    [
      'that says the same a million times',
      ods(table(`<table:table-row table:number-rows-repeated="1000000">${cell('x')}</table:table-row>`)),
      /says the same in 1000000 rows from row 1 on/,
    ],
    [
      'of many cells that are packed small',
      ods(
        table(
          row(cell('x', 'table:number-columns-repeated="500"'))
            .replace('<table:table-row>', '<table:table-row table:number-rows-repeated="1000">')
            .repeat(20),
        ),
      ),
      /has more than 4,000,000 cells/,
    ],
  ])('%s is refused in a sentence', (_, bytes, sentence) => {
    expect(() => sheetsOf(bytes)).toThrow(sentence)
  })
})

describe('a web page that is called a workbook', () => {
  test('reads as its table: spans, letters by name, line breaks, nothing that nobody sees', () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{}</style></head><body>
<!-- <table><tr><td>no</td></tr></table> -->
<TABLE border=1><tr><th colspan=2>Officials of Dallas County<th>State</tr>
<tr><td rowspan="2">Dallas</td><td>Pe&ntilde;a &amp;&nbsp;Co<br>Jr.</td><td>AL
<tr style='display: none'><td><b>Zo&#235;</b>
  Lee</td><td>AL</td></tr></TABLE></body></html>`
    expect(sheetsOf(html, 'list.xls')).toEqual([
      {
        name: 'Table 1',
        rows: [
          { line: 1, cells: ['Officials of Dallas County', 'Officials of Dallas County', 'State'] },
          { line: 2, cells: ['Dallas', 'Peña & Co\nJr.', 'AL'] },
          { line: 3, cells: ['Dallas', 'Zoë Lee', 'AL'] },
        ],
        isHidden: false,
        hiddenRows: 1,
        hiddenColumns: 0,
      },
    ])
  })

  test.each([
    ['letters by their number in Windows', 'O&#146;Neal &#150; Jos&#xE9;', 'O’Neal – José'],
    ['names of letters without a semicolon', 'Ann&nbsp Lee &amp Sons&nbsp', 'Ann Lee & Sons'],
    ['a name of a letter that begins a word', 'Smith &amp; R&Dept', 'Smith & R&Dept'],
    ['letters that Latin has not', '&Scaron;im&ensp;&OElig;uvre', 'Šim Œuvre'],
    ['a picture within the page', `<img src="data:image/png;base64,${'A'.repeat(20_000)}"> Ann`, 'Ann'],
    ['a mark within an attribute', '<b title="a > b" id=\'<td>\'>Ann</b>', 'Ann'],
    ['a sign that begins no tag', 'under < 5 & over', 'under < 5 & over'],
  ])('reads %s', (_, content, text) => {
    expect(rowsOf(`<table><tr><td>${content}</td></tr></table>`)).toEqual([[text]])
  })

  test.each([
    [
      'without a table',
      '<html><body>Please sign in</body></html>',
      /^It is a web page, not CSV; download the file itself/,
    ],
    ['with tables within tables', '<table><tr><td><table></table></table>', /tables within tables; copy the table/],
    ['of 300,000 tables', '<table>'.repeat(300_000), /tables within tables/],
    ['of a million cells that are wide', `<table><tr>${'<td colspan=500>'.repeat(1_000_000)}`, /more than 500 columns/],
    ['of cells that reach far down', `<table><tr>${'<td rowspan=100000>'.repeat(50_000)}`, /more than 500 columns/],
    ['of many tables', '<table></table>'.repeat(300), /has more than 200 sheets/],
  ])('%s is refused in a sentence', (_, html, sentence) => {
    expect(() => sheetsOf(html)).toThrow(sentence)
  })
})

test('XML that Excel 2003 wrote is read as it shows', () => {
  const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="A"><Table><Column ss:Index="2" ss:Hidden="1"/>
<Row ss:Index="2"><Cell ss:MergeAcross="1"><Data ss:Type="String">Ann &amp; Lee</Data><Comment><ss:Data>note</ss:Data></Comment></Cell><Cell><Data ss:Type="DateTime">2025-12-31T00:00:00.000</Data></Cell></Row>
<Row ss:Hidden="1"><Cell ss:Index="2"><Data ss:Type="Number">3345550101</Data></Cell><Cell><Comment><ss:Data>note</ss:Data></Comment></Cell></Row>
</Table></Worksheet></Workbook>`
  expect(sheetsOf(xml)).toEqual([
    {
      name: 'A',
      rows: [
        { line: 2, cells: ['Ann & Lee', 'Ann & Lee', '2025-12-31'] },
        { line: 3, cells: ['', '3345550101'] },
      ],
      isHidden: false,
      hiddenRows: 1,
      hiddenColumns: 1,
    },
  ])
})

test('an archive of other files is told to be one', () => {
  const bytes = zipSync({ 'officials.csv': strToU8('Name,Office') })
  expect(() => sheetsOf(bytes)).toThrow(/^list\.xlsx is a ZIP archive; unpack it and give the file inside$/)
})

test.each([
  ['xl/workbook.bin', /is a binary workbook \(\.xlsb\); save it as an Excel workbook/],
  ['Index/Document.iwa', /is a document of Numbers; choose File, Export To, Excel/],
  ['word/document.xml', /is a document of Word; copy the table/],
  ['ppt/presentation.xml', /is a presentation; copy the table/],
])('what else is packed is told by its part %s', (part, sentence) => {
  const bytes = zipSync({ [part]: strToU8('x') })
  expect(() => sheetsOf(bytes)).toThrow(ImportRefused)
  expect(() => sheetsOf(bytes)).toThrow(sentence)
})
