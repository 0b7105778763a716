import { expect, test } from 'vitest'
import { plainText } from '#imports/spreadsheets/cells/plain-text.ts'

test.each([
  'NULL',
  'null',
  '\\N',
  '(null)',
  '[NULL]',
  '<NULL>',
  'NaN',
  'nan',
  'NaT',
  'NA',
  '<NA>',
  'undefined',
  '(blank)',
])('a program writes %s where nothing is known', (text) => expect(plainText(text)).toBe(''))

test.each(['Null', 'Na', 'Nan', 'Nana', 'NASA'])('%s is a name', (text) => expect(plainText(text)).toBe(text))

test.each([
  ["'36701", '36701'],
  ["'+1 334 555 0101", '+1 334 555 0101'],
  ["'90s' Club", "'90s' Club"],
  ['="01002"', '01002'],
])('what a spreadsheet does to a text is undone: %s', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  ['Smith &amp; Sons', 'Smith & Sons'],
  ['O&#39;Neal', "O'Neal"],
  ['O&#x27;Neal', "O'Neal"],
  ['Pe&ntilde;a', 'Peña'],
  ['Ann&nbsp;Tester', 'Ann Tester'],
  ['&nbsp;', ''],
  ['100 Main St<br>Selma', '100 Main St Selma'],
  ['100 Main St<BR />Selma', '100 Main St Selma'],
  ['<b>Ann</b> Tester', 'Ann Tester'],
  ['<p class="name">Ann Tester</p>', 'Ann Tester'],
  ['<a href="mailto:ann@example.org">ann@example.org</a>', 'ann@example.org'],
  ['<span style="color:red">&lt;NA&gt;</span>', ''],
  ['City%20Clerk', 'City Clerk'],
  ['O%27Neal', "O'Neal"],
  ['Pe%C3%B1a', 'Peña'],
  ['Clerk%2C%20Circuit', 'Clerk, Circuit'],
])('what a web page leaves in a cell is undone: %s', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  '100%',
  '100% of Ward 2',
  '5%25',
  'A%ZZ%20B',
  '%E9%20A',
  'https://example.org/City%20Clerk',
  'ann%20@example.org',
  'Smith & Sons',
  'AT&T',
  'Ann < Bob',
  '<ann@example.org>',
])('what only looks like that stays: %s', (text) => expect(plainText(text)).toBe(text))

test('a formula that a web page hides is refused as any other', () => {
  expect(() => plainText('&#61;HYPERLINK("https://example.org")')).toThrow('is a formula')
  expect(() => plainText('%3DHYPERLINK')).toThrow('is a formula')
})
