/** How far ahead one may look, in days from today, both ends included. */
export const comingWindows = [30, 90, 180, 365] as const
export type ComingWindow = (typeof comingWindows)[number]

/** "next 90 days", "next 12 months" */
export function windowText(days: ComingWindow): string {
  return days === 365 ? 'next 12 months' : `next ${days} days`
}
