import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { matchSheet, noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { lyingArchive, workbook } from '#testing/imports/spreadsheets/workbook.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { offices } from '@atlas/contract/rules/offices.ts'

const reference = { offices: Object.keys(offices), counties: readMappedCounties(), places: [], today: '2026-11-22' }
const read = (bytes: Uint8Array, name = 'list.csv') =>
  matchSheet(name, readSheets({ name, bytes }), noAnswers, reference)
const text = (...lines: readonly string[]) => Buffer.from(lines.join('\n'))
const oneSheet = (sheet: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
    ),
    'xl/worksheets/a.xml': strToU8(sheet),
  })

test.each<[string, Uint8Array, string]>([
  ['nothing', Buffer.from(''), 'It is empty'],
  ['blanks', Buffer.from(' \n \n'), 'It is empty'],
  ['headings alone', text('Name,Office,State'), 'There is nobody in it: no row follows the headings'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'It is a PDF, not CSV'],
  [
    'a web page',
    Buffer.from('<!doctype html><p>list'),
    'It is a web page, not CSV; download the file itself, or copy the table into a spreadsheet',
  ],
  [
    '600 columns',
    text('Name,Office,State', 'x,'.repeat(600) + 'x'),
    'Line 2 has 601 columns; a list of officials has at most 500',
  ],
  [
    'a line of megabytes',
    text('Name,Office', 'x,'.repeat(100_000)),
    'Line 2: The line has 200000 bytes; a row of officials has at most 100000',
  ],
  [
    'a mark that is never closed',
    text('Name,Office', '"Ada Wren,Sheriff'),
    'Line 2: a quotation mark is opened and never closed; the file is cut off, or one mark is too many',
  ],
  [
    'marks behind backslashes beside marks that stand twice',
    text('Name,Office', '"Ann ""Bo"" Lee",Sheriff', String.raw`"Robert \"Bob\" Tester",Sheriff`),
    'Line 3: a quotation mark stands behind a backslash, and others stand twice; write all of them twice',
  ],
  [
    'a ZIP archive of other things',
    zipSync({ 'a.txt': strToU8('a') }),
    'list.csv is a ZIP archive; unpack it and give the file inside',
  ],
  [
    'half a workbook',
    workbook([{ name: 'A', rows: [['Name', 'Office']] }]).slice(0, 200),
    'list.csv is no Excel workbook (XLSX), or is damaged',
  ],
  ['a workbook of empty sheets', workbook([{ name: 'A', rows: [] }]), 'There is nothing in it'],
  [
    'a cell in column 16,000',
    oneSheet('<row r="1"><c r="WZZ1" t="inlineStr"><is><t>x</t></is></c></row>'),
    'list.csv has more than 500 columns in row 1; a list of officials has fewer',
  ],
  [
    'a sheet of 30 MB that is packed small',
    zipSync({ ...workbookParts(), 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(30_000_000)) }),
    'list.csv has a sheet that is too large, xl/worksheets/sheet1.xml; split it, or save the sheet as CSV',
  ],
  [
    'a sheet of 30 MB that says it has a thousand bytes',
    lyingArchive(zipSync({ ...workbookParts(), 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(30_000_000)) })),
    'list.csv has a sheet that is too large, xl/worksheets/sheet1.xml; split it, or save the sheet as CSV',
  ],
  [
    'seven sheets of 15 MB each',
    sheetsOf(7, 15_000_000),
    'list.csv has sheets that are too large together; split it, or save the sheet as CSV',
  ],
])('%s: one sentence says what is wrong', (_, bytes, sentence) => {
  expect(() => read(bytes)).toThrow(new ImportRefused(sentence))
})

function workbookParts(): Record<string, Uint8Array> {
  return {
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
  }
}

function sheetsOf(count: number, bytes: number): Uint8Array {
  const sheet = strToU8(' '.repeat(bytes))
  const numbers = Array.from({ length: count }, (_, index) => index)
  const words = (word: (number: number) => string) => strToU8(`<all>${numbers.map(word).join('')}</all>`)
  return zipSync(
    {
      'xl/workbook.xml': words((number) => `<sheet name="${number}" r:id="r${number}"/>`),
      'xl/_rels/workbook.xml.rels': words(
        (number) => `<Relationship Id="r${number}" Target="worksheets/${number}.xml"/>`,
      ),
      ...Object.fromEntries(numbers.map((number) => [`xl/worksheets/${number}.xml`, sheet])),
    },
    { level: 1 },
  )
}

test('a nickname in marks behind backslashes, as databases write them, is read', () => {
  const { rows } = read(text('Name,Office,State', String.raw`"Robert \"Bob\" Tester",Sheriff,MS`))
  expect(rows[0]?.values.get('eo.name')).toBe('Robert "Bob" Tester')
})

const accents = ['Name\tOffice\tState', 'Ann O’Neal Peña\tSheriff\tMS', 'José García\tCoroner\tMS']

