import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { isLittleWord } from '#search/question/question-words.ts'
import { calledSo, districtsOf, ofAnyKind, type PlacesByName, wordsOfOwner } from '#search/question/places-by-name.ts'
import { electing, isOfTowns } from '#search/question/who-elects.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import type { OfficeReader } from '#vocabulary/offices/read-office.ts'
import type { ListedPlace } from '#vocabulary/places/place-directory.ts'
import { stateAtStart } from '#vocabulary/states/state-words.ts'

/** What some words may mean: who holds an office somewhere, the people of a place, somebody of a name and a state. */
export interface Reading<Place> {
  /** Any of these; none where the words name no office. */
  readonly offices: readonly string[]
  /** The words may mean several offices, as a bare "commissioner" does. */
  readonly isOfSeveralOffices: boolean
  /** Any of these; none where the words name no place. A district of a chamber is one. */
  readonly places: readonly Place[]
  /** Those that the name means most, where an office may be of others too: of a city, its county or its schools. */
  readonly namedPlaces: readonly Place[]
  /** Towns of the name, where the office is none of towns and may be one of their county. */
  readonly towns: readonly Place[]
  /** The place, as it was typed. */
  readonly placeText: string
  /** The label of a district or ward of a place. */
  readonly district: string | null
  readonly stateId: StateId | null
  /** What is left, normalized: names, or words that are not finished. */
  readonly rest: readonly string[]
}

/** What questions are read by. */
export interface QuestionVocabulary<Place extends ListedPlace> {
  readonly readOffice: OfficeReader
  readonly places: PlacesByName<Place>
}

// Longer questions have words that tell nothing, and the readings of all of them grow with each.
const mostTokens = 12
const mostReadings = 24
const longestOffice = 6
const longestPlace = 6
const longestDistrict = 6
const longestState = 2

/** Where something is named among the tokens: from one to before another. */
interface Span<Value> {
  readonly from: number
  readonly to: number
  readonly value: Value
}

/**
 * All that a question may mean, beside the names that all its words may be: those that leave no word first, and of these
 * the ones that name one office, and more of the place.
 */
export function readQuestion<Place extends ListedPlace>(
  vocabulary: QuestionVocabulary<Place>,
  typed: string,
): Reading<Place>[] {
  const tokens = (typed.match(/[^\s,;?!]+/g) ?? []).slice(0, mostTokens)
  const spans = spansOf(vocabulary, typed, tokens)
  const readings = together(spans).flatMap((named) => readingOf(vocabulary, tokens, named) ?? [])
  const isOffice = readings.some(
    ({ offices, places, rest }) => rest.length === 0 && offices.length === 1 && places.length > 0,
  )
  return readings
    .filter((reading) => !(isOffice && isOnlyPlace(reading)))
    .toSorted(byFullness)
    .slice(0, mostReadings)
}

/** Who asks for the "Union City council" asks for who is in it, and not for the city that is called so as well. */
function isOnlyPlace({ offices, places, rest }: Reading<unknown>): boolean {
  return rest.length === 0 && offices.length === 0 && places.length > 0
}

function byFullness(one: Reading<unknown>, other: Reading<unknown>): number {
  return (
    Math.sign(one.rest.length) - Math.sign(other.rest.length) ||
    other.rest.length - one.rest.length ||
    Number(one.isOfSeveralOffices) - Number(other.isOfSeveralOffices) ||
    other.placeText.length - one.placeText.length
  )
}

/** One office, one place, one district and one state at most, none of which share a word. */
function together<Place>({ offices, places, districts, states }: Spans<Place>): Named<Place>[] {
  const nothing: Named<Place> = { office: null, place: null, district: null, state: null }
  const withEach = <Part extends keyof Named<Place>>(
    all: readonly Named<Place>[],
    part: Part,
    spans: readonly NonNullable<Named<Place>[Part]>[],
  ) => all.flatMap((named) => [named, ...spans.map((span) => ({ ...named, [part]: span })).filter(isApart)])
  const withOffices = withEach([nothing], 'office', offices)
  const withPlaces = withEach(withOffices, 'place', places)
  return withEach(withEach(withPlaces, 'district', districts), 'state', states)
}

