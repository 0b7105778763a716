import { expect, test } from 'vitest'
import { daysOfRecords } from '#rules/days-of-records.ts'

test.each([
  [null, null, null],
  ['2026-08-05', '2026-08-05', 'records as of 08-05-2026'],
  ['2026-06-15', '2026-08-05', 'public records of 2026'],
  ['2018-07-01', '2026-08-05', 'public records of 2018 to 2026'],
])('records from %s to %s are said to be: %s', (from, to, words) => {
  expect(daysOfRecords({ records_from: from, records_as_of: to })).toBe(words)
})
