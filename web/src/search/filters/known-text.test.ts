import { expect, test } from 'vitest'
import { knownText } from '#search/filters/known-text.ts'

test.each([
  [{ found: 7_170, known: 1_204 }, 'known for 1,204 of 7,170'],
  [{ found: 179, known: 0 }, 'unknown for all 179'],
  [{ found: 3_323, known: 3_323 }, 'known for all 3,323'],
  [{ found: 0, known: 0 }, null],
])('of %o it is said: %s', (known, text) => expect(knownText(known)).toBe(text))
