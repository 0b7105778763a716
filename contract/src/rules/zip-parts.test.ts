import { expect, test } from 'vitest'
import { zipParts } from '#rules/zip-parts.ts'

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256)
const large = 0xff_ff_ff_ff

interface Described {
  readonly name: string
  readonly content: string
  readonly method?: number
  /** With its numbers where archives of more than 4 GB have them. */
  readonly isLarge?: boolean
}

/** An archive of one part, with a comment behind. */
function archive({ name, content, method = 0, isLarge = false }: Described): Uint8Array {
  const [title, packed, before] = [bytesOf(name), bytesOf(content), bytesOf('before')]
  const numbers = [999, packed.length, before.length].map((each) => number(each, 8))
  const field = isLarge ? [9, 9, 2, 0, 7, 7, 1, 0, 24, 0, ...numbers.flat()] : []
  const [sizes, offset] = isLarge ? [[large, large], large] : [[packed.length, 999], before.length]
  const local = [bytesOf('PK\x03\x04'), number(0, 22), number(title.length, 2), number(0, 2), title, packed].flat()
  const entry = [
    [bytesOf('PK\x01\x02'), number(0, 6), number(method, 2), number(0, 8), sizes.map((each) => number(each, 4)).flat()],
    [number(title.length, 2), number(field.length, 2), number(0, 10), number(offset, 4), title, field],
  ].flat(2)
  const list = before.length + local.length
  const end64 = [
    [bytesOf('PK\x06\x06'), number(0, 20), number(1, 8), number(1, 8), number(0, 8), number(list, 8)],
    [bytesOf('PK\x06\x07'), number(0, 4), number(list + entry.length, 8), number(1, 4)],
  ].flat(2)
  const comment = bytesOf('by hand')
  const end = [
    [bytesOf('PK\x05\x06'), number(0, 4), number(1, 2), number(1, 2), number(0, 4)],
    [number(isLarge ? large : list, 4), number(comment.length, 2), comment],
  ].flat(2)
  return Uint8Array.from([before, local, entry, isLarge ? end64 : [], end].flat())
}

test.each([false, true])('a part is found where the list says that it is (in 64 bits: %s)', (isLarge) => {
  const [part, ...rest] = zipParts(archive({ name: 'xl/a.xml', content: '<a/>', isLarge }))
  expect(rest).toEqual([])
  expect([part?.name, part?.isDeflated, String.fromCharCode(...(part?.packed ?? []))]).toEqual([
    'xl/a.xml',
    false,
    '<a/>',
  ])
})

test('what is packed in a way that nobody reads, cut short or no archive at all is damaged', () => {
  const complete = archive({ name: 'a', content: 'bcd' })
  expect(zipParts(archive({ name: 'a', content: 'bcd', method: 8 }))[0]?.isDeflated).toBe(true)
  expect(() => zipParts(archive({ name: 'a', content: 'b', method: 12 }))).toThrow('in a way that is not read')
  for (let length = 0; length < complete.length - 'by hand'.length; length++)
    expect(() => zipParts(complete.subarray(0, length))).toThrow()
  for (let at = 0; at < complete.length; at++) {
    const spoiled = complete.map((byte, index) => (index === at ? 255 : byte))
    // Damaged or not, it is told at once, and no part reaches beyond the file.
    try {
      for (const { packed } of zipParts(spoiled)) expect(packed.length).toBeLessThanOrEqual(complete.length)
    } catch (error) {
      expect(error).toBeInstanceOf(Error)
    }
  }
})
