import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

export interface MonthOfDates {
  /** `2027-08` */
  readonly id: string
  /** "August 2027" */
  readonly title: string
  readonly dates: readonly ComingDate[]
}

const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Dates in the order of the days, under their months. */
export function byMonth(dates: readonly ComingDate[]): MonthOfDates[] {
  const months = groupBy(dates, ({ date }) => date.slice(0, 7))
  return Array.from(months, ([id, ofMonth]) => ({
    id,
    title: long.format(new Date(`${id}-01T00:00:00Z`)),
    dates: ofMonth,
  }))
}
