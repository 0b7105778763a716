import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSharedFile } from '#features/data/shared-values/load/read-shared-file.ts'
import { sha256, zipOf } from '#features/data/shared-values/share/share-values.ts'
import type { SharedRow } from '#features/data/shared-values/shared-form.ts'
import { changed } from '#testing/data/shared-values.ts'

const today = '2026-11-20'
const phone: SharedRow = {
  placeKey: 'county:28011',
  state: 'Mississippi',
  place: 'Bolivar County',
  district: '',
  office: 'Constable',
  official: 'Ada "Birdie" Bird',
  column: 'eo.phone',
  value: '662-555-0177',
  source: '=Call, with the clerk',
  asOf: '2026-10-05',
}
const good = zipOf([phone], { organization: 'Delta Votes', day: today, left: 0 })

test('a file is read as it was written, whatever signs are in it', () => {
  expect(readSharedFile(good, today)).toEqual({
    from: { organization: 'Delta Votes', day: today },
    rows: [{ ...phone, line: 2, read: '662-555-0177' }],
    untold: [],
  })
})

function bomb(): Uint8Array {
  const zeros = new Uint8Array(64 * 1024 * 1024)
  return zipSync({ 'values.csv': zeros, SHA256SUMS: strToU8(`${sha256(zeros)}  values.csv\n`) })
}
const withText = (from: string, to: string, isSigned = true) =>
  changed(good, (table) => table.replaceAll(from, to), isSigned)
const many = () => changed(good, (table) => table + (table.split('\r\n')[1] ?? '').concat('\r\n').repeat(20_000))

test.each([
  ['another file', () => Buffer.from('a,b\n1,2\n'), /^This is no file of shared values; give the ZIP file/],
  ['another archive', () => zipSync({ 'word/document.xml': strToU8('x') }), /^This is no file of shared values/],
  ['one that was changed', () => withText('0177', '0178', false), /its checksum is not right/],
  ['a zip bomb', bomb, /^More comes out of the file than 16 MB/],
  ['too many values', many, /^The file has 20,001 values; at most 20,000 are taken at once$/],
  ['an unknown column', () => withText('Field', 'Mood'), /a column that is not known here, “Mood”/],
  ['a column of homes', () => withText('Field', 'Home Phone'), /^Office numbers only\. Please never send homes or/],
  ['a personal phone', () => withText('0177', '0177 cell'), /^Line 2 of the file names a home or a personal phone\./],
  ['a value of homes', () => withText('Own Office Phone', 'Home Phone'), /^Line 2 of the file names a home/],
  ['no rows', () => changed(good, (table) => `${table.split('\r\n')[0]}\r\n`), /^The file holds no values$/],
  ['nobody who shared it', () => withText('Delta Votes', ''), /^The file does not say who found its values/],
  ['a day still to come', () => withText(today, '2026-12-24'), /^The file says that it was made on 2026-12-24/],
])('%s is refused in one sentence', (_, make, reason) => {
  expect(() => readSharedFile(make(), today)).toThrow(reason)
})

test.each([
  ['Own Office Phone', 'Shoe Size', 'Line 2: “Shoe Size” is no value that is shared.'],
  ['2026-10-05', '2026-10', 'Line 2: “2026-10” is no day.'],
  ['662-555-0177', '555-0177', /^Line 2: ./],
  [
    'Constable,"Ada ""Birdie"" Bird"',
    'Constable,',
    /^Line 2: Own Office Phone is of an official, and none is named\.$/,
  ],
])('a row with %s as %s is left out, with the reason', (from, to, reason) => {
  const { rows, untold } = readSharedFile(withText(from, to), today)
  expect([rows, untold]).toEqual([[], [typeof reason === 'string' ? reason : expect.stringMatching(reason)]])
})
