/** An event of a whole day, as a calendar file tells it. */
export interface CalendarEvent {
  /** The same for the same event in every file, so that a calendar updates it instead of adding it again. */
  readonly uid: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly summary: string
  readonly description: string
  readonly url: string
}

const octetsOfALine = 75

/** A calendar file as RFC 5545 wants it: for Apple's and Google's calendars and Outlook alike. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Southern Officials Atlas//Election dates//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, day, summary, description, url }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    // An election keeps nobody's whole day busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(moment: string): string {
  return moment.replace(/[-:]/g, '')
}

/** An event that lasts one day ends, exclusively, on the next. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Security: a line break in a name would else begin a property of its own. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines of at most 75 octets, each continued after a line break and a blank; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > octetsOfALine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}
