import type { ValueProvenance } from '#database/schema.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { partyOf } from '#imports/records/parties.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { asLast, type Election } from '#imports/sources/public-pack/people/last-election.ts'

interface Won {
  readonly name: string
  readonly office: OfficeName
  readonly party: string
  /** The day of the election. */
  readonly day: string
  /** The share of the vote. */
  readonly share: number | null
  /** How the election went. */
  readonly election: Election
}

/** The official whom returns name for an office. */
export function electedOfficial(
  { name: full, office, party, day, share, election }: Won,
  jurisdictionKey: string,
  sourceId: string,
): OfficialRecord {
  const published = splitName(full).name
  const name = splitName(respelled(published))
  return {
    // Uses the name as published, so that an entry stays the same when its spelling is corrected.
    key: `${jurisdictionKey}/${slug(office)}/${slug(published)}`,
    office,
    jurisdictionKey,
    ...name,
    party: partyOf(party),
    electionYear: Number(day.slice(0, 4)),
    electionShare: share,
    sourceId,
    asOf: day,
    method: 'reported',
    ...asLast(election, { day, share, source: sourceId, method: 'reported' }),
  }
}

/** The provenance of the end of a term where a list states its month. */
export function byLaw(source: string, asOf: string): ValueProvenance {
  return {
    source,
    as_of: asOf,
    method: 'inferred',
    note: 'By the general law of this office; the month is known, not the day.',
  }
}
