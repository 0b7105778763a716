import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { jurisdictionOf } from '#imports/sources/public-pack/people/county-jurisdictions.ts'
import type { Candidacy } from '#imports/sources/public-pack/people/county-races.ts'
import { electedOfficial } from '#imports/sources/public-pack/people/elected-official.ts'
import { type Election, ofSeveralSeats, withEverybody } from '#imports/sources/public-pack/people/last-election.ts'
import { refusal } from '#imports/reading/rows.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { CountyRecord, JurisdictionRecord, OfficialRecord, Refusal } from '#imports/records/records.ts'

export interface CountyOfficials {
  readonly officials: readonly OfficialRecord[]
  /** The districts inside counties that elect some of them. */
  readonly districts: readonly JurisdictionRecord[]
  readonly refused: readonly Refusal[]
}

/** The winners of the latest race of each county office. */
export function countyOfficials(
  candidacies: readonly Candidacy[],
  counties: ReadonlyMap<string, CountyRecord>,
): CountyOfficials {
  const refused: Refusal[] = []
  const leaders = candidacies.filter(({ rank }) => rank === 1)
  const ofCounty = Map.groupBy(leaders, ({ countyId }) => countyId)
  const winners = leaders.filter((leader) => {
    const reason = reasonAgainst(leader, ofCounty.get(leader.countyId) ?? [])
    if (reason) refused.push(refusal(leader, reason))
    return reason === null
  })
  const races = Map.groupBy(candidacies, raceOf)
  const raceWonBy = (winner: Candidacy) => races.get(raceOf(winner)) ?? []
  refused.push(...seatsWithoutWinner(winners, raceWonBy))
  const elected = winners.flatMap((winner) => {
    const county = counties.get(winner.countyId)
    return county ? [{ winner, jurisdiction: jurisdictionOf(winner, county) }] : []
  })
  return {
    officials: elected.map(({ winner, jurisdiction }) =>
      electedOfficial(
        { ...winner, name: winner.candidate, election: electionOf(winner, raceWonBy(winner)) },
        jurisdiction.key,
        sources.countyOffices.id,
      ),
    ),
    districts: uniqueDistricts(elected.map(({ jurisdiction }) => jurisdiction)),
    refused,
  }
}

const ownList = 'whoever knows the winner can add them in a list of their own'

/** The reason why the leader of a county's race does not hold the office today. */
function reasonAgainst(leader: Candidacy, ofCounty: readonly Candidacy[]): string | null {
  if (normalized(leader.candidate) === 'write in')
    return `the write-in votes won, and the returns do not say for whom; ${ownList}`
  if (states[leader.stateId].returns.endBeforeRunoff && leader.share <= 0.5) {
    return `${leader.candidate} led without a majority, and the returns end before the runoff; ${ownList}`
  }
  const later = ofCounty.find(
    (other) => other.day > leader.day && (isSameSeat(other, leader) || isSamePerson(other, leader)),
  )
  if (!later) return null
  return isSameSeat(later, leader)
    ? `the election for the same seat on ${typedDayOf(later.day)} is used instead`
    : `${leader.candidate} won another office of the county since, on ${typedDayOf(later.day)}`
}

function isSameSeat(a: Candidacy, b: Candidacy): boolean {
  return a.office === b.office && a.district === b.district
}

function raceOf({ day, countyId, office, district }: Candidacy): string {
  return JSON.stringify([day, countyId, office, district])
}

function isSamePerson(a: Candidacy, b: Candidacy): boolean {
  return normalized(a.candidate) === normalized(b.candidate)
}

/**
 * Where one party competed for several seats of a commission, a race has several winners, of which only the first is
 * certain.
 */
function seatsWithoutWinner(
  winners: readonly Candidacy[],
  raceWonBy: (winner: Candidacy) => readonly Candidacy[],
): Refusal[] {
  return winners
    .filter((winner) => fillsSeveralSeats(winner, raceWonBy(winner)))
    .map((winner) =>
      refusal(winner, 'the race filled several seats; only its first winner is certain, and the others are not taken'),
    )
}

function fillsSeveralSeats({ office, share, party }: Candidacy, race: readonly Candidacy[]): boolean {
  if (office !== 'County Commissioner' || share >= 0.5) return false
  return race.some((other) => other.rank > 1 && other.party === party)
}

function electionOf(winner: Candidacy, race: readonly Candidacy[]): Election {
  const election = withEverybody(race)
  return fillsSeveralSeats(winner, race) ? ofSeveralSeats(election.candidates) : election
}

function uniqueDistricts(jurisdictions: readonly JurisdictionRecord[]): JurisdictionRecord[] {
  const districts = jurisdictions.filter(({ kind }) => kind === 'county-district')
  return [...new Map(districts.map((district) => [district.key, district])).values()]
}
