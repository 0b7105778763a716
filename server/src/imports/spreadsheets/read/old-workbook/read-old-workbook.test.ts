import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { excel5, excel97, long, oldWorkbook, short } from '#testing/imports/spreadsheets/old-workbook.ts'

const folder = new URL('../../../../testing/imports/spreadsheets/files/', import.meta.url)
const fileOf = (name: string) => ({ name, bytes: readFileSync(new URL(name, folder)) })
const rowsOf = (bytes: Uint8Array) => readSheets({ name: 'list.xls', bytes })[0]?.rows.map(({ cells }) => cells)

const sharedTexts = 0xfc
const goesOn = 0x3c
const sheetOf = 0x85
const sharedText = 0xfd
const text = 0x204
const formula = 0x06
const formulaText = 0x207
const cell = (line: number, column: number) => [short(line - 1), short(column), short(0)].flat()

test('a workbook of Excel 97 to 2003 reads as it shows: days, zeros, merged cells, what is hidden', () => {
  const [list, old] = readSheets(fileOf('excel-97.xls'))
  const title = 'Officials of Dallas County'
  expect(list).toEqual({
    name: 'A to M',
    rows: [
      { line: 1, cells: [title, title, title, title] },
      { line: 2, cells: ['Name', 'Office', 'County', 'State', 'Phone', 'ZIP', 'Term ends', 'Note'] },
      {
        line: 3,
        cells: [
          'Ann O’Neal Peña',
          'Sheriff',
          'Dallas',
          'AL',
          '3345550101',
          '36701',
          '2025-12-31',
          'Robert "Bob" Tester',
        ],
      },
      { line: 4, cells: ['Zoë Müller', 'Coroner', 'Dallas', 'AL', '334-555-0102', '01002', '2029-12-31'] },
      { line: 5, cells: ['José García', 'Probate Judge', 'Dallas', 'AL', '-12', '1234567.25', '1', '#N/A'] },
    ],
    isHidden: false,
    hiddenRows: 0,
    hiddenColumns: 1,
  })
  expect(old).toMatchObject({ name: 'Old list', isHidden: true })
})

test('a workbook of Excel 5 is read', () => {
  expect(readSheets(fileOf('excel-5.xls'))[0]?.rows[3]?.cells.slice(4)).toEqual(['334-555-0102', '01002', '2029-12-31'])
})

test('shared texts go on in another record, with letters of another width, fonts and how they are spoken', () => {
  const wide = (letters: string) => [...Buffer.from(letters, 'utf16le')]
  const bytes = oldWorkbook(
    excel97,
    [
      // "Ann Lee" is split after "Ann"; "東京" has a font and phonetic text, and its end is split off.
      [sharedTexts, long(2), long(3), short(7), [0], 'Ann'],
      [goesOn, [1], wide(' Lee'), short(2), [1 | 4 | 8], short(1), long(6), wide('東')],
      [goesOn, [1], wide('京'), long(0), [9, 9, 9]],
      [goesOn, [9, 9, 9], short(3), [0], 'end'],
    ],
    [
      [sharedText, cell(1, 0), long(0)],
      [sharedText, cell(1, 1), long(1)],
      [sharedText, cell(1, 2), long(2)],
    ],
  )
  expect(rowsOf(bytes)).toEqual([['Ann Lee', '東京', 'end']])
})

test('texts of Excel 5 are in the letters of the program that wrote them', () => {
  const codePage = 0x42
  const peña = (byte: number) => [text, cell(1, 0), short(4), [0x50, 0x65, byte, 0x61]] as const
  expect(rowsOf(oldWorkbook(excel5, [[codePage, short(1_252)]], [peña(0xf1)]))).toEqual([['Peña']])
  expect(rowsOf(oldWorkbook(excel5, [[codePage, short(10_000)]], [peña(0x96)]))).toEqual([['Peña']])
})

test('a formula reads as what it gave', () => {
  const gaveText = [0, 0, 0, 0, 0, 0, 0xff, 0xff]
  const gaveTruth = [1, 0, 1, 0, 0, 0, 0xff, 0xff]
  const gaveError = [2, 0, 42, 0, 0, 0, 0xff, 0xff]
  const gaveNumber = [...new Uint8Array(new Float64Array([36_701]).buffer)]
  const cells = [gaveText, gaveTruth, gaveError, gaveNumber].map(
    (result, index) => [formula, cell(1, index), result] as const,
  )
  const [first, ...others] = cells as [(typeof cells)[0], ...typeof cells]
  const bytes = oldWorkbook(excel97, [], [first, [formulaText, short(3), [0], 'Ann'], ...others])
  expect(rowsOf(bytes)).toEqual([['Ann', '1', '#N/A', '36701']])
})

test.each([
  [
    'protected by a password',
    oldWorkbook(excel97, [[0x2f, short(1)]], []),
    /is protected by a password; open it, take/,
  ],
  [
    'of Excel 4',
    Uint8Array.from([9, 4, 6, 0, 0, 0, 16, 0, 0, 0]),
    /is a workbook of Excel 4 or older; save it as \.xlsx/,
  ],
  ['of no sheets that hold anything', oldWorkbook(excel97, [], []), /^There is nothing in it$/],
  [
    'in which many sheets are one',
    oldWorkbook(
      excel97,
      Array.from({ length: 200 }, () => [sheetOf, long(0), [0, 0], [1, 0], [65]]),
      [],
    ),
    /is damaged: it is no whole Excel workbook/,
  ],
  [
    'cut off',
    readFileSync(new URL('excel-97.xls', folder)).subarray(0, 2_000),
    /is damaged: it is no whole Excel workbook/,
  ],
])('a workbook %s is refused in a sentence', (_, bytes, sentence) => {
  expect(() => readSheets({ name: 'list.xls', bytes })).toThrow(ImportRefused)
  expect(() => readSheets({ name: 'list.xls', bytes })).toThrow(sentence)
})

test.each([
  ['protected.xlsx', /^protected\.xlsx is protected by a password/],
  ['letter.doc', /^letter\.doc is a document of Word; copy the table/],
])('what else is kept in the same container is told: %s', (name, sentence) => {
  expect(() => readSheets(fileOf(name))).toThrow(sentence)
})

test('whatever is damaged in a workbook, it is read or refused in a sentence', () => {
  const whole = ['excel-97.xls', 'excel-5.xls'].map((name) => fileOf(name).bytes)
  const places = fc.array(fc.tuple(fc.nat(5_119), fc.nat(255)), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom(...whole), places, (file, changes) => {
      const bytes = Uint8Array.from(file)
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte
      try {
        readSheets({ name: 'list.xls', bytes })
      } catch (error) {
        expect(error).toBeInstanceOf(ImportRefused)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
