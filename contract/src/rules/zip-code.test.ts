import { expect, test } from 'vitest'
import { zipCodeIn } from '#rules/zip-code.ts'

test.each([
  '36701',
  ' 36701 ',
  '36701-1234',
  '36701–1234',
  '36701‑1234',
  '36701−1234',
  '36701 1234',
  '36701\u00a01234',
  '36701 - 1234',
  '367011234',
  '36701-',
  '36701 –',
  '36701-12',
  '36,701',
  '\u202a36701\u202c',
  '367\u200b01',
  '３６７０１',
])('"%s" is the ZIP code 36701', (text) => {
  expect(zipCodeIn(text)).toBe('36701')
})

test.each(['', '3670', '367012', '36701-12345', '36701-1234-5', 'A36701', '36701 Selma'])(
  '"%s" is no ZIP code',
  (text) => {
    expect(zipCodeIn(text)).toBeNull()
  },
)
