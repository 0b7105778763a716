import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#features/search/detail/calendar-file.ts'

const now = new Date('2026-11-20T14:03:09.123Z')
const event: CalendarEvent = {
  uid: 'general-2027-11-02-sheriff-hinds-county-ms@southern-officials-atlas',
  day: '2027-11-02',
  summary: 'General election: Sheriff, Hinds County (MS)',
  description: 'The seat is held by Tyree Jones.',
  url: 'https://atlas.example/officials/12',
}
/** The lines as a calendar reads them, folds undone. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a whole-day event is written with every property that calendars need', () => {
  expect(unfolded(calendarFile([event], now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Southern Officials Atlas//Election dates//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:general-2027-11-02-sheriff-hinds-county-ms@southern-officials-atlas',
    'DTSTAMP:20261120T140309Z',
    'DTSTART;VALUE=DATE:20271102',
    'DTEND;VALUE=DATE:20271103',
    String.raw`SUMMARY:General election: Sheriff\, Hinds County (MS)`,
    'DESCRIPTION:The seat is held by Tyree Jones.',
    'URL:https://atlas.example/officials/12',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('every line ends in CRLF, the last one too, and no break stands alone', () => {
  const file = calendarFile([event, event], now)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const description = `${'Señora Peña-Núñez — ñ€𝄞'.repeat(20)}; end`
  const file = calendarFile([{ ...event, description }], now)
  const lines = file.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.some((line) => new TextEncoder().encode(line).length > 71)).toBe(true)
  expect(file).not.toContain('\uFFFD')
  expect(unfolded(file)).toContain(`DESCRIPTION:${description.replace(';', String.raw`\;`)}`)
})

test('commas, semicolons, backslashes and line breaks of a text stay text', () => {
  const file = calendarFile([{ ...event, summary: 'a,b;c\\d\r\nEND:VEVENT\ne' }], now)
  expect(unfolded(file)).toContain(String.raw`SUMMARY:a\,b\;c\\d\nEND:VEVENT\ne`)
})

test.each([
  ['2027-12-31', '20280101'],
  ['2028-02-28', '20280229'],
  ['2027-03-14', '20270315'],
])('an event on %s ends before %s', (day, end) => {
  expect(calendarFile([{ ...event, day }], now)).toContain(`DTEND;VALUE=DATE:${end}\r\n`)
})
