import { expect, test } from 'vitest'
import { bestEncoding, takesGzip } from '#platform/http/accepted-encodings.ts'

test.each([
  [undefined, false],
  ['', false],
  ['gzip', true],
  ['GZIP', true],
  ['br, gzip', true],
  ['br,gzip;q=0.5', true],
  ['gzip ; q=0', false],
  ['gzip;x=1;q=0', false],
  ['gzip;q=0.0, *', false],
  ['*', true],
  ['*;q=0', false],
  ['br, *;q=0.1', true],
  ['identity', false],
  ['xgzip', false],
  [['br', 'gzip'], true],
])('whether Accept-Encoding: %j takes gzip is %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes)
})
test.each([
  [undefined, null],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity, br;q=0.9', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0', null],
  ['*;q=0', null],
  ['deflate', null],
] as const)('of br and gzip, Accept-Encoding: %s wants %s', (header, expected) => {
  expect(bestEncoding(header, ['br', 'gzip'])).toBe(expected)
})

test('where nothing is packed, the bytes leave as they are', () => {
  expect(bestEncoding('br, gzip', [])).toBeNull()
})
