import { expect, test } from 'vitest'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'

const rowsOf = (text: string) =>
  readSheets({ name: 'list.csv', bytes: Buffer.from(text) })[0]?.rows.map(({ cells, line }) => [
    line,
    ...cells.map((cell) => cell.trim()),
  ])

const ann = ['Tester, Ann', 'Sheriff', 'AL']
const bob = ["O'Neal, Bob", 'Mayor', 'AL']

test.each([
  ['single quotation marks', "'Name','Office','State'\n'Tester, Ann','Sheriff','AL'\n'O''Neal, Bob','Mayor','AL'\n"],
  ['curved quotation marks', "“Name”,“Office”,“State”\n“Tester, Ann”, “Sheriff”,“AL”\n“O'Neal, Bob”,“Mayor”,“AL”\n"],
  ['each line within one cell', `"Name,Office,State"\n"""Tester, Ann"",Sheriff,AL"\n"""O'Neal, Bob"",Mayor,AL"\n`],
  [
    'the mark of MS-DOS for its end',
    `Name,Office,State\r\n"Tester, Ann",Sheriff,AL\r\n"O'Neal, Bob",Mayor,AL\r\n\u001A`,
  ],
])('a list with %s is read', (_, text) => {
  expect(rowsOf(text)).toEqual([
    [1, 'Name', 'Office', 'State'],
    [2, ...ann],
    [3, ...bob],
  ])
})

test.each(['sep=;\n', '"sep=;"\n', 'sep=;;;\n'])('what parts the cells may be declared as %j', (declared) => {
  expect(rowsOf(`${declared}Name;Office\nAnn;Sheriff, Mayor\n`)).toEqual([
    [2, 'Name', 'Office'],
    [3, 'Ann', 'Sheriff, Mayor'],
  ])
})

test.each([
  ['SQL Server', 'Name,Office\n----,------\nAnn,Sheriff\n\n(1 rows affected)\n', [1, 3]],
  ['PostgreSQL', ' Name | Office\n------+--------\n Ann  | Sheriff\n(1 row)\n\n', [1, 3]],
  [
    'MySQL',
    '+------+---------+\n| Name | Office  |\n+------+---------+\n| Ann  | Sheriff |\n+------+---------+\n1 row in set (0.00 sec)\n',
    [2, 4],
  ],
  ['Markdown', '| Name | Office |\n|:-----|--------|\n| Ann | Sheriff |\n', [1, 3]],
])('of a table that %s draws, its lines are no rows', (_, text, lines) => {
  expect(rowsOf(text)?.map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
    [lines[0], 'Name', 'Office'],
    [lines[1], 'Ann', 'Sheriff'],
  ])
})

test.each([
  ['[{"name":"Ann"}]', /^It is JSON, not a table; export it as CSV/],
  ['{"name":"Ann"}\n{"name":"Bob"}\n', /^It is JSON/],
  ['{\\rtf1\\ansi Name\\tab Office}', /^It is a document in Rich Text \(RTF\); copy the table/],
  ['From: a@example.org\r\nMIME-Version: 1.0\r\n\r\n<table>', /^It is an e-mail or a web archive \(\.mht\)/],
  ['BEGIN:VCARD\r\nFN:Ann\r\n', /^It is a file of contacts \(vCard\)/],
  ['BEGIN:VCALENDAR\r\n', /^It is a calendar/],
  ['ID;PWXL;N;E\nC;Y1;X1;K"Name"\n', /\(SYLK\); save it as an Excel workbook/],
  ["-- dump\nINSERT INTO officials VALUES ('Ann');\n", /^It is SQL, not a table; export it as CSV/],
  ['<?xml version="1.0"?>\n<dataroot><Official><Name>Ann</Name></Official></dataroot>', /^It is XML, not a table/],
])('what is no table is refused with what to do: %j', (text, sentence) => {
  expect(() => rowsOf(text)).toThrow(sentence)
})

test.each([
  ["O\\'Neal, Bob", "O'Neal, Bob"],
  ['12\\/31\\/2028', '12/31/2028'],
  ['Pe\\u00f1a', 'Peña'],
  ['200 Main St\\nSelma', '200 Main St\nSelma'],
  ['Ann\\tTester', 'Ann Tester'],
  ['Ann \\\\ Joe', 'Ann \\ Joe'],
  ['\\N', '\\N'],
  ['Ann O&#39;Neal', "Ann O'Neal"],
  ['Ann Pe&ntilde;a', 'Ann Peña'],
  ['Parks &amp; Recreation', 'Parks & Recreation'],
])('the letter that a program writes as %s is that letter', (written, letter) => {
  expect(rowsOf(`Name\tOffice\n${written}\tMayor\n`)?.[1]).toEqual([2, letter, 'Mayor'])
})

test('a mark behind a backslash ends no cell between single quotation marks', () => {
  expect(rowsOf("'Name','Office'\n'O\\'Neal, Bob','Mayor'\n")?.[1]).toEqual([2, "O'Neal, Bob", 'Mayor'])
})
