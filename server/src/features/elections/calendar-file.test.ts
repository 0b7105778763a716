import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#features/elections/calendar-file.ts'

const about = {
  title: 'Officials, Atlas; of the South',
  description: null,
  changedAt: new Date('2026-11-20T15:00:00Z'),
}
const event: CalendarEvent = {
  uid: 'ms-2028-primary',
  sequence: 3,
  day: '2028-02-29',
  moment: null,
  summary: 'Primary (Mississippi)',
  place: 'Mississippi',
  kind: 'Election',
  description: 'Miss. Code 23-15-191.',
  url: 'https://atlas.example/coming-up?a=1&b=2',
}
const textOf = (...events: CalendarEvent[]) => calendarFile('dates.ics', events, about).text

/** The first event, as read by two programs that know nothing of how it was written. */
function readBoth(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const byMozilla = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const [byNode] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT')
  if (byNode?.type !== 'VEVENT') throw new Error('There is no event')
  return { calendar, byMozilla, byNode }
}

test('an event is a whole day in two parsers, over the end of a leap February, without a time zone', () => {
  const { byMozilla, byNode } = readBoth(textOf(event))
  expect([byMozilla.startDate.isDate, String(byMozilla.startDate), String(byMozilla.endDate)]).toEqual([
    true,
    '2028-02-29',
    '2028-03-01',
  ])
  expect([byNode.datetype, byNode.start.getFullYear(), byNode.start.getMonth(), byNode.start.getDate()]).toEqual([
    'date',
    2028,
    1,
    29,
  ])
  expect(byNode.end?.getDate()).toBe(1)
})

test('a deadline of five o’clock is at that moment, and of no length', () => {
  const { byMozilla, byNode } = readBoth(textOf({ ...event, moment: new Date('2027-02-01T23:00:00Z') }))
  expect([byMozilla.startDate.isDate, String(byMozilla.startDate)]).toEqual([false, '2027-02-01T23:00:00Z'])
  expect(byNode.start.toISOString()).toBe('2027-02-01T23:00:00.000Z')
  expect(String(byMozilla.duration)).toBe('PT0S')
})

test.each([
  ['a whole day at nine in the morning of days before', null, ['-P6DT15H', '-PT15H']],
  ['a moment at that hour of days before', new Date('2027-02-01T23:00:00Z'), ['-P7D', '-P1D']],
])('it reminds a week and a day ahead, of %s', (_, moment, triggers) => {
  const { byMozilla } = readBoth(textOf({ ...event, moment }))
  const alarms = byMozilla.component.getAllSubcomponents('valarm')
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(triggers)
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY'])
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('description'))).toEqual([event.summary, event.summary])
})

test('it is known by its UID, its sequence counts changes, and nothing depends on the moment of asking', () => {
  const { calendar, byMozilla, byNode } = readBoth(textOf(event))
  const uid = 'ms-2028-primary@southern-officials-atlas'
  expect([byMozilla.uid, byMozilla.sequence, byNode.uid, Number(byNode.sequence)]).toEqual([uid, 3, uid, 3])
  expect(textOf(event)).toContain('DTSTAMP:20261120T150000Z')
  expect(textOf(event)).toBe(textOf(event))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H')
  expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT12H')
})

const hostile = {
  'commas, semicolons and backslashes': String.raw`Clerk, Court; C:\x "y"`,
  'a line break that would begin a property': 'Primary\r\nATTENDEE:mailto:eve@evil.example',
  'letters of two, three and four octets over several lines': 'Peña ’ 𝔄 '.repeat(40).trim(),
}
test.each(Object.entries(hostile))('%s come back as they were', (_, said) => {
  const text = textOf({ ...event, summary: said, description: said })
  const asRead = said.replaceAll('\r\n', '\n')
  const { calendar, byMozilla, byNode } = readBoth(text)
  expect([byMozilla.summary, byMozilla.description]).toEqual([asRead, asRead])
  expect([byNode.summary, byNode.description]).toEqual([asRead, asRead])
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attendee')).toBeNull()
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // No character is cut in two.
    expect(line.isWellFormed()).toBe(true)
  }
})

test('every line ends with CRLF, and the title is escaped as the rest', () => {
  const text = textOf(event)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain(String.raw`X-WR-CALNAME:Officials\, Atlas\; of the South`)
})
