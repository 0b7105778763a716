import { sql } from 'kysely'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import type { ElectedResult } from '#database/schema.ts'
import type { SeatOfRow } from '#imports/publish-results/holders.ts'
import { inOffice, seatCells, tableOf } from '#imports/publish-results/table.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { dayOf } from '#platform/clock.ts'

interface Due extends SeatOfRow {
  readonly id: number
  readonly elected: string
  readonly takesOffice: string
  readonly election: ElectedResult
}

/** Those who are elected to follow somebody who is still shown, and whose term has begun. */
async function readDue(database: Database, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select official.id, own.elected, own.takes_office as "takesOffice", own.elected_result as election,
      office.name as office, place.name as place, place.kind, place.district, state.name as state,
      array(select county_id from jurisdiction_county where jurisdiction_id = place.id order by county_id) as "countyIds"
    from official as own
    join shown_official as official on official.id = coalesce(own.stands_for, own.id)
    join seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where own.takes_office <= ${today} and own.elected_result is not null
    order by official.id`.execute(database)
  return rows
}

/** Whoever was elected to follow holds the seat from the day on which the term begins; an import like any other. */
export async function beginTerms(database: Database, { now }: { readonly now: Date }): Promise<number> {
  const today = dayOf(now)
  const due = await readDue(database, today)
  if (due.length === 0) return 0
  const rows = due.map(({ id, elected, takesOffice, election, ...seat }) =>
    inOffice(seatCells(seat), elected, { since: takesOffice, follows: id, election }),
  )
  const name = `Terms that began by ${typedDayOf(today)}`
  const file = { name, bytes: new Uint8Array(), matched: tableOf(rows) }
  // Own officials of no other list leave with their term, however many they are.
  const acceptLosses = Number.POSITIVE_INFINITY
  await importOfficialsFile(database, file, {
    now,
    acceptLosses,
    accountId: null,
    cameBy: 'results',
    onProgress: () => undefined,
  })
  return due.length
}
