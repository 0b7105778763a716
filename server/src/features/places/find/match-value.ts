import type { Alternatives, MatchAnswer, MatchKind } from '@atlas/contract/endpoints/places/find.ts'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import { placeAt, placeIdAt, type PlaceOnFile, type Places } from '#dataset/places/places.ts'
import { alternativesOf, type Chamber, districtName, districtsIn } from '#features/places/find/districts-of.ts'
import { unknownZip } from '#features/places/find/find-officials.ts'
import type { NamedPlace, NamedPlaces } from '#features/places/find/named-places.ts'
import { numbersOf } from '#features/places/find/serving.ts'

/** An answer, and the districts that its officials are counted by: those that are certain or probable, else all. */
export interface Matched {
  readonly answer: MatchAnswer
  readonly districts: readonly string[]
}

export interface MatchContext {
  readonly places: Places
  /** The officials whom places of the given numbers elect, by their places in the reply. */
  readonly holdersOf: (place: number) => readonly number[]
  readonly named: NamedPlaces
  readonly kind: MatchKind
  readonly stateId: StateId | undefined
}

/** The county and districts of one cell of a spreadsheet. What may be several is told as several, never guessed. */
export function matchValue(context: MatchContext, value: string): Matched {
  const text = value.trim()
  if (text === '') return notFound('The cell is empty.')
  return context.kind === 'zip' ? matchZip(context, text) : matchName(context, text)
}

// A spreadsheet that takes a ZIP code for a number writes 36701.0.
const number = /^(\d{3,9})(?:\.0+)?$/

// "Selma, AL 36701", "ZIP 36701", "'36701": one number, and nothing else that has digits.
const amongWords = /^\D*(\d{5}(?: ?- ?\d{4})?)\D*$/

function matchZip(context: MatchContext, text: string): Matched {
  const { places } = context
  const digits = number.exec(text)?.[1] ?? text
  const zip = zipCodeIn(digits) ?? zipCodeIn(amongWords.exec(plainMarks(text))?.[1] ?? '')
  if (zip === null) return notFound(whyNoZip(digits))
  const area = places.zips.get(zip)
  if (!area) {
    const { sentence, advice } = unknownZip(zip)
    return notFound(advice ? `${sentence} It may have post-office boxes only.` : sentence)
  }
  const counties = numbersOf(
    places,
    area.counties.map(({ id }) => id),
  )
  return located(context, counties, { stateId: area.stateId, upper: area.upper, lower: area.lower }, 'crosses')
}

const digitWords: Readonly<Record<number, string>> = { 3: 'three', 4: 'four' }

function whyNoZip(text: string): string {
  const count = /^\d+$/.test(text) ? digitWords[text.length] : undefined
  if (count) return `“${text}” has ${count} digits. A zero may have been lost in the spreadsheet.`
  return 'This is not a ZIP code, which has five digits.'
}

function matchName(context: MatchContext, text: string): Matched {
  const { places, named, kind, stateId } = context
  const kindOfPlace = kind === 'county' ? ('county' as const) : ('municipality' as const)
  const found = named.called(text, { kind: kindOfPlace, stateId })
  const [one] = found
  if (!one) return notFound(whyNoName(context))
  const at = found.length === 1 ? placeAt(places, one.number) : null
  if (!at) return ambiguous(context, found)
  return located(context, [...at.counties], pointOf(at), 'crosses')
}

function whyNoName({ kind, stateId }: MatchContext): string {
  const where = stateId ? states[stateId].name : 'these five states'
  if (kind === 'county') return `No county or parish of ${where} is called so.`
  return `No city or town of ${where} is called so. A place that nobody governs is not on file: use its ZIP code or county.`
}

/** The districts at the middle of a place, where they are known. */
interface Point {
  readonly stateId: StateId
  readonly upper: string | null
  readonly lower: string | null
}

function pointOf({ stateId, town }: PlaceOnFile): Point {
  return { stateId, upper: town?.districts?.upper ?? null, lower: town?.districts?.lower ?? null }
}

function ambiguous(context: MatchContext, found: readonly NamedPlace[]): Matched {
  const { places } = context
  const counties = [...new Set(found.flatMap(({ number: place }) => [...placeAt(places, place).counties]))]
  const names = found.map(({ name, stateId }) => `${name}, ${states[stateId].name}`)
  const { answer, districts } = located(context, counties, null, 'ambiguous')
  const reason = `${found.length} places are called so: ${names.join('; ')}. Add the state, or choose it above.`
  return { answer: { ...answer, result: 'ambiguous', reason }, districts }
}

function located(
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

/** "Dallas", of several states "Dallas (AL)". */
function shortName(name: string, stateId: StateId, isOfSeveralStates: boolean): string {
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

function notFound(reason: string): Matched {
  const nowhere = { counties: [], county_holders: [], congress: none, senate: none, house: none }
  return { answer: { result: 'not_found', ...nowhere, reason }, districts: [] }
}