function spansIn(named: Named<unknown>): Span<unknown>[] {
  return [named.office, named.place, named.district, named.state].filter((each) => each !== null)
}

function isApart(named: Named<unknown>): boolean {
  const sorted = spansIn(named).toSorted((one, other) => one.from - other.from)
  return sorted.every(({ from }, index) => index === 0 || from >= (sorted[index - 1]?.to ?? 0))
}

interface Spans<Place> {
  readonly offices: readonly Span<readonly string[]>[]
  readonly places: readonly Span<NamedPlaces<Place>>[]
  readonly districts: readonly Span<string>[]
  readonly states: readonly Span<NamedState>[]
}

interface NamedPlaces<Place> {
  readonly named: readonly Place[]
  /** Beside them those of the name that have offices of their own. */
  readonly ofAnyKind: readonly Place[]
}

interface NamedState {
  readonly id: StateId
  /** Two letters before other words, not in capitals: the "La" of La Grange. */
  readonly isLoose: boolean
}

function spansOf<Place extends ListedPlace>(
  { readOffice, places }: QuestionVocabulary<Place>,
  typed: string,
  tokens: readonly string[],
): Spans<Place> {
  const words = tokens.map((token) => normalized(token).split(' '))
  const isLittle = words.map((each) => each.every((word) => word === '' || isLittleWord(word)))
  const textOf = textsBetween(typed, tokens)
  const officesIn = (text: string) => {
    const office = text === '' ? null : readOffice(text)
    return office && ('office' in office ? [office.office] : office.among)
  }
  const everySpan = <Value>(
    longest: number,
    read: (from: number, to: number) => Value | null,
    mayBegin = (token: number) => !isLittle[token],
  ): Span<Value>[] =>
    tokens.flatMap((_, from) => {
      if (!mayBegin(from)) return []
      const ends = Array.from({ length: Math.min(longest, tokens.length - from) }, (__, length) => from + length + 1)
      return ends.flatMap((to) => {
        const value = isLittle[to - 1] ? null : read(from, to)
        return value === null ? [] : [{ from, to, value }]
      })
    })
  const offices = everySpan(longestOffice, (from, to) => {
    // The "county" of "Dallas County sheriff" is of the place.
    const value = officesIn(textOf(from, to))
    const isOfPlace = value !== null && from > 0 && !isLittle[from - 1] && isAreaWord(words[from])
    return isOfPlace && officesIn(textOf(from + 1, to))?.join() === value.join() ? null : value
  })
  return {
    offices,
    places: everySpan(
      longestPlace,
      (from, to) => {
        const text = textOf(from, to)
        const named = calledSo(places, text, offices.length > 0)
        return named.length === 0
          ? null
          : { named, ofAnyKind: offices.length > 0 ? ofAnyKind(places, text, named) : [] }
      },
      () => true,
    ),
    districts: everySpan(longestDistrict, (from, to) => {
      if (!mayBeDistrict.test(textOf(from, to)) || ofCircuits.test(tokens[to] ?? '')) return null
      const found = readDistrict(textOf(from, to))
      return found && found.rest === '' && found.chamber === null && !longNumber.test(found.label) ? found.label : null
    }),
    states: everySpan(longestState, (from, to) =>
      stateIn(tokens.slice(from, to).flatMap(wordsOfOwner), textOf(from, to), to === tokens.length),
    ),
  }
}

/** The 4th Judicial Circuit is called so, and is no district of another place. */
const ofCircuits = /^(?:circuit|judicial)$/i

/** A ZIP code or a phone, and no district. */
const longNumber = /\d{4}/

