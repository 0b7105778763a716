import type { Selectable } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'

/** An election of a state or a deadline before it, as stored. */
export type ElectionDate = Readonly<Selectable<Schema['election_date']>>
/** A sentence about elections of a state that are not on file. */
export type ElectionGap = Readonly<Selectable<Schema['election_gap']>>

export interface Elections {
  /** Sorted by day, including past ones. */
  readonly electionDates: readonly ElectionDate[]
  readonly electionGaps: readonly ElectionGap[]
}

export async function readElections(database: Database): Promise<Elections> {
  const dates = database.selectFrom('election_date').selectAll().orderBy('day').orderBy('uid')
  const gaps = database.selectFrom('election_gap').selectAll().orderBy('state_id').orderBy('sentence')
  return { electionDates: await dates.execute(), electionGaps: await gaps.execute() }
}
