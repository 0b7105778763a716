import { expect, test } from 'vitest'
import { mondayMorning } from '#features/saved/searches/digest/monday-morning.ts'

test.each([
  ['2026-11-23T12:59:59Z', 'America/Chicago', null],
  ['2026-11-23T13:00:00Z', 'America/Chicago', '2026-11-23'],
  ['2026-11-24T05:59:59Z', 'America/Chicago', '2026-11-23'],
  ['2026-11-24T06:00:00Z', 'America/Chicago', null],
  ['2026-11-22T15:00:00Z', 'America/Chicago', null],
  ['2026-11-23T12:00:00Z', 'America/New_York', '2026-11-23'],
  ['2026-11-23T13:30:00Z', 'America/Denver', null],
  // An hour earlier in summer.
  ['2026-07-06T12:00:00Z', 'America/Chicago', '2026-07-06'],
  ['2026-07-06T11:59:00Z', 'America/Chicago', null],
])('at %s in %s it is Monday morning of %s', (moment, timeZone, monday) => {
  expect(mondayMorning(new Date(moment), timeZone)).toBe(monday)
})
