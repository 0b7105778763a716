import { afterEach, expect, test, vi } from 'vitest'
import { daysBetween, daysToGo } from '#shared/ui/text/days-to-go.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-12-02', 'in 12 days'],
  ['2027-01-19', 'in 60 days'],
  ['2027-01-20', 'in 2 months'],
  ['2027-08-03', 'in 8 months'],
  ['2027-11-19', 'in 11 months'],
  ['2027-11-20', 'in 1 year'],
  ['2028-12-24', 'in 2 years 1 month'],
  ['2030-11-05', 'in 3 years 11 months'],
  ['2026-11-19', 'date has passed'],
  ['2024-02-29', 'date has passed'],
])('seen on November 20, 2026, an election on %s is %s', (day, words) => {
  expect(daysToGo(day, '2026-11-20')).toBe(words)
})

test('a month is over on its day, not before', () => {
  expect(daysToGo('2027-04-30', '2027-01-31')).toBe('in 2 months')
  expect(daysToGo('2027-05-31', '2027-01-31')).toBe('in 4 months')
})

test('the days on which clocks change are days like any other', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

// 4:30 AM UTC on November 3, 2026.
const night = new Date('2026-11-03T04:30:00Z')
test.each([
  ['America/New_York', '2026-11-02', 'tomorrow'],
  ['America/Chicago', '2026-11-02', 'tomorrow'],
  ['America/Los_Angeles', '2026-11-02', 'tomorrow'],
  ['Pacific/Honolulu', '2026-11-02', 'tomorrow'],
  ['UTC', '2026-11-03', 'today'],
  ['Pacific/Kiritimati', '2026-11-03', 'today'],
  ['Australia/Lord_Howe', '2026-11-03', 'today'],
])('today is the calendar day in %s', (zone, day, words) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(night)).toBe(day)
  expect(daysToGo('2026-11-03', localDay(night))).toBe(words)
})

test.each([
  ['spring', '2027-03-14T06:59:00Z', '2027-03-14T07:01:00Z', '2027-03-14'],
  ['autumn', '2026-11-01T05:59:00Z', '2026-11-01T06:01:00Z', '2026-11-01'],
])('the hour that a clock skips or repeats in %s changes no day', (_, before, after, day) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(localDay(new Date(before))).toBe(day)
  expect(localDay(new Date(after))).toBe(day)
})

test('midnight begins a new day', () => {
  vi.stubEnv('TZ', 'America/Chicago')
  expect(localDay(new Date('2026-11-20T05:59:59Z'))).toBe('2026-11-19')
  expect(localDay(new Date('2026-11-20T06:00:00Z'))).toBe('2026-11-20')
})
