import type { MatchAnswer, MatchKind, MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { listAt } from '#dataset/places/lists.ts'
import { type Places, rowsOfArea } from '#dataset/places/places.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { MatchedPeople } from '#features/places/find/matched-people.ts'
import type { NamedPlaces } from '#features/places/find/named-places.ts'
import { type Matched, matchValue } from '#features/places/find/match-value.ts'
import { numbersOf } from '#features/places/find/serving.ts'
import { takeTurn } from '#platform/turns.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

interface Request {
  readonly values: readonly string[]
  readonly kind: MatchKind
  readonly state_id?: StateId | undefined
}

/** How many of the officials with the most values are listed. */
const mostOfficials = 24

/** So many take a millisecond at most. */
const valuesInOneTurn = 50

/** The county and districts of each value; each different value is looked up once. */
export async function matchPlaces(
  { places, index }: Snapshot,
  named: NamedPlaces,
  request: Request,
): Promise<MatchReply> {
  const { values, kind, state_id: stateId } = request
  const people = new MatchedPeople(places, index)
  const context = { places, named, kind, stateId, holdersOf: people.electedBy }
  const answers: MatchAnswer[] = []
  const found = new Map<string, { readonly at: number; readonly matched: Matched }>()
  const placeOfAnswer = new Map<string, number>()
  const counts = new Map<string, number>()
  const answerOf: number[] = []
  for (const value of values) {
    const cached = found.get(value) ?? remember(value)
    for (const district of cached.matched.districts) counts.set(district, (counts.get(district) ?? 0) + 1)
    if (answerOf.push(cached.at) % valuesInOneTurn === 0) await takeTurn()
  }
  return { answers, answer_of: answerOf, people: people.people, officials: officialsOf(places, index, counts) }

  function remember(value: string) {
    const matched = matchValue(context, value)
    // Thousands of misspelt names are all answered alike.
    const key = JSON.stringify(matched.answer)
    const at = placeOfAnswer.get(key) ?? answers.push(matched.answer) - 1
    placeOfAnswer.set(key, at)
    const entry = { at, matched }
    found.set(value, entry)
    return entry
  }
}

function officialsOf(places: Places, index: SearchIndex, counts: ReadonlyMap<string, number>) {
  const standing = standingsIn(index)
  const counted = [...counts].toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
  return counted.slice(0, mostOfficials).flatMap(([district, values]) =>
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
