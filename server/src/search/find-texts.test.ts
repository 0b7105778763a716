import { expect, test } from 'vitest'
import { markContaining } from '#search/find-texts.ts'
import { textTable } from '#search/text-table.ts'

const texts = ['abab', 'ba', '', 'aab', 'é ab', 'xyz', 'b', 'cab', 'ab']

/** The indexes of the texts that contain the given one, by a simple search and by the table. */
function found(needle: string) {
  const marks = new Uint8Array(texts.length)
  markContaining(textTable(texts), needle, marks)
  const plain = texts.flatMap((text, index) => (text.includes(needle) ? [index] : []))
  return { found: [...marks.keys()].filter((index) => marks[index] === 1), plain }
}

test.each(['a', 'ab', 'b', 'é', 'z', 'aab', 'cab', 'abab', 'bb', 'q', 'ab '])(
  'the texts that contain "%s" are found, side by side, with others between them, first and last',
  (needle) => {
    const { found: indexes, plain } = found(needle)
    expect(indexes).toEqual(plain)
  },
)

test('nothing is found in none', () => {
  expect(found('').found).toEqual([])
})
