import type { MatchAnswer, MatchKind, MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt } from '#dataset/places/lists.ts'
import { type Places, rowsOfArea } from '#dataset/places/places.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { MatchedPeople } from '#features/places/find/matched-people.ts'
import type { NamedPlaces } from '#features/places/find/named-places.ts'
import type { Matched } from '#features/places/find/match-answer.ts'
import { matchAddress } from '#features/places/find/match-address.ts'
import { matchValue } from '#features/places/find/match-value.ts'
import type { Geocoder } from '#geocoder/geocoder.ts'
import { numbersOf } from '#features/places/find/serving.ts'
import { takeTurn } from '#platform/turns.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

interface Request {
  readonly values: readonly string[]
  readonly kind: MatchKind
  readonly state_id?: StateId | undefined
}

interface Addresses {
  readonly geocoder: Geocoder | null
  /** Receives the reason why the geocoder failed, but never the address. */
  readonly onFailure: (why: string) => void
  /** Whether the person has stopped waiting for the answer; after that no further address is sent out. */
  readonly isGone: () => boolean
}

/** How many of the officials with the most values are listed. */
const mostOfficials = 24

/** This number of values takes a millisecond at most. */
const valuesInOneTurn = 50

/** The county and districts of each value; each distinct value is looked up once. */
export async function matchPlaces(
  { places, index }: Pick<Snapshot, 'places' | 'index'>,
  named: NamedPlaces,
  request: Request,
  { geocoder, onFailure, isGone }: Addresses,
): Promise<MatchReply> {
  const { values, kind, state_id: stateId } = request
  const people = new MatchedPeople(places, index)
  const context = { places, named, kind, stateId, holdersOf: people.electedBy }
  const answers: MatchAnswer[] = []
  const found = new Map<string, { readonly at: number; readonly matched: Matched }>()
  const placeOfAnswer = new Map<string, number>()
  const counts = new Map<string, number>()
  const answerOf: number[] = []
  let waitSeconds: number | null = null
  for (const value of values) {
    if (isGone()) break
    const matched =
      kind === 'address' && !found.has(value) ? await matchAddress(context, geocoder, value, onFailure) : null
    if (typeof matched === 'number') {
      waitSeconds = matched
      break
    }
    const cached = found.get(value) ?? remember(value, matched ?? matchValue(context, value))
    for (const district of cached.matched.districts) counts.set(district, (counts.get(district) ?? 0) + 1)
    if (answerOf.push(cached.at) % valuesInOneTurn === 0) await takeTurn()
  }
  // The counts of a list of addresses are summed by the caller, so every official has to be included.
  const most = kind === 'address' ? counts.size : mostOfficials
  return {
    answers,
    answer_of: answerOf,
    wait_seconds: waitSeconds,
    people: people.people,
    officials: officialsOf(places, index, counts, most),
  }

  function remember(value: string, matched: Matched) {
    // Thousands of misspelled names may share one answer.
    const key = JSON.stringify(matched.answer)
    const at = placeOfAnswer.get(key) ?? answers.push(matched.answer) - 1
    placeOfAnswer.set(key, at)
    const entry = { at, matched }
    found.set(value, entry)
    return entry
  }
}

function officialsOf(places: Places, index: SearchIndex, counts: ReadonlyMap<string, number>, most: number) {
  const standing = standingsIn(index)
  const counted = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  return counted.slice(0, most).flatMap(([district, values]) =>
    numbersOf(places, [district])
      .flatMap((number) => [...listAt(places.own, number)])
      .flatMap((area) => [...rowsOfArea(places, area)])
      .map((row) => ({ id: index.ids[row] as number, ...wordsOf(index, row), standing: standing(row), values })),
  )
}

function wordsOf(index: SearchIndex, row: number): { name: string; office: string } {
  const text = (id: 'eo.name' | 'office.name' | 'jurisdiction.district' | 'state.name') =>
    valueAt(indexColumn(index, id), row) as string | null
  const district = text('jurisdiction.district')
  const office = [text('office.name'), district === null ? null : `District ${district}`, text('state.name')]
  return { name: text('eo.name') ?? '', office: office.filter(Boolean).join(', ') }
}
