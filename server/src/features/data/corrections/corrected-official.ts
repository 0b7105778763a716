import { sql } from 'kysely'
import { findColumn } from '@atlas/contract/catalogue/columns.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'

/** The official of a correction, as it is stored with it. */
export interface CorrectedOfficial {
  readonly official_id: number
  readonly official_key: string
  readonly own_key: string | null
  readonly office_id: string
  readonly jurisdiction_key: string
  /** Set for a correction of the contact that the office has in its place, whoever holds the office. */
  readonly contact_key: string | null
  readonly name: string
  readonly first_name: string | null
  readonly last_name: string
  readonly office: string
  readonly place: string
  readonly state: string
}

/** The official of a number, who has to be shown; the name in parts is that of the row beneath all corrections. */
export async function findOfficial(
  database: Database,
  { isHistoric }: Snapshot,
  officialId: number,
): Promise<CorrectedOfficial> {
  if (isHistoric) throw new Problem('invalid', { detail: 'Records of past officials are not corrected.' })
  const { rows } = await sql<CorrectedOfficial>`
    select base.id as official_id, base.key as official_key, own.key as own_key,
      seat.office_id, place.key as jurisdiction_key,
      seat.office_id || ' ' || coalesce(place.place_key, place.key) as contact_key, official.name,
      coalesce(base.listed ->> 'first', base.first_name) as first_name,
      coalesce(base.listed ->> 'last', base.last_name) as last_name,
      office.name as office, place.name as place, state.name as state
    from shown_official as official
    join official as base on base.id = official.id
    left join official as own on own.stands_for = base.id and own.is_listed
    join seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    where official.id = ${officialId}`.execute(database)
  if (!rows[0]) throw new Problem('official_gone')
  return rows[0]
}

/**
 * What a correction of a column stores about its official. The contact of an office does not belong to one official
 * alone.
 */
export function storedWith(official: CorrectedOfficial, columnId: string): CorrectedOfficial {
  return findColumn(columnId)?.of === 'line' ? official : { ...official, contact_key: null }
}
