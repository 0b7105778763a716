const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** The day of a moment in the reader's time zone: "November 20, 2026". */
export function dayText(iso: string): string {
  return day.format(new Date(iso))
}

/** "3:04 PM" */
export function timeText(iso: string): string {
  // Some browsers put a narrow no-break space before AM and PM.
  return time.format(new Date(iso)).replace(/\s/u, ' ')
}

/** A moment in the reader's time zone: "November 20, 2026 at 3:04 PM". */
export function momentText(iso: string): string {
  return `${dayText(iso)} at ${timeText(iso)}`
}
