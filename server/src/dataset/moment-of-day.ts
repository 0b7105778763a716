import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { dayOf, latestDayOf } from '#platform/clock.ts'

/**
 * The moment after which a change counts as one since a day: the start of the day in UTC, as in `/v1/changes`. The
 * officials of the first load are on file only from its end on; nothing is known about changes before.
 */
export async function momentOfDay(database: Database, day: string, now: Date): Promise<Date> {
  if (day > latestDayOf(now)) refuse(`${typedDayOf(day)} is still to come. Choose today or an earlier day.`)
  const start = new Date(`${day}T00:00:00Z`)
  const first = await firstLoad(database)
  if (first === null) return start
  if (day < dayOf(first)) refuse(`The records begin on ${typedDayOf(dayOf(first))}. Choose that day or a later one.`)
  return new Date(Math.max(start.getTime(), first.getTime() + 1))
}

/** The end of the first load; null if nothing was loaded. */
export async function firstLoad(database: Database): Promise<Date | null> {
  const { first } = await database
    .selectFrom('import_run')
    .select(({ fn }) => fn.min('finished_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

function refuse(message: string): never {
  throw new Problem('invalid', { detail: message, errors: [{ path: 'query.since', message }] })
}
