import { expect, test } from 'vitest'
import { generalBefore, generalOf } from '#imports/sources/public-pack/law/general-election.ts'

test.each([
  [2022, '2022-11-08'],
  [2024, '2024-11-05'],
  [2026, '2026-11-03'],
  [2028, '2028-11-07'],
])('the general election of %s is on %s', (year, day) => {
  expect(generalOf(year)).toBe(day)
})

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-12-31', '2026-11-03'],
  ['2027-01-31', '2026-11-03'],
  ['2028-01-31', null],
  ['2028-06-30', null],
  ['2026-11-01', null],
])('a term that ends on %s ends with the election of %s', (termEnd, day) => {
  expect(generalBefore(termEnd)).toBe(day)
})
