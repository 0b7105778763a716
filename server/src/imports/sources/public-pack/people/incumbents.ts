import { normalised } from '@atlas/contract/rules/normalised.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { calendarOf, type ElectionLaw, termOf } from '#imports/sources/public-pack/law/election-law.ts'
import type { LegislativeResult } from '#imports/sources/public-pack/people/legislative-results.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

type Jurisdictions = ReadonlyMap<string, JurisdictionRecord>

/**
 * Gives each legislator and member of the U.S. House the year and the share of the latest election, but
 * only where its winner is that person: some seats changed hands at a special election since.
 */
export function withElection(
  officials: readonly OfficialRecord[],
  results: readonly LegislativeResult[],
  jurisdictions: Jurisdictions,
  law: ElectionLaw,
): OfficialRecord[] {
  const byJurisdiction = Map.groupBy(results, ({ stateId, chamber, district }) =>
    chamberOf[chamber].key(stateId, district),
  )
  return officials.map((official) => {
    const race = latestRace(byJurisdiction.get(official.jurisdictionKey) ?? [])
    const jurisdiction = jurisdictions.get(official.jurisdictionKey)
    const winner = race.find(({ rank }) => rank === 1)
    if (!winner || !jurisdiction || !isWinner(official, winner, race)) return official
    if (Number(winner.day.slice(0, 4)) < lastElectionYear(official, jurisdiction, law)) return official
    return elected(official, winner)
  })
}

function latestRace(results: readonly LegislativeResult[]): LegislativeResult[] {
  const latest = results
    .map(({ day }) => day)
    .sort()
    .at(-1)
  return results.filter(({ day }) => day === latest)
}

/** The surname decides; where two of a race share it, the first name too. */
function isWinner(official: OfficialRecord, winner: LegislativeResult, race: readonly LegislativeResult[]): boolean {
  if (!hasSurname(winner, official.last)) return false
  const isAmbiguous = race.filter((candidate) => hasSurname(candidate, official.last)).length > 1
  return (
    !isAmbiguous ||
    normalised(winner.candidate)
      .split(' ')
      .includes(normalised(official.first ?? ''))
  )
}

function hasSurname({ candidate }: LegislativeResult, surname: string): boolean {
  const name = normalised(candidate).replace(/ (jr|sr|i{2,3}|iv|v)$/, '')
  return name.endsWith(` ${normalised(surname)}`)
}

/**
 * The year of the last regular election before the list of officials was made. Results leave uncontested
 * seats out, so an older race may look like the latest one.
 */
function lastElectionYear(official: OfficialRecord, jurisdiction: JurisdictionRecord, law: ElectionLaw): number {
  const year = calendarOf(official.office, jurisdiction, law)?.lastGeneralYear ?? 0
  const term = termOf(official.office, jurisdiction.stateId, law)?.years ?? 0
  return `${year}-11` > (official.asOf ?? '') ? year - term : year
}

function elected(official: OfficialRecord, winner: LegislativeResult): OfficialRecord {
  const from = { source: sources.legislativeResults.id, as_of: winner.day, method: 'reported' as const }
  return {
    ...official,
    electionYear: Number(winner.day.slice(0, 4)),
    electionShare: winner.share,
    provenance: { ...official.provenance, 'stats.incumbent_election_year': from, 'stats.incumbent_election%': from },
  }
}
