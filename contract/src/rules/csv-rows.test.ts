import { expect, test } from 'vitest'
import { type CsvForm, CsvRefused, readCsvRows, guessDelimiter } from '#rules/csv-rows.ts'

const strict: CsvForm = { delimiter: ',', strayQuotes: 'refuse', escape: 'doubled' }
const loose: CsvForm = { delimiter: ',', strayQuotes: 'keep', escape: 'doubled' }
const cellsOf = (text: string, form: CsvForm) => Array.from(readCsvRows(text, form), ({ cells }) => cells)

test.each([
  [
    'plain cells',
    'a,b\nc,\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['line ends of three kinds', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['a mark of the encoding', '\uFEFFa,b', [['a', 'b']]],
  ['quoted cells', '"a, b","say ""no""",""\n', [['a, b', 'say "no"', '']]],
  [
    'blanks beside the marks',
    'a, "b, c" ,"d" \n "e",f\n',
    [
      ['a', 'b, c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['marks behind an equals sign', '="01002",="b, c"\n', [['01002', 'b, c']]],
  ['empty lines', '\na\n\n\nb\n\n', [['a'], ['b']]],
  ['rows of several lengths', 'a\nb,c,d\n', [['a'], ['b', 'c', 'd']]],
])('%s are read', (_, text, rows) => {
  expect(cellsOf(text, strict)).toEqual(rows)
  expect(cellsOf(text, loose)).toEqual(rows)
})

test('a row says on which lines it begins and ends', () => {
  const rows = Array.from(readCsvRows('a\n\n"b\nb\r\nb",c\nd', strict), ({ line, lastLine }) => [line, lastLine])
  expect(rows).toEqual([
    [1, 1],
    [3, 5],
    [6, 6],
  ])
})

test.each([
  ['Ada "Bo" Bird,x', [['Ada "Bo" Bird', 'x']]],
  ['"Ada" Bird,x', [['"Ada" Bird', 'x']]],
  ['x, "Bo" Bird,y', [['x', ' "Bo" Bird', 'y']]],
  ['="1"&"2",y', [['="1"&"2"', 'y']]],
  ['x, 6" tall,y', [['x', ' 6" tall', 'y']]],
  ['x, "tall,y', [['x', ' "tall', 'y']]],
])('marks in the middle of a cell belong to it, or are a reason to refuse: %s', (text, rows) => {
  expect(cellsOf(text, loose)).toEqual(rows)
  expect(() => cellsOf(`a\n${text}`, strict)).toThrow(new CsvRefused('stray_quote', 2))
})

test.each([strict, loose])('a mark that is never closed is refused where it opens', (form) => {
  expect(() => cellsOf('a\n"b\nc\nd\n', form)).toThrow(new CsvRefused('open_quote', 2))
})

test.each([
  ['a,b\n"c;d",e', ','],
  ['a;b\n"c,d";e', ';'],
  ['a\tb\nc, d\te', '\t'],
  ['a|b\nc|d', '|'],
  ['a^b\nc, d^e', '^'],
  ['a~b\nc~d', '~'],
  ['alone', ','],
])('what parts the cells is what most lines have equally often: %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter)
})
