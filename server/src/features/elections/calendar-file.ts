import { escape, ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { calendarMedia } from '@atlas/contract/endpoints/elections.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { TextFile } from '#platform/http/serve-text.ts'

/** An event of a whole day. */
export interface CalendarEvent {
  /** The same for the same event in every file, so that a calendar moves it instead of adding it again. */
  readonly uid: string
  /** Grows with each change of the day or the wording. */
  readonly sequence: number
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly summary: string
  readonly place: string
  readonly kind: string
  readonly description: string
  readonly url: string
}

interface About {
  readonly title: string
  readonly description: string | null
  /** When the data last changed: not the moment of asking, so that the same dates are the same file. */
  readonly changedAt: Date | null
}

const refreshSeconds = 12 * 3_600

/** A calendar as RFC 5545 wants it and Apple's and Google's calendars and Outlook read it. */
export function calendarFile(name: string, events: readonly CalendarEvent[], about: About): TextFile {
  const calendar = new ICalCalendar({
    prodId: { company: 'Southern Officials Atlas', product: 'Election dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    // The library writes these two as they are.
    name: escape(about.title, false),
    description: about.description && escape(about.description, false),
    events: events.map((event) => asEvent(event, about.changedAt ?? new Date(0))),
  })
  return { name, mediaType: calendarMedia, text: `${calendar.toString()}\r\n` }
}

function asEvent({ uid, day, place, kind, description, ...event }: CalendarEvent, changedAt: Date) {
  return {
    ...event,
    id: `${uid}@southern-officials-atlas`,
    allDay: true,
    start: day,
    // Exclusive, as the standard has it.
    end: addDays(day, 1),
    location: place,
    description,
    categories: [{ name: kind }],
    // An election keeps nobody's whole day busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: changedAt,
    lastModified: changedAt,
  }
}
