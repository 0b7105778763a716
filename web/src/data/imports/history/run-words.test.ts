import { expect, test } from 'vitest'
import { durationText } from '#data/imports/history/run-words.ts'

test.each([
  [0, '0.0 s'],
  [412, '0.4 s'],
  [9_949, '9.9 s'],
  [12_400, '12 s'],
  [59_999, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('%i ms took %s', (milliseconds, text) => expect(durationText(milliseconds)).toBe(text))