// A number, a number in words, or a letter, which a word for a district stands beside.
const mayBeDistrict = /\d|\b(?:dist|dst|ward|beat|zone|place|pl|post|pos|seat|group|div|no|number|at.large)/i

function isAreaWord(words: readonly string[] = []): boolean {
  const [word, ...others] = words
  return others.length === 0 && nounsOfAreas.some((noun) => noun === word)
}
const nounsOfAreas = ['county', 'parish', 'city', 'town', 'village']

/** The words of a span as they were typed, with what stands between them. */
function textsBetween(typed: string, tokens: readonly string[]): (from: number, to: number) => string {
  let end = 0
  const bounds = tokens.map((token) => {
    const start = typed.indexOf(token, end)
    end = start + token.length
    return { start, end }
  })
  return (from, to) => typed.slice(bounds[from]?.start, bounds[to - 1]?.end)
}

function stateIn(words: readonly string[], text: string, isAtEnd: boolean): NamedState | null {
  const found = stateAtStart(words)
  if (!found || found.words < words.length) return null
  return { id: found.stateId, isLoose: text.length === 2 && !isAtEnd && text !== text.toUpperCase() }
}

interface Named<Place> {
  readonly office: Span<readonly string[]> | null
  readonly place: Span<NamedPlaces<Place>> | null
  readonly district: Span<string> | null
  readonly state: Span<NamedState> | null
}

function readingOf<Place extends ListedPlace>(
  vocabulary: QuestionVocabulary<Place>,
  tokens: readonly string[],
  spans: Named<Place>,
): Reading<Place> | null {
  const { office, place, district, state } = spans
  const named = spansIn(spans)
  if (named.length === 0) return null
  const stateId = state?.value.id ?? null
  const rest = tokens
    .filter((_, token) => named.every(({ from, to }) => token < from || token >= to))
    .flatMap((token) => normalized(token).split(' '))
    .filter((word) => word !== '' && !isLittleWord(word))
  if (state?.value.isLoose && rest.length > 0 && !office && !district) return null
  const offices = office?.value ?? []
  const placeText = place ? tokens.slice(place.from, place.to).join(' ') : ''
  const called = place ? (office ? place.value.ofAnyKind : place.value.named) : []
  const ofChamber = district && !place ? districtsOf(vocabulary.places, offices, district.value, stateId) : []
  // A number alone is a district only of an office or a place.
  if (district && !place && ofChamber.length === 0 && offices.length === 0) return null
  const isOfState = (each: Place) => stateId === null || each.stateId === stateId
  const mayBe = [...called, ...ofChamber].filter(isOfState)
  const places = electing(offices, mayBe)
  if (places.length === 0 && (place || ofChamber.length > 0)) return null
  return {
    offices: officesOf(vocabulary, office && tokens.slice(office.from, office.to).join(' '), offices, stateId, places),
    isOfSeveralOffices: offices.length > 1,
    places,
    towns: offices.some(isOfTowns) ? [] : mayBe.filter(({ kind }) => kind === 'municipality'),
    namedPlaces: place ? electing(offices, place.value.named.filter(isOfState)) : places,
    placeText,
    district: ofChamber.length > 0 ? null : (district?.value ?? null),
    stateId,
    rest: [...new Set(rest)],
  }
}

/** Of what a state elects: the "judge of probate" of Alabama, the clerk of Florida. */
function officesOf<Place extends ListedPlace>(
  { readOffice }: QuestionVocabulary<Place>,
  text: string | null,
  offices: readonly string[],
  stateId: StateId | null,
  places: readonly Place[],
): readonly string[] {
  const [only, ...others] = new Set(stateId ? [stateId] : places.map((place) => place.stateId))
  if (text === null || only === undefined || others.length > 0) return offices
  const found = readOffice(text, only)
  if (!found) return offices
  return 'office' in found ? [found.office] : found.among
}
