import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { TextBlock } from '#features/exports/file/text-block.ts'

function textOf(write: (block: TextBlock) => void): string {
  const block = new TextBlock(1)
  write(block)
  return Buffer.from(block.take().bytes).toString()
}

test('a number is written as JavaScript writes it', () => {
  const shares = fastCheck.integer({ min: 0, max: 1_000_000 }).map((share) => share / 10_000)
  const any = fastCheck.oneof(shares, fastCheck.integer(), fastCheck.double({ noNaN: true }))
  fastCheck.assert(
    fastCheck.property(any, (number) => {
      expect(textOf((block) => block.writeNumber(number))).toBe(String(number))
    }),
    { examples: [[0], [-0], [0.05], [42.81], [100], [2_147_483_647], [2_147_483_648], [1e21], [0.00004]] },
  )
})

test('texts of any letters and lengths follow each other', () => {
  const texts = fastCheck.array(fastCheck.string({ unit: 'grapheme', maxLength: 100 }))
  fastCheck.assert(
    fastCheck.property(texts, (written) => {
      const expected = written.map((text) => text.toWellFormed())
      expect(textOf((block) => expected.forEach((text) => block.write(text)))).toBe(expected.join(''))
    }),
  )
})

test('memory that was given back is written to again, and what is taken stays as it is until then', () => {
  const block = new TextBlock(8)
  block.write('one')
  const one = block.take()
  block.write('two')
  const two = block.take()
  expect([one, two].map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['one', 'two'])
  one.free()
  block.write('six')
  block.take()
  block.write('ten')
  expect(Buffer.from(one.bytes).toString()).toBe('ten')
})
