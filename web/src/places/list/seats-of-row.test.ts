import { expect, test } from 'vitest'
import { gapOf, seatsOf } from '#places/list/seats-of-row.ts'
import { seatsText } from '#places/seats-text.ts'

const row = (seats: number | null, known: number, black: number) => ({
  'place.seats': seats,
  'place.seats_known': known,
  'place.seats_black': black,
  'stats.vap_black%': 0.708,
})

test.each([
  [row(5, 5, 2), '31 points fewer', 'seats than its share of voting age (2 of 5 seats, 70.8%)'],
  [row(5, 0, 0), 'Unknown', '0 of 5 seats known'],
  [row(1, 0, 0), 'Unknown', '0 of 1 seat known'],
  [row(null, 0, 0), 'Unknown', 'no seats on file'],
])('of %o the list says "%s", %s', (of, value, rest) => expect(gapOf(of)).toEqual({ value, rest }))

test('the squares are told in words', () => {
  const words = (seats: number, known: number, black: number) => {
    const counts = seatsOf(row(seats, known, black))
    return counts && seatsText(counts)
  }
  expect(words(5, 0, 0)).toBe('5 seats on file, who holds them by ethnicity is not known')
  expect(words(5, 4, 2)).toBe('5 seats on file, 2 of 4 known held by Black officials, 1 not known')
})
