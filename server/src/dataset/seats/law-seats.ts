import type { Database } from '#database/connect.ts'
import { isAmong } from '#dataset/stored-batches.ts'

/** A seat by law, with or without a holder. */
export interface LawSeat {
  /** The number of the jurisdiction. */
  readonly jurisdiction: number
  readonly office: string
  readonly seats: number
}
/** number of a seat → the seat by law */
export type LawSeats = ReadonlyMap<number, LawSeat>

/** All of them, or some by their numbers. */
export async function readLawSeats(database: Database, only: readonly number[] | null = null): Promise<LawSeats> {
  const all = database
    .selectFrom('seat')
    .innerJoin('office', 'office.id', 'seat.office_id')
    .select(['seat.id', 'seat.jurisdiction_id', 'office.name', 'seat.by_law'])
    .where('seat.by_law', 'is not', null)
    .orderBy('seat.id')
  const rows = await (only === null ? all : all.where(isAmong('seat.id', only))).execute()
  return new Map(
    rows.map(({ id, jurisdiction_id: jurisdiction, name: office, by_law: seats }) => [
      id,
      { jurisdiction, office, seats: seats as number },
    ]),
  )
}

/** The same after some seats may have changed; the same object if none has. */
export async function renewLawSeats(
  database: Database,
  before: LawSeats,
  changed: readonly number[],
): Promise<LawSeats> {
  if (changed.length === 0) return before
  const now = await readLawSeats(database, changed)
  if (changed.every((id) => isSame(before.get(id), now.get(id)))) return before
  const others = new Map(before)
  for (const id of changed) others.delete(id)
  return new Map([...others, ...now].sort(([one], [other]) => one - other))
}

function isSame(one: LawSeat | undefined, other: LawSeat | undefined): boolean {
  return one?.jurisdiction === other?.jurisdiction && one?.office === other?.office && one?.seats === other?.seats
}
