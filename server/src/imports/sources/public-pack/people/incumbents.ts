import type { Method } from '@atlas/contract/catalogue/method.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { calendarOf, type ElectionLaw, termOf } from '#imports/sources/public-pack/law/election-law.ts'
import { generalOf } from '#imports/sources/public-pack/law/general-election.ts'
import {
  asLast,
  type Election,
  notPublished,
  withEverybody,
} from '#imports/sources/public-pack/people/last-election.ts'
import type { LegislativeResult } from '#imports/sources/public-pack/people/legislative-results.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

type Jurisdictions = ReadonlyMap<string, JurisdictionRecord>

interface Elections {
  readonly results: readonly LegislativeResult[]
  /** The day since which a person holds the present seat, by key; earlier service may have been in another seat. */
  readonly seatedSince: ReadonlyMap<string, string>
}

/**
 * Gives each legislator and member of the U.S. House the year and the share of the latest election, but only if that
 * person won it, because some seats have changed hands at a special election since.
 */
export function withElection(
  officials: readonly OfficialRecord[],
  { results, seatedSince }: Elections,
  jurisdictions: Jurisdictions,
  law: ElectionLaw,
): OfficialRecord[] {
  const byJurisdiction = Map.groupBy(results, ({ stateId, chamber, district }) =>
    chamberOf[chamber].key(stateId, district),
  )
  const published = new Set(results.map(publishedAs))
  return officials.map((official) => {
    const jurisdiction = jurisdictions.get(official.jurisdictionKey)
    if (!jurisdiction) return official
    const races = byJurisdiction.get(official.jurisdictionKey) ?? []
    const year = lastElectionYear(official, jurisdiction, law)
    const race = latestRace(races)
    const winner = race.find(({ rank }) => rank === 1)
    if (winner && Number(winner.day.slice(0, 4)) >= year)
      return isWinner(official, winner, race) ? elected(official, winner, race) : official
    const day = generalOf(year)
    const isUnopposed =
      states[jurisdiction.stateId].returns.leaveOutUnopposed &&
      published.has(`${jurisdiction.stateId} ${official.office} ${day}`)
    return isUnopposed && isSince(seatedSince.get(official.key) ?? official.since, day)
      ? unopposed(official, day)
      : official
  })
}

function publishedAs({ stateId, chamber, day }: LegislativeResult): string {
  return `${stateId} ${chamberOf[chamber].office} ${day}`
}

/** A person who took office later won a special election; members of Congress take office in January. */
function isSince(since: OfficialRecord['since'], day: string): boolean {
  return since != null && since < `${Number(day.slice(0, 4)) + 1}-02`
}

function latestRace(results: readonly LegislativeResult[]): LegislativeResult[] {
  const latest = results
    .map(({ day }) => day)
    .sort()
    .at(-1)
  return results.filter(({ day }) => day === latest)
}

/** Compares last names, and first names too where two candidates of a race share the last name. */
function isWinner(official: OfficialRecord, winner: LegislativeResult, race: readonly LegislativeResult[]): boolean {
  if (!hasSurname(winner, official.last)) return hasBothNames(winner, official)
  const isAmbiguous = race.filter((candidate) => hasSurname(candidate, official.last)).length > 1
  return (
    !isAmbiguous ||
    normalized(winner.candidate)
      .split(' ')
      .includes(normalized(official.first ?? ''))
  )
}

/** "Demi Busatta" is listed as "Demi Busatta Cabrera" in the returns. */
function hasBothNames({ candidate }: LegislativeResult, { first, last }: OfficialRecord): boolean {
  const words = normalized(candidate).split(' ')
  const surnames = normalized(last).split(' ')
  return words.includes(normalized(first ?? '')) && surnames.some((surname) => words.includes(surname))
}

function hasSurname({ candidate }: LegislativeResult, surname: string): boolean {
  const name = normalized(candidate).replace(/ (jr|sr|i{2,3}|iv|v)$/, '')
  return name.endsWith(` ${normalized(surname)}`)
}

/**
 * The year of the last regular election before the list of officials was made. Results omit uncontested seats, so an
 * older race may look like the latest one.
 */
function lastElectionYear(official: OfficialRecord, jurisdiction: JurisdictionRecord, law: ElectionLaw): number {
  const year = calendarOf(official.office, jurisdiction, law)?.lastGeneralYear ?? 0
  const term = termOf(official.office, jurisdiction.stateId, law)?.years ?? 0
  return `${year}-11` > (official.asOf ?? '') ? year - term : year
}

function elected(
  official: OfficialRecord,
  winner: LegislativeResult,
  race: readonly LegislativeResult[],
): OfficialRecord {
  return won(official, winner.day, winner.share, withEverybody(race), 'reported')
}

function unopposed(official: OfficialRecord, day: string): OfficialRecord {
  return won(official, day, null, notPublished, 'inferred')
}

function won(
  official: OfficialRecord,
  day: string,
  share: number | null,
  election: Election,
  method: Method,
): OfficialRecord {
  const source = sources.legislativeResults.id
  const from = { source, as_of: day, method }
  const last = asLast(election, { day, share, source, method })
  return {
    ...official,
    electionYear: Number(day.slice(0, 4)),
    electionShare: share,
    ...last,
    provenance: {
      ...official.provenance,
      'stats.incumbent_election_year': from,
      ...(share !== null && { 'stats.incumbent_election%': from }),
      ...last.provenance,
    },
  }
}
