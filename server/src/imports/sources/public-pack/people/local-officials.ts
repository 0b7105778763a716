import type { ProvenanceByColumn } from '#database/schema.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { courtDistrictsOf } from '@atlas/states/court-districts.ts'
import { readEach } from '#imports/reading/rows.ts'
import type { JurisdictionRecord, OfficialRecord, Refusal } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { byLaw, electedOfficial } from '#imports/sources/public-pack/people/elected-official.ts'
import { type LocalGazetteer, localJurisdiction } from '#imports/sources/public-pack/people/local-jurisdictions.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'
import { ofWholeCounties } from '#imports/sources/public-pack/people/whole-counties.ts'
import { type RaceOfSeat, seatKeyOf } from '#imports/sources/public-pack/law/race-of-seat.ts'

export interface LocalOfficials {
  readonly officials: readonly OfficialRecord[]
  readonly jurisdictions: readonly JurisdictionRecord[]
  /** The districts that consist of several whole counties. */
  readonly ofWholeCounties: readonly JurisdictionRecord[]
  /** What the returns state about each seat. */
  readonly races: ReadonlyMap<string, RaceOfSeat>
  readonly refused: readonly (Refusal & { readonly sourceId: string })[]
}

/** The winners as officials of the places that elected them. */
export function localOfficials(winners: readonly LocalWinner[], gazetteer: LocalGazetteer): LocalOfficials {
  const { items: all, refused } = readEach(withAllCounties(winners).map(withCountiesOfLaw), (winner) => {
    const jurisdiction = localJurisdiction(winner, gazetteer)
    return { winner, jurisdiction, official: officialOf(winner, jurisdiction.key) }
  })
  const items = latestWins(all)
  const sourceOf = new Map(winners.map(({ file, sourceId }) => [file, sourceId]))
  const races = new Map<string, RaceOfSeat>()
  for (const { winner, official } of items.toSorted((a, b) => a.winner.day.localeCompare(b.winner.day))) {
    const key = seatKeyOf(official)
    const seats = Math.max(winner.seats, races.get(key)?.seats ?? 1)
    races.set(key, {
      seats,
      termYears: winner.termYears,
      day: winner.day,
      year: winner.wonIn,
      sourceId: winner.sourceId,
    })
  }
  return {
    officials: items.map(({ official }) => official),
    jurisdictions: items.map((each) => each.jurisdiction),
    ofWholeCounties: ofWholeCounties(items),
    races,
    refused: refused.map((each) => ({ ...each, sourceId: sourceOf.get(each.file) ?? '' })),
  }
}

/** Counties that write the name of a circuit differently have separate rows. */
function withAllCounties(winners: readonly LocalWinner[]): LocalWinner[] {
  const rows = Map.groupBy(winners, ({ stateId, office, area, place, district, name, day }) =>
    area === 'judicial_circuit' ? JSON.stringify([stateId, office, place, district, name, day]) : Symbol(area),
  )
  return [...rows.values()].flatMap(([winner, ...others]) =>
    winner ? [{ ...winner, countyIds: [winner, ...others].flatMap(({ countyIds }) => countyIds) }] : [],
  )
}

const courtDistricts = new Map(stateIds.map((id) => [id, courtDistrictsOf(id)]))

/** The returns do not state the counties of a state court's district, but the law may. */
function withCountiesOfLaw(winner: LocalWinner): LocalWinner {
  if (winner.area !== 'state' || winner.district === '' || winner.countyIds.length > 0) return winner
  const [number] = /^\d+/.exec(winner.district) ?? []
  const found = courtDistricts
    .get(winner.stateId)
    ?.find(({ office, district }) => office === winner.office && district === number)
  return found ? { ...winner, countyIds: found.countyIds } : winner
}

/** A person whom one source names several times for one seat is included once, with the latest election. */
function latestWins<Item extends { readonly official: OfficialRecord; readonly winner: LocalWinner }>(
  items: readonly Item[],
): Item[] {
  const ofKey = Map.groupBy(items, ({ official }) => `${official.sourceId} ${official.key}`)
  return [...ofKey.values()].map((wins) => wins.reduce((a, b) => (a.winner.day >= b.winner.day ? a : b)))
}

function officialOf(winner: LocalWinner, jurisdictionKey: string): OfficialRecord {
  const { gender, ethnicity, isUncertain, termEnd } = winner
  const elected = electedOfficial(winner, jurisdictionKey, winner.sourceId)
  return {
    ...elected,
    ...(winner.isListed && ofNoElection),
    gender,
    ethnicity,
    termEnd,
    method: isUncertain ? 'inferred' : 'reported',
    provenance: { ...(!winner.isListed && elected.provenance), ...provenanceOf(winner) },
  }
}

/** A list of current officials says nothing about elections. */
const ofNoElection = { electionYear: null, lastElectionDate: null } as const

/** The provenance of the name says how the winner is known; gender and ethnicity are from an earlier list. */
function provenanceOf(winner: LocalWinner): ProvenanceByColumn {
  const { sourceId, basis, day, isListed, isUncertain, gender, ethnicity, termEnd } = winner
  const { id, asOf } = sources.louisiana2018
  const from2018 = {
    source: id,
    as_of: asOf,
    method: 'reported' as const,
    note: 'Stated for a person of the same name, place and kind of office.',
  }
  return {
    'eo.name': {
      source: sourceId,
      as_of: day,
      method: isUncertain ? 'inferred' : 'reported',
      note: basis,
    },
    ...(termEnd && { 'eo.term_end': byLaw(sourceId, day) }),
    ...(gender && !isListed && { 'eo.gender': from2018 }),
    ...(ethnicity && !isListed && { 'eo.ethnicity': from2018 }),
  }
}
