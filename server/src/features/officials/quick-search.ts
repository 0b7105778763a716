import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/officials/officials.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt, type PlaceOnFile, type Places } from '#dataset/places/places.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { leftOutOf } from '#features/officials/left-out.ts'
import { rowsOfPlaces } from '#features/officials/question-vocabulary.ts'
import { withoutCourtesy, withoutLittleWords } from '#search/question/question-words.ts'
import { type QuestionVocabulary, type Reading, readQuestion } from '#search/question/read-question.ts'
import { quickPlaces } from '#search/quick-places.ts'
import { nearestWords, quickSearch as findRows } from '#search/quick-search.ts'
import { indexColumn, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'
import { withOfficesRespelled } from '#search/question/respelled-offices.ts'

type QuickSearch = typeof contract.quickSearch

const suggested = [
  'eo.name',
  'office.name',
  'jurisdiction.name',
  'state.name',
  'party.name',
] as const satisfies readonly ColumnId[]

const mostPlaces = 5

type Searched = Pick<Snapshot, 'index' | 'placeIndex' | 'places' | 'excluded'>

/**
 * Officials and places by free text, as few columns of them as a list of suggestions needs. Where nothing is found, a
 * word that is nearly one of an office is taken for that, and names are looked for together and without initials.
 */
export function quickSearch(
  snapshot: Searched,
  vocabulary: QuestionVocabulary<PlaceOnFile>,
  { query: typed, limit }: Parsed<QuickSearch>['body'],
  isNonpartisan: boolean,
): Reply<QuickSearch> {
  const query = withoutCourtesy(typed)
  const answer = answerTo(snapshot, vocabulary, { query, limit }, isNonpartisan)
  if (isFoundAsTyped(answer)) return answer
  for (const otherwise of likelyMeant(snapshot.index, query)) {
    const other =
      otherwise === query ? answer : answerTo(snapshot, vocabulary, { query: otherwise, limit }, isNonpartisan)
    if (isFoundAsTyped(other)) return { ...other, is_similar: true }
  }
  return answer
}

/** What may have been meant by a text that finds nothing as it was typed, the likely one first. */
function* likelyMeant(index: SearchIndex, query: string): Generator<string> {
  const respelled = withOfficesRespelled(query)
  yield respelled
  yield query.replace(particleApart, '')
  yield query.replace(initialWithin, '$1')
  yield nearestWords(index, respelled) ?? query
}

/** "Mc Donald" of a McDonald, "O Neal" of an O'Neal. */
const particleApart = /(?<=\b(?:o|d|mc|mac|de|la|le)) (?=\p{L}{3})/giu
/** Of a name on file without it: "Steven L. Reed". */
const initialWithin = /(\p{L}{2} )\p{L}\.? (?=\p{L}{2})/gu

/** A place alone is no answer to a question of which some word was not understood. */
function isFoundAsTyped({ values, places, named, understood, is_similar: isSimilar }: Reply<QuickSearch>): boolean {
  const isOfPlace = places.length > 0 && understood?.is_whole !== false
  return !isSimilar && (values.length + named.length > 0 || isOfPlace)
}

function answerTo(
  { index, placeIndex, places, excluded }: Searched,
  vocabulary: QuestionVocabulary<PlaceOnFile>,
  { query, limit }: Parsed<QuickSearch>['body'],
  isNonpartisan: boolean,
): Reply<QuickSearch> {
  const readings = readQuestion(vocabulary, query)
  const question = { readings, rowsOfPlaces: rowsOfPlaces(places) }
  const { rows, total, named, understood, isSimilar } = findRows(index, query, limit, question)
  const called = placesCalled({ placeIndex, places }, query, readings, understood)
  const isFound = called.length > 0 || (total > 0 && !isSimilar)
  const similarPlaces = isFound ? [] : placesNearlyCalled(placeIndex, query)
  const standing = standingsIn(index)
  const text = (id: (typeof suggested)[number], row: number) => valueAt(indexColumn(index, id), row) as string | null
  const values = rows.map((row) => ({
    id: index.ids[row] as number,
    name: text('eo.name', row) as string,
    office: text('office.name', row),
    jurisdiction: text('jurisdiction.name', row),
    state: text('state.name', row),
    ...(isNonpartisan ? {} : { party: text('party.name', row) }),
    standing: standing(row),
  }))
  return {
    values,
    total,
    named: named.map(({ columnId, ...choice }) => ({ ...choice, column_id: columnId })),
    places: called.length > 0 ? called : similarPlaces,
    understood: understood && {
      ...inWords(understood),
      left_out: total > 0 ? 0 : leftOutOf({ places, excluded }, readings),
    },
    is_similar: isSimilar || similarPlaces.length > 0,
  }
}

/** The places whose name begins with words that resemble those that were typed. */
function placesNearlyCalled(placeIndex: SearchIndex, query: string): Reply<QuickSearch>['places'] {
  const nearest = nearestWords(placeIndex, query)
  if (nearest === null) return []
  return quickPlaces(placeIndex, nearest, [], mostPlaces).map(({ row }) => shownPlace(placeIndex, row, false))
}

/** Places that the whole text is a name of, then those whose officials it asks for, then those whose name begins so. */
function placesCalled(
  { placeIndex, places }: Pick<Snapshot, 'placeIndex' | 'places'>,
  query: string,
  readings: readonly Reading<PlaceOnFile>[],
  understood: Reading<PlaceOnFile> | null,
): Reply<QuickSearch>['places'] {
  const zip = places.zips.get(zipCodeIn(withoutLittleWords(query)) ?? '')
  const exactPlaces = readings
    .filter(isOnlyPlace)
    .flatMap((reading) => [...reading.places, ...stateOf(places, reading)])
  const understoodPlaces = understood?.places ?? []
  const ofZip = zip ? [...zip.counties.map(({ id }) => id), ...zip.townIds] : []
  const zipPlaces = ofZip.map((id) => findPlace(places, id)).filter((number) => number !== undefined)
  const rowsAt = (numbers: readonly number[]) =>
    [...new Set(numbers)].map((number) => rowOfId(placeIndex, number)).filter((row) => row !== undefined)
  const exact = rowsAt(exactPlaces.map(({ number }) => number))
  const mentioned = rowsAt([...understoodPlaces.map(({ number }) => number), ...zipPlaces]).filter(
    (row) => !exact.includes(row),
  )
  const called = quickPlaces(placeIndex, query, exact, mostPlaces)
  const mentionedPlaces = mentioned.map((row) => ({ row, isExact: false }))
  const found = [
    ...called.filter(({ isExact }) => isExact),
    ...mentionedPlaces,
    ...called.filter(({ row, isExact }) => !isExact && !mentioned.includes(row)),
  ]
  return found.slice(0, mostPlaces).map(({ row, isExact }) => shownPlace(placeIndex, row, isExact))
}

function shownPlace(placeIndex: SearchIndex, row: number, isExact: boolean): Reply<QuickSearch>['places'][number] {
  const id = valueAt(indexColumn(placeIndex, 'place.id'), row) as string
  return {
    id,
    name: valueAt(indexColumn(placeIndex, 'place.name'), row) as string,
    kind: kindOfPlaceId(id) as PlaceKind,
    state: valueAt(indexColumn(placeIndex, 'state.name'), row) as string,
    officials: valueAt(indexColumn(placeIndex, 'place.officials'), row) as number,
    is_exact: isExact,
  }
}

function isOnlyPlace({ offices, district, rest }: Reading<unknown>): boolean {
  return offices.length === 0 && district === null && rest.length === 0
}

/** Of a text that names a state and nothing else. */
function stateOf(all: Places, { places, stateId }: Reading<PlaceOnFile>): PlaceOnFile[] {
  const number = places.length > 0 || stateId === null ? undefined : findPlace(all, stateId)
  return number === undefined ? [] : [placeAt(all, number)]
}

/** What was understood, as it is shown. */
function inWords(reading: Reading<PlaceOnFile>): Omit<NonNullable<Reply<QuickSearch>['understood']>, 'left_out'> {
  const { offices, places, placeText, district, stateId, rest } = reading
  const [ofPlaces, ...otherStates] = new Set(places.map((place) => place.stateId))
  const state = stateId ?? (otherStates.length === 0 ? (ofPlaces ?? null) : null)
  return {
    offices: [...offices],
    place: placeText === '' && places.length === 0 ? null : sharedName(places) || placeText,
    district,
    state: state && states[state].name,
    is_whole: rest.length === 0,
  }
}

/** What the names of places have in common: "Jackson" of Jackson County and Jackson. */
function sharedName(places: readonly PlaceOnFile[]): string {
  const [first = [], ...others] = places.map(({ name }) => name.split(/(?<=[ -])/))
  const differs = first.findIndex((word, index) => others.some((other) => other[index]?.trim() !== word.trim()))
  return (differs === -1 ? first : first.slice(0, differs)).join('').replace(/[ -]$/, '')
}
