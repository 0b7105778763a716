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
