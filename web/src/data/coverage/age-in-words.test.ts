import { expect, test } from 'vitest'
import { ageInWords, isOverAYearOld } from '#data/coverage/age-in-words.ts'

const today = '2026-11-20'

test.each([
  ['2026-11-21', 'from today', false],
  ['2026-11-20', 'from today', false],
  ['2026-11-19', '1 day old', false],
  ['2026-11-07', '13 days old', false],
  ['2026-11-06', '2 weeks old', false],
  ['2026-08-28', '12 weeks old', false],
  ['2026-05-23', '25 weeks old', false],
  ['2026-05-22', '5 months old', false],
  ['2025-11-21', '11 months old', false],
  ['2025-11-20', '12 months old', true],
  ['2024-12-01', '23 months old', true],
  ['2024-11-20', '2 years old', true],
  ['2024-11-05', '2 years old', true],
  ['2020-04-01', '6 years old', true],
])('what is of %s is %s on 2026-11-20, and over a year old: %s', (from, words, isOld) => {
  expect(ageInWords(from, today)).toBe(words)
  expect(isOverAYearOld(from, today)).toBe(isOld)
})