test.each([
  ['UTF-16, as Excel saves Unicode Text', Buffer.from(`\uFEFF${accents.join('\r\n')}\r\n`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(accents.join('\n'), 'utf16le')],
  ['UTF-16 with the higher byte first', Buffer.from(`\uFEFF${accents.join('\n')}`, 'utf16le').swap16()],
  ['Mac Roman, as Excel for Mac saves CSV', inMacRoman(accents.join('\r'))],
])('a list in %s is read', (_, bytes) => {
  const { rows } = read(bytes, 'list.txt')
  expect(rows.map(({ values }) => values.get('eo.name'))).toEqual(["Ann O'Neal Peña", 'José García'])
})

function inMacRoman(letters: string): Uint8Array {
  const codes: Readonly<Record<string, number>> = { '’': 0xd5, ñ: 0x96, é: 0x8e, í: 0x92 }
  return Uint8Array.from(letters, (letter) => codes[letter] ?? letter.charCodeAt(0))
}

test('elements that are never closed are looked through once', () => {
  expect(() => read(oneSheet('<row>'.repeat(1_000_000)))).toThrow('There is nothing in it')
  expect(() => read(oneSheet('<row '.repeat(1_000_000)))).toThrow('There is nothing in it')
  expect(() => read(oneSheet(`<row><c><v>${'<v'.repeat(1_000_000)}</row>`))).toThrow('There is nothing in it')
})

test('a range that is said to cover the whole sheet fills the rows that there are, and they are nobody', () => {
  const rows = [
    ['Name', 'Office', 'State'],
    ['Ada Wren', 'Sheriff', 'MS'],
    ['Bo Finch', 'Coroner', 'MS'],
  ]
  const sheets = readSheets({ name: 'list.xlsx', bytes: workbook([{ name: 'A', merged: ['A2:XFD1048576'], rows }]) })
  expect(sheets[0]?.rows.map(({ cells }) => cells.length)).toEqual([3, 500, 500])
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is a heading and a value like any other',
  (word) => {
    const { matching, rows } = read(
      text(
        `Name,Office,State,Race,Gender,Party,County,${word}`,
        `Ada Wren,${word},${word},${word},${word},${word},${word},x`,
      ),
    )
    expect(matching.columns.at(-1)).toMatchObject({ heading: word, column: null, status: 'LEFT_OUT' })
    expect(rows[0]?.reason).toBe(`“${word}” is no office that the atlas knows`)
    expect(matching.columns[3]?.questions[0]?.items).toMatchObject([{ value: word, suggested: null }])
  },
)

test('formulas, errors and very long cells are left empty with a word', () => {
  const { matching, rows } = read(
    text(
      'Name,Office,State,Phone,Email',
      `=CMD(),Sheriff,MS,#REF!,${'a'.repeat(50_000)}@example.org`,
      'Bo Finch,Coroner,MS,228-555-0101,b@example.org',
    ),
  )
  expect(rows.map(({ reason }) => reason)).toEqual(['No name stands in the row', null])
  expect(matching.columns.map(({ notices }) => notices[0]?.kind)).toEqual([
    'spoilt',
    undefined,
    undefined,
    'spoilt',
    'spoilt',
  ])
})

test.each(['Home Address', 'Cell Phone', 'Personal E-mail', 'Spouse', 'Religion', 'Residence'])(
  '%s cannot be chosen, whatever is answered',
  (heading) => {
    const sheets = readSheets({
      name: 'a.csv',
      bytes: text(`Name,Office,State,${heading}`, 'Ada Wren,Sheriff,MS,secret'),
    })
    const answers = { ...noAnswers, columns: [{ place: 3, column: 'eo.phone' }] }
    const { matching, rows } = matchSheet('a.csv', sheets, answers, reference)
    expect(matching.columns[3]).toMatchObject({ column: null, can_choose: false, status: 'LEFT_OUT' })
    expect([...(rows[0]?.values.values() ?? [])]).not.toContain('secret')
  },
)

test('a column of which a spreadsheet has spoiled every cell says so, and not that it is empty', () => {
  const { matching } = read(text('Name,Office,State,Phone', 'Ann Tester,Sheriff,AL,3.34555E+09'))
  const [phone] = matching.columns.slice(-1)
  expect([phone?.status, phone?.notices.map((notice) => notice.text)]).toEqual([
    'LEFT_OUT',
    ['1 cell holds a formula, an error or a long text, and will be left empty'],
  ])
})

test('of two columns that say the same the first is taken, and the other says so', () => {
  const { matching } = read(text('Name,Office,State,Phone,Telephone', 'Ada Wren,Sheriff,MS,228-555-0101,228-555-0102'))
  expect(matching.columns[4]).toMatchObject({
    column: null,
    status: 'LEFT_OUT',
    notices: [{ text: 'Not read as Own Office Phone' }],
  })
})

test('a city beside a street and a ZIP code is part of the address, and the county is asked for all rows', () => {
  const { matching, rows } = read(
    text(
      'Officials of Montgomery Co. Alabama',
      'Office,Name,Mailing Address,City,Zip',
      'Sheriff,Ada Wren,100 S Lawrence St,Montgomery,36104',
    ),
  )
  expect(rows[0]?.values.get('stats.address')).toBe('100 S Lawrence St, Montgomery, 36104')
  expect(matching.missing).toMatchObject([
    { column: 'state.name', suggested: 'Alabama' },
    { column: 'county.name', suggested: 'Montgomery (AL)' },
  ])
})

test.each([
  ['Cnty', ['dougherty co', 'DALLAS (AL)', 'Dougherty'], 'Read as county, capitals and “co” left out'],
  ['District', ['Dist. A', '2nd District', '3'], 'Read as districts, “Dist.”, “District” left out'],
  ['Party', ['D', 'D', 'GOP'], 'Read in the words of the atlas: “D” = Democratic, “GOP” = Republican'],
  ['Phone', ['229-555-0101', '5550102', 'none'], '1 of 3 has no area code'],
])('under %s people read once what is done: %j', (heading, cells, sentence) => {
  const { matching } = read(text(`Name,Office,State,${heading}`, ...cells.map((cell) => `Ada Wren,Sheriff,GA,${cell}`)))
  expect(matching.columns[3]?.notices.map((notice) => notice.text)).toContain(sentence)
})
