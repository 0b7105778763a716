import { expect, test } from 'vitest'
import { gapWords, representationGap } from '#rules/representation-gap.ts'

const p = 0.708
const cases = [
  [5, 5, 2, p, 31, '31 points fewer seats than its share of voting age (2 of 5 seats, 70.8%)'],
  [5, 4, 2, p, 21, '21 points fewer seats than its share, worked out on the 4 seats known'],
  [7, 7, 5, p, 0, 'As many seats as its share of voting age (5 of 7 seats, 70.8%)'],
  [7, 7, 5, 0.7, -1, '1 point more seats than its share of voting age (5 of 7 seats, 70.0%)'],
  [4, 4, 4, p, -29, '29 points more seats than its share of voting age (4 of 4 seats, 70.8%)'],
  [4, 3, 3, p, -29, '29 points more seats than its share, worked out on the 3 seats known'],
  [3, 3, 0, 0.01, 1, '1 point fewer seats than its share of voting age (0 of 3 seats, 1.0%)'],
  [5, 3, 3, p, null, 'Unknown Ethnicity is known for 3 of 5 seats on file; 4 are needed.'],
  [3, 2, 2, p, null, 'Unknown Ethnicity is known for 2 of 3 seats on file; 3 are needed.'],
  [4, 0, 0, p, null, 'Unknown Ethnicity is known for 0 of 4 seats on file; 3 are needed.'],
  [2, 2, 1, p, null, 'Unknown Two seats: no gap is worked out below three seats.'],
  [1, 1, 1, p, null, 'Unknown One seat: no gap is worked out below three seats.'],
  [0, 0, 0, p, null, 'Unknown No seats on file.'],
  [
    3,
    3,
    1,
    null,
    null,
    'Unknown No source states the share of this group among the people of voting age (People of color).',
  ],
] as const

test.each(cases)('of %i seats, %i known and %i counted, with a share of %s the gap is %s', (...row) => {
  const [seats, known, counted, share, gap, words] = row
  const counts = { seats, known, counted }
  expect(representationGap(counts, share)).toBe(gap)
  const { value, rest } = gapWords('people_of_color', counts, share)
  expect(`${value} ${rest}`).toBe(words)
})

test.each([
  [{ seats: 4, known: 1, counted: 1, byLaw: 5 }, 'Ethnicity is known for 1 of 5 seats by law; 3 are needed.'],
  [{ seats: 0, known: 0, counted: 0, byLaw: 5 }, 'Ethnicity is known for 0 of 5 seats by law; 3 are needed.'],
  [{ seats: 100, known: 63, counted: 10, byLaw: 105 }, 'Ethnicity is known for 63 of 105 seats by law; 75 are needed.'],
  [{ seats: 6, known: 0, counted: 0, byLaw: 5 }, 'Ethnicity is known for 0 of 6 seats on file; 5 are needed.'],
])('what is missing for a gap names the seats of the law: %o', (counts, rest) => {
  expect(gapWords('black', counts, 0.5)).toEqual({ value: 'Unknown', rest })
})
