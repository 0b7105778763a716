import type { Alternatives, MatchAnswer, MatchKind } from '@atlas/contract/endpoints/places/find.ts'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { placeAt, placeIdAt, type Places } from '#dataset/places/places.ts'
import { alternativesOf, type Chamber, districtName, districtsIn } from '#features/places/find/districts-of.ts'
import type { NamedPlaces } from '#features/places/find/named-places.ts'
import { numbersOf } from '#features/places/find/serving.ts'

/**
 * An answer, and the districts for which its officials are counted: those that are certain or probable, or else all.
 */
export interface Matched {
  readonly answer: MatchAnswer
  readonly districts: readonly string[]
}

export interface MatchContext {
  readonly places: Places
  /** The officials, by index in the reply, whom the places with the given numbers elect. */
  readonly holdersOf: (place: number) => readonly number[]
  readonly named: NamedPlaces
  readonly kind: MatchKind
  readonly stateId: StateId | undefined
}

/** The answer for a value with some counties. Where there are several, the answer names no single one. */
export function located(
  context: MatchContext,
  numbers: readonly number[],
  point: Point | null,
  ofSeveral: 'crosses' | 'ambiguous',
): Matched {
  const { places, holdersOf } = context
  const counties = numbers.map((county) => placeAt(places, county))
  const isOfSeveralStates = new Set(counties.map(({ stateId }) => stateId)).size > 1
  const named = counties.map(({ name, stateId }) => shortName(name, stateId, isOfSeveralStates))
  const inChamber = (chamber: Chamber) =>
    alternatives(context, numbers, { chamber, probable: point && atPoint(point, chamber), isOfSeveralStates })
  const [congress, senate, house] = [inChamber('congress'), inChamber('senate'), inChamber('house')]
  const isOne = counties.length === 1
  const answer: MatchAnswer = {
    result: isOne ? 'matched' : ofSeveral,
    counties: named,
    county_holders: numbers.map((county) => [...holdersOf(county)]),
    congress: congress.alternatives,
    senate: senate.alternatives,
    house: house.alternatives,
    reason: isOne ? null : 'It lies in several counties, and which one depends on the address.',
  }
  return { answer, districts: [congress, senate, house].flatMap(({ counted }) => counted) }
}

/** "Dallas", or "Dallas (AL)" where there are several states. */
export function shortName(name: string, stateId: StateId, isOfSeveralStates: boolean): string {
  const short = name.replace(/ (?:County|Parish)$/, '')
  return isOfSeveralStates ? `${short} (${states[stateId].code})` : short
}

function atPoint({ stateId, upper, lower }: Point, chamber: Chamber): string | null {
  if (chamber === 'senate' && upper !== null) return districtPlaceId('senate-district', stateId, upper)
  return chamber === 'house' && lower !== null ? districtPlaceId('house-district', stateId, lower) : null
}

interface Chosen {
  readonly chamber: Chamber
  readonly probable: string | null
  readonly isOfSeveralStates: boolean
}

function alternatives(
  { places, holdersOf }: MatchContext,
  counties: readonly number[],
  { chamber, probable, isOfSeveralStates }: Chosen,
): { alternatives: Alternatives; counted: readonly string[] } {
  const ids = districtsIn(places, counties, chamber).map((district) => placeIdAt(places, district))
  const alternatives = alternativesOf(ids, probable, {
    nameOf: (id) => districtName(id, chamber, isOfSeveralStates),
    holdersOf: (id) => numbersOf(places, [id]).flatMap((district) => [...holdersOf(district)]),
  })
  return { alternatives, counted: alternatives.is_first_probable && probable !== null ? [probable] : ids }
}

const none: Alternatives = { names: [], is_first_probable: false, holders: [] }

export function notFound(reason: string): Matched {
  const nowhere = { counties: [], county_holders: [], congress: none, senate: none, house: none }
  return { answer: { result: 'not_found', ...nowhere, reason }, districts: [] }
}

/** The districts at the middle of a place, where they are known. */
export interface Point {
  readonly stateId: StateId
  readonly upper: string | null
  readonly lower: string | null
}
