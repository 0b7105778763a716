import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { daysBetween } from '#shared/ui/text/days-to-go.ts'

/** How wide the ruler is drawn, in its own units; the page stretches it. */
export const rulerWidth = 1300
// About ten pixels where the ruler is at its narrowest, and a mark fourteen wide.
const leastApart = 15
const monthsShown = 13

export interface RulerMonth {
  readonly id: string
  readonly label: string
  /** Where a year begins. */
  readonly year: string | null
}

export interface RulerMark {
  readonly id: string
  readonly isDeadline: boolean
  readonly at: number
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** The month of today and the twelve after it. */
export function rulerMonths(today: string): RulerMonth[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const id = monthAfter(today, index)
    return {
      id,
      label: short.format(new Date(`${id}-01T00:00:00Z`)),
      year: id.endsWith('-01') ? id.slice(0, 4) : null,
    }
  })
}

/** Where a day stands: every month is as wide as any other. */
export function placeOfDay(day: string, today: string): number {
  const months =
    (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(today.slice(5, 7))
  const first = `${day.slice(0, 7)}-01`
  const share = daysBetween(first, day) / daysBetween(first, `${monthAfter(day, 1)}-01`)
  return ((months + share) * rulerWidth) / monthsShown
}

/** A mark a day and kind. Of marks too close the later one moves aside, so that their order is kept. */
export function rulerMarks(dates: readonly ComingDate[], today: string): RulerMark[] {
  const marks: RulerMark[] = []
  const drawn = new Set<string>()
  for (const { date, is_deadline: isDeadline } of dates) {
    const id = `${date} ${isDeadline}`
    if (drawn.has(id)) continue
    drawn.add(id)
    const before = marks.at(-1)?.at ?? -leastApart
    marks.push({ id, isDeadline, at: Math.max(placeOfDay(date, today), before + leastApart) })
  }
  return marks
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}
