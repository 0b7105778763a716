import type { Selectable } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'

/** An election of a state or a deadline before it, as the database has it. */
export type ElectionDate = Readonly<Selectable<Schema['election_date']>>
/** What of a state's elections is not on file, in a sentence. */
export type ElectionGap = Readonly<Selectable<Schema['election_gap']>>

export interface Elections {
  /** By day, past ones included. */
  readonly electionDates: readonly ElectionDate[]
  readonly electionGaps: readonly ElectionGap[]
}

export async function readElections(database: Database): Promise<Elections> {
  const dates = database.selectFrom('election_date').selectAll().orderBy('day').orderBy('uid')
  const gaps = database.selectFrom('election_gap').selectAll().orderBy('state_id').orderBy('sentence')
  return { electionDates: await dates.execute(), electionGaps: await gaps.execute() }
}
