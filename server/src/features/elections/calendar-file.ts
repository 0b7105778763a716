import { escape, ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { calendarMedia } from '@atlas/contract/endpoints/elections/elections.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { TextFile } from '#platform/http/serve-text.ts'

/** An event on a day: all day, or at a moment of it. */
export interface CalendarEvent {
  /** The same for the same event in every file, so that a calendar moves the event instead of adding it again. */
  readonly uid: string
  /** Increases with each change of the day or the wording. */
  readonly sequence: number
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The moment on that day; null for the whole day. */
  readonly moment: Date | null
  readonly summary: string
  readonly place: string
  readonly kind: string
  readonly description: string
  readonly url: string
}

interface About {
  readonly title: string
  readonly description: string | null
  /** When the data last changed, instead of the time of the request, so that the same dates give the same file. */
  readonly changedAt: Date | null
}

const refreshSeconds = 12 * 3_600

/** A calendar as RFC 5545 requires it and as Apple's calendar, Google's calendar and Outlook read it. */
export function calendarFile(name: string, events: readonly CalendarEvent[], about: About): TextFile {
  const calendar = new ICalCalendar({
    prodId: { company: 'Southern Officials Atlas', product: 'Election dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    // The library writes these two values without escaping them.
    name: escape(about.title, false),
    description: about.description && escape(about.description, false),
    events: events.map((event) => asEvent(event, about.changedAt ?? new Date(0))),
  })
  return { name, mediaType: calendarMedia, text: `${calendar.toString()}\r\n` }
}

function asEvent({ uid, day, moment, place, kind, description, ...event }: CalendarEvent, changedAt: Date) {
  return {
    ...event,
    id: `${uid}@southern-officials-atlas`,
    ...(moment ? { start: moment } : wholeDay(day)),
    alarms: remindersOf(moment !== null).map((trigger) => ({ type: ICalAlarmType.display, trigger })),
    location: place,
    description,
    categories: [{ name: kind }],
    // An election does not make anybody busy for the whole day.
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: changedAt,
    lastModified: changedAt,
  }
}

function wholeDay(day: string) {
  // The end is exclusive, as the standard requires.
  return { allDay: true, start: day, end: addDays(day, 1) }
}

const hour = 3_600
const day = 24 * hour

/**
 * Reminders in seconds before: a week and a day. An all-day event begins at midnight, so its reminders come at nine in
 * the morning of those days.
 */
function remindersOf(isMoment: boolean): number[] {
  return isMoment ? [7 * day, day] : [7 * day - 9 * hour, day - 9 * hour]
}
