import { sql } from 'kysely'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import type { ChangedRow } from '#database/schema.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { isOfOneHolder } from '#imports/records/single-holder.ts'

interface SeatAfter {
  readonly office: string
  readonly type: OfficeType
  readonly district: string | null
  readonly area: string
  readonly byLaw: number | null
  /** The number of holders, and the previous ones among them. */
  readonly holders: number
  readonly before: readonly string[] | null
}

/**
 * Two tasks that both found a seat open may be published at the same time. Loads are serialized, so the later one
 * finds more holders than the seat can have and loads nothing.
 */
export async function refuseOverfullSeats(
  transaction: ImportTransaction,
  changed: readonly ChangedRow[],
): Promise<void> {
  const added = changed.flatMap(({ kind, key, before }) => (kind === 'officials' && before === null ? [key] : []))
  if (added.length === 0) return
  const { rows: seats } = await sql<SeatAfter>`
    select office.name as office, office.type, place.district, place.name as area, seat.by_law as "byLaw",
      count(*) as holders, array_agg(official.name) filter (where not base.key = any(${added}::text[])) as before
    from shown_official as official
    join official as base on base.id = official.id
    join seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    where seat.id in (
      select seat_id from official
      where key = any(${added}::text[]) and stands_for is null and replaces is null)
    group by seat.id, office.name, office.type, place.district, place.name, seat.by_law`.execute(transaction)
  const overfull = seats.find((seat) => seat.holders > mostHolders(seat))
  if (!overfull) return
  const { office, area, before } = overfull
  const first = (before ?? []).join(', ') || 'Somebody else'
  throw new ImportRefused(
    `Somebody was first: ${first} is on file as ${office}, ${area}, and a single seat cannot have two holders`,
  )
}

function mostHolders({ byLaw, ...seat }: SeatAfter): number {
  return byLaw ?? (isOfOneHolder(seat) ? 1 : Number.POSITIVE_INFINITY)
}
