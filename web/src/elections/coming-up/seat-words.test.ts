import { expect, test } from 'vitest'
import { emptyText, sameSeatsText, seatsKey, seatsText, tablesOf } from '#elections/coming-up/seat-words.ts'
import { buildComing, buildDate, nextDate } from '#testing/dates.ts'

const qualifying = buildDate({ id: 'qualifying', date: '2027-02-01', is_deadline: true, seats: 3 })
const primary = buildDate({ id: 'primary', same_seats_as: 'qualifying', seats: 3 })
const general = buildDate({ id: 'general', date: '2027-11-02', name: 'General', same_seats_as: 'qualifying', seats: 3 })

test('the first election with some seats shows them, no deadline before it and no election after it', () => {
  const tables = tablesOf([qualifying, primary, general, buildDate({ id: 'no seats' })])
  expect(Array.from(tables.values(), ({ id }) => id)).toEqual(['primary'])
  expect(tables.get(seatsKey(general))).toBe(primary)
  expect(sameSeatsText(primary)).toBe('The same seats as on 08-03-2027: Primary.')
})

test('an empty window names the next date, where there is one', () => {
  expect(emptyText(buildComing([], { next: nextDate }), 30)).toBe(
    'No election or deadline on file in the next 30 days. The next election is 08-03-2027: Primary, Mississippi.',
  )
  expect(emptyText(buildComing([]), 365)).toBe('No election or deadline on file in the next 12 months.')
})

test('seats are counted in words', () => {
  expect([seatsText(1), seatsText(1391)]).toEqual(['1 seat', '1,391 seats'])
})
