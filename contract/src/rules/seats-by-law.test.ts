import { expect, test } from 'vitest'
import { seatsInWords } from '#rules/seats-by-law.ts'

test.each([
  [5, 'law', 4, '5 seats by law, 4 on file'],
  [1, 'law', 0, '1 seat by law, none on file'],
  [1, 'law', 2, 'at least 2 on file, 1 by law'],
  [null, 'local_law', 2, 'at least 2 on file; the number is set by local law'],
  [null, null, 3, '3 on file; law not looked up'],
  [null, 'law', 3, '3 on file; law not looked up'],
] as const)('%s seats, set by %s, of which %i are on file: %s', (seats_by_law, set_by, on_file, words) => {
  expect(seatsInWords({ seats_by_law, set_by, on_file })).toBe(words)
})
