import { expect, test } from 'vitest'
import { dayOf, latestDayOf, momentAt } from '#platform/clock.ts'

test.each([
  ['2027-02-01', '17:00', 'America/Chicago', '2027-02-01T23:00:00.000Z'],
  ['2027-08-03', '17:00', 'America/Chicago', '2027-08-03T22:00:00.000Z'],
  ['2028-04-28', '12:00', 'America/New_York', '2028-04-28T16:00:00.000Z'],
  // The clocks change at two in the morning of these days.
  ['2027-03-14', '09:00', 'America/New_York', '2027-03-14T13:00:00.000Z'],
  ['2027-11-07', '09:00', 'America/New_York', '2027-11-07T14:00:00.000Z'],
])('on %s at %s in %s it is %s', (day, time, zone, moment) => {
  expect(momentAt(day, time, zone).toISOString()).toBe(moment)
})

test('in the night the day of the atlas is an earlier one than that of somebody in Atlanta, which is not in the future', () => {
  const midnight = new Date('2026-11-29T05:30:00Z')
  expect(dayOf(midnight)).toBe('2026-11-28')
  expect(latestDayOf(midnight)).toBe('2026-11-29')
})
