import { mostMatched } from '@atlas/contract/endpoints/places/find.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTableFile } from '#places/find/match/file/read-table-file.ts'
import { writeWorkbook } from '#places/find/match/file/write-workbook.ts'

const read = async (name: string, content: BlobPart) => await readTableFile(new File([content], name))
const rowsOf = async (name: string, content: BlobPart) => {
  const { headings, rows } = await read(name, content)
  return [headings, ...rows]
}

/** A workbook whose sheet has these cells, as Excel writes them. */
function workbookOf(cells: string): Uint8Array<ArrayBuffer> {
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`
  const written = writeWorkbook([])
  return zipSync({ ...unzipSync(written), 'xl/worksheets/sheet1.xml': strToU8(sheet) }).slice()
}

const table = [
  ['Name', 'Zip'],
  ['Zoë <Ávila> & "Co"', '01047'],
  ['=HYPERLINK("http://x.example")', '36701-1234'],
  ['  two  blanks', '😀'],
]

/** It says of its sheet that it is small, and is damaged where the sheet is over the limit: nobody gets there. */
function lyingWorkbook(): Uint8Array<ArrayBuffer> {
  const sheet = new Uint8Array(200_000_000)
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': sheet }, { level: 1 }).slice()
  const view = new DataView(bytes.buffer)
  const list = bytes.findLastIndex((_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02_01_4b_50)
  view.setUint32(list + 24, 1_000, true)
  view.setUint32(22, 1_000, true)
  return bytes.fill(0xff, list - 1_000, list - 10)
}

test('a workbook that was written holds every text as it was: no formula, no lost zero', async () => {
  const [headings, ...rows] = table
  expect(await rowsOf('m.xlsx', writeWorkbook(table))).toEqual([
    headings,
    ...rows.map((row) => row.map((cell) => cell.trim())),
  ])
})

test('of a workbook numbers keep their digits, and a formula counts as what it was worked out to', async () => {
  const cells = `<row r="1"><c r="A1" t="inlineStr"><is><t>Zip</t></is></c><c r="B1" t="inlineStr"><is><t>Sum</t></is></c></row>
    <row r="2"><c r="A2"><v>36701</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>`
  expect(await rowsOf('m.xlsx', workbookOf(cells))).toEqual([
    ['Zip', 'Sum'],
    ['36701', '2'],
  ])
})

test.each([
  ['commas', 'Name,Zip\r\n"Ann, B.",36701\r\n'],
  ['semicolons', 'Name;Zip\n"Ann, B.";36701\n'],
  ['tabs', 'Name\tZip\nAnn, B.\t36701\n'],
])('a CSV file with %s is read', async (_, text) => {
  expect(await rowsOf('m.csv', text)).toEqual([
    ['Name', 'Zip'],
    ['Ann, B.', '36701'],
  ])
})

test('a CSV file of Excel is read in the alphabet that it was saved in', async () => {
  const text = 'Name,Town\nZoë,Doña\n'
  const utf16 = new Uint16Array([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))])
  const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const mac = Uint8Array.from(text, (letter) => ({ ë: 0x91, ñ: 0x96 })[letter] ?? letter.charCodeAt(0))
  for (const bytes of [`\uFEFF${text}`, utf16, utf16.slice(1), windows, mac])
    expect(await rowsOf('m.csv', bytes)).toEqual([
      ['Name', 'Town'],
      ['Zoë', 'Doña'],
    ])
})

const tooMany = `Zip\n${'36701\n'.repeat(mostMatched + 1)}`
const wide = `${Array.from({ length: 201 }, (_, at) => `c${at}`).join(',')}\n${'x,'.repeat(200)}x\n`

test.each([
  ['m.csv', '', 'm.csv is empty.'],
  ['m.csv', 'Zip\n', 'm.csv holds no rows under its headings. The first row has to name the columns.'],
  ['m.csv', 'Zip\n\0\0\n', 'm.csv is not a CSV file.'],
  [
    'm.csv',
    'Name,Zip\n"Ann,36701\nBo,36702\n',
    'm.csv cannot be read: in line 2 a quotation mark is opened and never closed; the file is cut off, or one mark is too many.',
  ],
  [
    'm.csv',
    String.raw`Name,Zip
"Ann ""Bo"" Lee",36701
"Robert \"Bob\" Tester",36702
`,
    'm.csv cannot be read: in line 3 a quotation mark stands behind a backslash, and others stand twice; write all of them twice.',
  ],
  [
    'm.csv',
    Uint8Array.from('Name,Zip\nDu\u009Aan,36701\n', (letter) => letter.charCodeAt(0)),
    'm.csv has letters that cannot be told. A word may be “Dušan” or “Duöan”. Save it as “CSV UTF-8”, and choose that file.',
  ],
  ['m.pdf', '%PDF', 'm.pdf cannot be read. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.'],
  ['m.csv', tooMany, 'm.csv has 20,001 rows. The most that are matched at a time are 20,000: divide the file.'],
  ['m.csv', wide, 'm.csv has more than 200 columns; a list of members has fewer.'],
  ['m.xlsx', 'PK\u0003\u0004 and nothing more', 'm.xlsx is no Excel workbook (.xlsx), or is damaged.'],
  ['m.xlsx', zipSync({ 'a.xml': strToU8('<a/>') }).slice(), 'm.xlsx is no Excel workbook (.xlsx), or is damaged.'],
  [
    'm.xlsx',
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(81_000_000) }, { level: 1 }).slice(),
    'm.xlsx is far too large once it is unpacked.',
  ],
  ['m.xlsx', lyingWorkbook(), 'm.xlsx is far too large once it is unpacked.'],
])('%s is refused in a sentence', async (name, content, sentence) => {
  await expect(read(name, content)).rejects.toThrow(sentence)
})
