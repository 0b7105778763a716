import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { stateOfZipCode } from '@atlas/contract/rules/zip-code.ts'
import { fullForms, nounsBefore, nounsBehind, type PlaceNoun } from '#vocabulary/places/place-words.ts'
import { stateAtEnd, stateAtStart, stateOfCode } from '#vocabulary/states/state-words.ts'

/** The parts of the name of a place as a person wrote it. */
export interface PlaceName {
  /** The common form of the spellings of a name, without state, noun and ZIP code. */
  readonly key: string
  /** The words of the key as they were written, normalized. */
  readonly words: readonly string[]
  readonly stateId: StateId | null
  /** The kind that a noun states: "Dallas County", "City of Selma". */
  readonly kind: PlaceKind | null
  readonly zip: string | null
}

/** The common form of spellings of a name: "De Soto" and "DeSoto", "Pt. St. Lucie" and "Port Saint Lucie". */
export function placeKey(name: string): string {
  return keyOf(wordsIn(name))
}

/** A short form may mean several words, so a name may have several keys: "Pt. Clear" is Port Clear or Point Clear. */
export function placeKeys(words: readonly string[]): string[] {
  return words.reduce<string[]>(
    (keys, word) => keys.flatMap((key) => fullForms(word).map((full) => key + full)).slice(0, mostKeys),
    [''],
  )
}

// The number of keys of a name with four words of three meanings each; a text with more is not a name.
const mostKeys = 81

/**
 * "St. Clair County, AL 35953" → saintclair of Alabama, a county. A name that is only a state or a noun is kept, and so
 * is "City" at the end, because it may belong to the name: Union City.
 */
export function readPlaceName(text: string): PlaceName {
  return placeReadings(text).findLast(({ isLoose }) => !isLoose) ?? nameless
}

/** What a text may mean. */
export interface PlaceReading extends PlaceName {
  /** The noun that was removed: "parish". */
  readonly noun: string | null
  /** Whether the removed word may belong to the name: the "La" of La Grange, the "City" of Union City. */
  readonly isLoose: boolean
}

const nameless: PlaceReading = { key: '', words: [], stateId: null, kind: null, zip: null, noun: null, isLoose: false }

/**
 * All possible readings of a text, from the unchanged text to the one without state and noun. The first reading that a
 * place has as its name is used: "Union City" is a name, and "Dallas County" is Dallas where no place has that full
 * name.
 */
export function placeReadings(text: string): PlaceReading[] {
  const { words, zip } = withoutZip(text)
  if (words.length === 0) return zip === null ? [] : [{ ...nameless, zip }]
  const ofZip = zip === null ? null : stateOfZipCode(zip)
  const readingsOf = (rest: readonly string[], stateId: StateId | null, isLoose: boolean): PlaceReading[] =>
    withAndWithoutNoun(rest).map((left) => ({
      key: keyOf(left.words),
      words: left.words,
      stateId: stateId ?? left.stateId ?? ofZip,
      kind: left.kind,
      noun: left.noun,
      zip,
      isLoose: isLoose || left.isLoose,
    }))
  const end = stateAtEnd(words)
  const start = stateAtStart(words)
  const before = start && start.words < words.length ? stateBefore(text, words) : null
  return [
    ...readingsOf(words, null, false),
    ...(start && before ? readingsOf(words.slice(start.words), start.stateId, before.isLoose) : []),
    ...(end && end.words < words.length ? readingsOf(words.slice(0, -end.words), end.stateId, false) : []),
  ]
}

/**
 * "AL - Dallas County" and "Georgia: Fulton"; without punctuation, two letters are a state only if they are uppercase.
 */
function stateBefore(text: string, [first = '']: readonly string[]): { readonly isLoose: boolean } | null {
  const written = /^\s*(\p{L}+)\.?\s*([-–—:,;/|])?/u.exec(text)
  if (written?.[2] !== undefined) return { isLoose: false }
  return first.length > 2 || stateOfCode(written?.[1] ?? '') !== null ? { isLoose: true } : null
}

const countries = ['united states of america', 'united states', 'u s a', 'usa', 'u s', 'us'].map((name) =>
  name.split(' '),
)

/** "Selma, AL 36701-1234, USA" without what follows the state. */
function withoutZip(text: string): { readonly words: readonly string[]; readonly zip: string | null } {
  const words = wordsIn(text)
  const country = countries.find((each) => words.length > each.length && endsWith(words, each))
  const left = country ? words.slice(0, -country.length) : words
  const plusFour = /^\d{4}$/.test(left.at(-1) ?? '') && /^\d{5}$/.test(left.at(-2) ?? '')
  const at = plusFour ? left.length - 2 : left.length - 1
  const zip = left[at] ?? ''
  return /^\d{5}$/.test(zip) ? { words: left.slice(0, at), zip } : { words: left, zip: null }
}

interface NamedWords {
  readonly words: readonly string[]
  readonly kind: PlaceKind | null
  readonly stateId: StateId | null
  readonly noun: string | null
  readonly isLoose: boolean
}

const nounsByFirstWord = Map.groupBy(nounsBefore, ({ words }) => words[0] ?? '')
const nounsByLastWord = Map.groupBy(nounsBehind, ({ words }) => words.at(-1) ?? '')

function withAndWithoutNoun(words: readonly string[]): NamedWords[] {
  const article = words[0] === 'the' && words.length > 1 ? words.slice(1) : words
  const before = nounsByFirstWord
    .get(article[0] ?? '')
    ?.find(({ words: noun }) => article.length > noun.length && beginsWith(article, noun))
  const rest = before ? article.slice(before.words.length) : article
  const short = before ? [without(before, rest)] : []
  return [
    { words, kind: null, stateId: null, noun: null, isLoose: false },
    ...short,
    ...withoutNounsBehind(rest, before),
  ]
}

/** "Augusta-Richmond County consolidated government" has two nouns. */
function withoutNounsBehind(words: readonly string[], before: PlaceNoun | undefined): NamedWords[] {
  const behind = nounsByLastWord
    .get(words.at(-1) ?? '')
    ?.find(({ words: noun }) => words.length > noun.length && endsWith(words, noun))
  if (!behind) return []
  const rest = words.slice(0, -behind.words.length)
  const shorter = behind.kind === null ? withoutNounsBehind(rest, before) : []
  return [without(behind, rest, before?.kind ?? null), ...shorter]
}

function without(noun: PlaceNoun, words: readonly string[], told: PlaceKind | null = null): NamedWords {
  const isLoose = noun.kind === 'municipality' && !noun.words.includes('of')
  return { words, kind: told ?? noun.kind, stateId: noun.stateId, noun: noun.words[0] ?? null, isLoose }
}

function beginsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word)
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.every((word, index) => words[words.length - end.length + index] === word)
}

function wordsIn(text: string): string[] {
  const words = normalized(text).split(' ')
  return words[0] === '' ? [] : words
}

function keyOf(words: readonly string[]): string {
  return words.map((word) => fullForms(word)[0]).join('')
}
