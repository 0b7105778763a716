import readQr from 'jsqr'
import { expect, test } from 'vitest'
import { keyOf } from '#features/accounts/two-factor/key.ts'
import { base32, codeAt, newSecret, stepAt, stepOf } from '#features/accounts/two-factor/totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

// RFC 6238, appendix B: the last six of the eight digits that stand there.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of the second %i is that of the standard', (seconds, code) => {
  expect(codeAt(secret, stepAt(at(seconds)))).toBe(code)
})

test('a clock may be off by one span of 30 seconds, either way, and not by two', () => {
  const now = at(1_111_111_111)
  const offBy = (steps: number) => stepOf(secret, codeAt(secret, stepAt(now) + steps), now)
  expect([-2, -1, 0, 1, 2].map(offBy)).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
  for (const typed of ['', '05047', '0504711', 'abcdef']) expect(stepOf(secret, typed, now)).toBeNull()
})

// RFC 4648, 10, without the signs that only fill up.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written in letters as authenticator apps read it', (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters)
})

test('a key is told in groups of four letters, as a link, and as a picture of that link', () => {
  const { key, uri, qr } = keyOf(secret, { title: 'Officials Atlas', email: 'rosa+a@example.org' })
  expect(key).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  expect(uri).toBe(
    'otpauth://totp/Officials%20Atlas:rosa%2Ba%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Officials%20Atlas',
  )
  // The marks by which a camera finds it: a bar of seven squares at the top of three corners.
  expect(qr.path).toMatch(/^M0 0h7v1h-7z/)
  expect(qr.path).toContain(`M${qr.size - 7} 0h7v1h-7z`)
  expect(qr.path).toContain(`M0 ${qr.size - 7}h7v1h-7z`)
  expect(newSecret()).toHaveLength(20)
})

test('what a camera reads in the picture is the key, of this atlas and this account', () => {
  const { qr, uri, key } = keyOf(newSecret(), { title: 'Southern Officials Atlas', email: 'renée+1@example.org' })
  expect(readQr.default(pixelsOf(qr), widthOf(qr), widthOf(qr))?.data).toBe(uri)
  expect(new URL(uri).searchParams.get('secret')).toBe(key.replaceAll(' ', ''))
})

/** As a screen shows it: each square four pixels wide, with the quiet edge around them. */
const [zoom, edge] = [4, 4]
const widthOf = ({ size }: { size: number }) => (size + 2 * edge) * zoom

function pixelsOf(qr: { size: number; path: string }): Uint8ClampedArray {
  const width = widthOf(qr)
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < zoom; row++) {
      const start = ((Number(y) + edge) * zoom + row) * width + (Number(x) + edge) * zoom
      for (let index = start; index < start + Number(length) * zoom; index++) pixels.fill(0, index * 4, index * 4 + 3)
    }
  }
  return pixels
}
