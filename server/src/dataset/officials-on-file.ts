import type { Standing } from '@atlas/contract/rules/standing.ts'
import type { Database } from '#database/connect.ts'
import { standingOfRecord } from '#dataset/standing-at.ts'

/** An official, for a sentence. */
export interface NamedOfficial {
  readonly id: number
  readonly name: string
  readonly office: string | null
  /** The name of the jurisdiction. */
  readonly place: string | null
  readonly state: string | null
  readonly standing: Standing | null
}

/** Those of some officials who are on file but cannot be searched because of the coverage rule. */
export async function officialsOnFile(
  database: Database,
  ids: readonly number[],
  today: string,
): Promise<NamedOfficial[]> {
  if (ids.length === 0) return []
  const officials = await database
    .selectFrom('shown_official')
    .innerJoin('shown_seat', 'shown_seat.id', 'shown_official.seat_id')
    .innerJoin('office', 'office.id', 'shown_seat.office_id')
    .innerJoin('shown_jurisdiction', 'shown_jurisdiction.id', 'shown_seat.jurisdiction_id')
    .leftJoin('state', 'state.id', 'shown_jurisdiction.state_id')
    .select([
      'shown_official.id',
      'shown_official.name',
      'office.name as office',
      'shown_jurisdiction.name as place',
      'state.name as state',
    ])
    .select(['shown_official.ballot_day', 'shown_official.election_year', 'shown_official.term_end'])
    .select(['shown_official.elected', 'shown_official.takes_office'])
    .where('shown_official.id', 'in', ids)
    .execute()
  return officials.map(({ ballot_day, election_year, term_end, elected, takes_office, ...official }) => ({
    ...official,
    standing: standingOfRecord({ ballot_day, election_year, term_end, elected, takes_office }, today),
  }))
}
