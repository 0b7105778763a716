const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** A moment in the reader's own time: "November 20, 2026 at 3:04 PM". */
export function momentText(iso: string): string {
  const date = new Date(iso)
  // Some browsers write a narrow blank before AM and PM.
  return `${day.format(date)} at ${time.format(date).replace(/\s/u, ' ')}`
}
