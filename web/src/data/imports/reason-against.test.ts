import { expect, test } from 'vitest'
import { reasonAgainst } from '#data/imports/reason-against.ts'

const megabyte = 1024 * 1024

test.each([
  ['list.csv', 0, 'list.csv is empty. Choose the file that holds your officials.'],
  ['list.csv', 20 * megabyte, null],
  ['list.csv', 20 * megabyte + 1, 'list.csv has 20.1 MB. The most that is taken are 20 MB.'],
  ['LIST.XLSX', 5, null],
  ['list.xls', 5, null],
  ['list.ods', 5, null],
  ['list.xlsb', 5, 'list.xlsb cannot be read. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.'],
  ['list.numbers', 5, expect.stringMatching(/cannot be read/)],
  ['a list without an ending', 5, null],
])('of %s with %i bytes is said: %s', (name, size, reason) => expect(reasonAgainst({ name, size })).toEqual(reason))
