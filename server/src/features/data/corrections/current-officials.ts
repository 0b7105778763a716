import type { Standing } from '@atlas/contract/rules/standing.ts'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { type StoredSeatDays, standingOfRecord } from '#dataset/standing-at.ts'
import type { CorrectionRow } from '#features/data/corrections/correction-row.ts'

/** The official of a correction, as they are shown today. */
export interface CurrentOfficial {
  readonly id: number
  readonly name: string
  readonly office: string
  readonly place: string
  readonly state: string
  readonly standing: Standing | null
  /** The columns whose value is an own one: of the list, or set. */
  readonly ownColumns: ReadonlySet<string>
}

interface Found extends Omit<CurrentOfficial, 'ownColumns' | 'standing'>, StoredSeatDays {
  readonly correction: string
  readonly provenance: ProvenanceByColumn
}

/** By correction; those who are not shown any more are missing. Found by key: a number may be another by now. */
export async function findCurrent(
  database: Database,
  rows: readonly CorrectionRow[],
  today: string,
): Promise<ReadonlyMap<string, CurrentOfficial>> {
  const { rows: found } = await sql<Found>`
    select correction.id as correction, official.id, official.name, office.name as office, place.name as place,
      state.name as state, official.ballot_day, official.election_year, official.term_end,
      official.elected, official.takes_office,
      official.provenance || seat.provenance as provenance
    from correction
    join official as base on base.key in (correction.official_key, correction.own_key)
    join shown_official as official on official.id = coalesce(base.stands_for, base.id)
    join shown_seat as seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where correction.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(database)
  const own = await database.selectFrom('source').select('id').where('origin', '=', 'organisation').execute()
  const ownSources = new Set(own.map(({ id }) => id))
  return new Map(
    found.map(({ correction, provenance, ballot_day, election_year, term_end, elected, takes_office, ...shown }) => {
      const stated = Object.entries(provenance).filter(([, { source }]) => ownSources.has(source))
      const standing = standingOfRecord({ ballot_day, election_year, term_end, elected, takes_office }, today)
      return [correction, { ...shown, standing, ownColumns: new Set(stated.map(([column]) => column)) }]
    }),
  )
}
