import { expect, test } from 'vitest'
import { parseDay, parseMoment, parseTypedDay } from '#rules/calendar-day.ts'

test.each([
  ['1900-01-01', '1900-01-01'],
  ['2199-12-31', '2199-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2026-11-03T00:00:00', '2026-11-03'],
  ['1899-12-31', null],
  ['2200-01-01', null],
  ['0000-01-01', null],
  ['0001-01-01', null],
  ['9999-12-31', null],
  ['2026-02-30', null],
])('the day %s is understood as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:00-14:00', '2026-02-30T00:00:00Z'])(
  '%s is no moment that anything here happens at',
  (text) => {
    expect(parseMoment(text)).toBeNull()
  },
)

test('a year that nobody meant is no day, typed or sent', () => {
  expect([parseTypedDay('11-03-0026'), parseTypedDay('11-03-2026')]).toEqual([null, '2026-11-03'])
})
