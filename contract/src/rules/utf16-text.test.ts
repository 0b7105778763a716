import { expect, test } from 'vitest'
import { utf16Text } from '#rules/utf16-text.ts'

const text = 'Name\tOffice\nAnn O’Neal Peña 東\tSheriff\n'
const little = Uint8Array.from(
  Array.from(text).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
)
const big = little.map((_, index) => little[index ^ 1] ?? 0)

test.each([
  ['the lower byte first, with a mark', [0xff, 0xfe], little],
  ['the higher byte first, with a mark', [0xfe, 0xff], big],
  ['the lower byte first, without a mark', [], little],
  ['the higher byte first, without a mark', [], big],
])('%s is read', (_, mark, bytes) => {
  expect(utf16Text(Uint8Array.from([...mark, ...bytes]))).toBe(text)
})

test('half a letter is a letter that was lost', () => {
  expect(utf16Text(Uint8Array.from([0xff, 0xfe, 65, 0, 0x3d, 0xd8, 65]))).toBe('A\uFFFD\uFFFD')
})

test.each([
  ['plain text', 'Name,Office\n'],
  ['plain text with a NUL byte', 'Name,\0Office\n'],
  ['nothing', ''],
  ['nothing but NUL bytes', '\0'.repeat(500)],
])('%s is not taken for it', (_, plain) => {
  expect(utf16Text(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)))).toBeNull()
})
