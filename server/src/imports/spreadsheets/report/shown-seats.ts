import { sql } from 'kysely'
import { type ServedBySeats, servedBySeats } from '#database/stored-columns.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { formatValue } from '#imports/spreadsheets/cells/value-text.ts'
import type { ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'
import type { OfficialsCheck, SeatChange } from '#imports/spreadsheets/report/officials-check.ts'

type ShownSeat = ServedBySeats & {
  readonly id: number
  readonly office: string
  readonly jurisdiction: string
}
export type ShownSeats = ReadonlyMap<number, ShownSeat>

const columns = servedBySeats

/** The seats in a layer and in the stored one, as people see them. */
export async function readShownSeats(
  transaction: ImportTransaction,
  { seats }: Layer,
  before: ShownSeats = new Map(),
): Promise<ShownSeats> {
  const values = sql.join(columns.map(([column]) => sql.ref(`seat.${column}`)))
  const offices = [...new Set(seats.map(({ officeId }) => officeId))]
  const places = [...new Set(seats.map(({ jurisdictionKey }) => jurisdictionKey))]
  const { rows } = await sql<ShownSeat>`
    select seat.id, office.name as office, place.name as jurisdiction, ${values}
    from shown_seat as seat
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    where (place.key = any(${places}) and seat.office_id = any(${offices}))
      or seat.id in (select seat_id from organisation_seat) or seat.id = any(${[...before.keys()]})`.execute(
    transaction,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The changes in known seats, and the new places. */
export function seatsAndPlaces(
  before: ShownSeats,
  after: ShownSeats,
  { jurisdictions }: Layer,
  existing: ExistingRecords,
): Pick<OfficialsCheck, 'seatsChanged' | 'seatsChangedTotal' | 'placesAdded' | 'placesAddedTotal'> {
  const changed = Array.from(after.values()).flatMap((now) => changeOf(before.get(now.id), now))
  const added = jurisdictions
    .filter(({ key }) => !existing.jurisdictions.has(key))
    .map(({ name, stateId }) => ({ jurisdiction: name, stateId }))
  return {
    seatsChanged: changed.slice(0, listedAtMost),
    seatsChangedTotal: changed.length,
    placesAdded: added.slice(0, listedAtMost),
    placesAddedTotal: added.length,
  }
}

function changeOf(then: ShownSeat | undefined, now: ShownSeat): SeatChange[] {
  if (!then) return []
  const changes = columns.flatMap(([column, id]) => {
    const [before, after] = [then[column], now[column]]
    return before === after
      ? []
      : [
          {
            column: id,
            before: before === null ? null : formatValue(id, before),
            after: after === null ? null : formatValue(id, after),
          },
        ]
  })
  return changes.length === 0 ? [] : [{ office: now.office, jurisdiction: now.jurisdiction, changes }]
}
