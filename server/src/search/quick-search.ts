import type { WordRows } from '#search/cache.ts'
import { type NamedChoice, namedChoices, namedOffices } from '#search/named-choices.ts'
import { nearestWord } from '#search/nearest-word.ts'
import { queryWords } from '#search/query-words.ts'
import { isLittleWord } from '#search/question/question-words.ts'
import type { Reading } from '#search/question/read-question.ts'
import { type MatchedRows, type RowsOfPlaces, rowsOfReading } from '#search/question/rows-of-reading.ts'
import type { ListRange } from '#search/postings.ts'
import { rowsWithPhoneWithin, rowsWithTypedPhone } from '#search/quick-phones.ts'
import {
  addRow,
  countRows,
  countRowsOfEither,
  intersection,
  isEmpty,
  noRows,
  type RowBitset,
  takeRows,
  union,
} from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'
import type { SearchedText } from '#search/word-index.ts'
import { indexOfWord, wordsStartingWith } from '#search/words.ts'
import { fullForms } from '#vocabulary/places/place-words.ts'

export interface QuickMatch<Place = unknown> {
  readonly rows: readonly number[]
  readonly total: number
  /** The offices and jurisdictions that the words name, in addition to people. */
  readonly named: readonly NamedChoice[]
  /** The reading of the words that was used; null where they are searched for as typed. */
  readonly understood: Reading<Place> | null
  /** True where nobody matches some of the words, so that similar words were used. */
  readonly isSimilar: boolean
}

/** What a text may mean, and the officials of the places in it. */
export interface ReadQuestion<Place> {
  readonly readings: readonly Reading<Place>[]
  readonly rowsOfPlaces: RowsOfPlaces<Place>
}

const nothing = { rows: [], total: 0, named: [], understood: null, isSimilar: false } satisfies QuickMatch
const notRead = { readings: [], rowsOfPlaces: { own: () => [], within: () => [], representing: () => [] } }

/**
 * Where a phone was typed, the officials who have it. Else those for whom each typed word starts some word of the name;
 * then those whom the text means as a whole, such as the mayor of a place; then those who have each word somewhere. A word
 * that nobody has is taken for the nearest word that somebody has.
 */
export function quickSearch<Place = never>(
  index: SearchIndex,
  typed: string,
  limit: number,
  question: ReadQuestion<Place> = notRead,
): QuickMatch<Place> {
  const withPhone = rowsWithTypedPhone(index, typed) ?? rowsWithPhoneWithin(index, typed)
  if (withPhone) return { ...nothing, rows: takeRows(withPhone, 0, limit), total: countRows(withPhone) }
  const words = queryWords(typed)
  if (words.length === 0) return nothing
  const search = new QuickSearch(index, words, question)
  const { sets, understood, isSimilar, nearest } = search.found()
  const named = namedChoices(index, nearest, !search.hasNameMatch)
  const { readings } = question
  const offices = readings.find(isOnlyOffice)?.offices ?? []
  return {
    rows: firstRows(index, sets, rowsCalledAll(index, understood?.rest ?? nearest), limit),
    total: countRowsOfAny(index, sets),
    named: [...named, ...namedOffices(index, offices, named)],
    understood,
    isSimilar,
  }
}

/**
 * The first rows of the sets, one set after another, without repetition. Within each set, those that are called as was
 * typed come first: for "lee", Ann Lee before Leeann Moss.
 */
function firstRows(
  { rowCount }: SearchIndex,
  sets: readonly RowBitset[],
  called: RowBitset | null,
  limit: number,
): readonly number[] {
  const rows = new Set<number>()
  for (const set of sets)
    for (const part of called ? [intersection([set, called], rowCount), set] : [set]) {
      if (rows.size >= limit) return [...rows].slice(0, limit)
      for (const row of takeRows(part, 0, limit + rows.size)) rows.add(row)
    }
  return [...rows].slice(0, limit)
}

function countRowsOfAny({ rowCount }: SearchIndex, sets: readonly RowBitset[]): number {
  const [last, ...others] = sets.toReversed()
  if (!last) return 0
  const [one, ...more] = others
  if (!one) return countRows(last)
  return countRowsOfEither(more.length === 0 ? one : union(others, rowCount), last)
}

/** The rows whose name contains every word whole; null where there are none. */
function rowsCalledAll(index: SearchIndex, words: readonly string[]): RowBitset | null {
  const sets: RowBitset[] = []
  for (const word of words) {
    const { called } = rowsOfStart(index, word)
    if (called === null) return null
    sets.push(called)
  }
  return sets.length === 0 ? null : intersection(sets, index.rowCount)
}

interface FoundRows<Place> {
  /** The best first; a row may be in several sets. */
  readonly sets: readonly RowBitset[]
  readonly understood: Reading<Place> | null
  readonly isSimilar: boolean
  /** The typed words, each replaced by the nearest known word where nobody has it. */
  readonly nearest: readonly string[]
}

interface Found<Place> extends MatchedRows<Place> {
  readonly reading: Reading<Place>
}

class QuickSearch<Place> {
  readonly #index: SearchIndex
  readonly #words: readonly string[]
  readonly #question: ReadQuestion<Place>
  readonly #byName: RowBitset | null

  constructor(index: SearchIndex, words: readonly string[], question: ReadQuestion<Place>) {
    this.#index = index
    this.#question = question
    const telling = words.filter((word) => !isLittleWord(word))
    const all = this.#starting(words, 'byName')
    this.#words = all === null && telling.length > 0 ? telling : words
    this.#byName = this.#words.length === words.length ? all : this.#starting(telling, 'byName')
  }

  get hasNameMatch(): boolean {
    return this.#byName !== null
  }

  found(): FoundRows<Place> {
    const { readings } = this.#question
    const whole = readings.filter(({ rest }) => rest.length === 0)
    const matches = this.#bestMatches(whole)
    const sets = matches.map(({ set }) => set)
    if (this.#byName !== null) return this.#exactly([this.#byName, ...sets, ...this.#anywhere()], null)
    const [first] = matches
    if (first) {
      const namesakes = this.#namesakes(first.reading)
      const [namesake] = namesakes
      // A person named Butler is a better answer than those who represent a place named Butler among others.
      if (first.areOfMore && namesake)
        return this.#exactly([...namesakes.map(({ set }) => set), ...sets], namesake.reading)
      const ofTowns = this.#ofTowns(first.reading)
      return this.#exactly([...sets, ...namesakes.map(({ set }) => set), ...ofTowns.sets], {
        ...first.reading,
        places: [...first.reading.places, ...ofTowns.places],
      })
    }
    const named = this.#firstFinding(
      readings.filter(({ rest }) => rest.length > 0),
      'byName',
    )
    if (named) return this.#exactly([named.set], named.reading)
    // A place that has no officials of its own is answered by its page.
    const [ofNobody] = whole
    if (ofNobody) return this.#exactly([], { ...ofNobody, places: ofNobody.namedPlaces })
    return this.#looselyFound()
  }

  /** The matches of complete readings that are as good as the first; readings of several offices only if no other matches. */
  #bestMatches(whole: readonly Reading<Place>[]): Found<Place>[] {
    const finding = this.#finding(whole, 'byName')
    const [best] = finding
    return finding.filter(
      ({ reading, areOfMore }) => best && isAlike(reading, best.reading) && areOfMore === best.areOfMore,
    )
  }

  /** The sheriff of Macon, Georgia, may be that of Macon County, or of the county that contains the town of Macon. */
  #ofTowns(reading: Reading<Place>): Pick<FoundRows<Place>, 'sets'> & Pick<MatchedRows<Place>, 'places'> {
    const { towns } = reading
    const found = towns.length === 0 ? null : this.#found({ ...reading, places: towns }, 'byName')
    return found ? { sets: [found.set], places: found.places } : { sets: [], places: [] }
  }

  /**
   * Officials with the typed name who hold such an office or serve in that state; for a place, also those with its name
   * in any column.
   */
  #namesakes({ offices }: Reading<Place>): Found<Place>[] {
    const others = this.#question.readings.filter(({ places, rest }) => places.length === 0 && rest.length > 0)
    const byName = this.#finding(others, 'byName')
    if (offices.length > 0) return byName
    const ofState = others.filter((reading) => reading.offices.length === 0 && reading.stateId !== null)
    return [...byName, ...this.#finding(ofState, 'anywhere')]
  }

  #finding(readings: readonly Reading<Place>[], where: Where): Found<Place>[] {
    return readings.flatMap((reading) => this.#found(reading, where) ?? [])
  }

  #firstFinding(readings: readonly Reading<Place>[], where: Where): Found<Place> | null {
    for (const reading of readings) {
      const found = this.#found(reading, where)
      if (found) return found
    }
    return null
  }

  /** Searches for the remaining words in names, or anywhere. The places are those where officials are found. */
  #found(reading: Reading<Place>, where: Where, rowsOfWord = rowsOfStart): Found<Place> | null {
    const rest = reading.rest.map((word) => rowsOfWord(this.#index, word)[where])
    if (rest.some((set) => set === null)) return null
    const sets = rest.filter((set) => set !== null)
    const found = rowsOfReading(this.#index, this.#question.rowsOfPlaces, reading, sets)
    return found && { ...found, reading: { ...reading, places: found.places } }
  }

  /** Searches for the remaining words anywhere, and then for similar words. */
  #looselyFound(): FoundRows<Place> {
    const readings = this.#question.readings.toSorted((one, other) => one.rest.length - other.rest.length)
    const found = this.#firstFinding(readings, 'anywhere')
    if (found) return this.#exactly([found.set], found.reading)
    const anywhere = this.#anywhere()
    if (anywhere.length > 0) return this.#exactly(anywhere, null)
    for (const reading of readings) {
      const near = this.#found(reading, 'anywhere', rowsOfNearest)
      if (near) return { ...this.#exactly([near.set], near.reading), isSimilar: true }
    }
    return this.#nearlyFound(readings.find(({ offices }) => offices.length > 0) ?? null)
  }

  #nearlyFound(ofOffice: Reading<Place> | null): FoundRows<Place> {
    const nearest = this.#words.map((word) => rowsOfNearest(this.#index, word))
    const sets = nearest.map(({ anywhere }) => anywhere).filter((set) => set !== null)
    const near = sets.length < nearest.length ? null : intersection(sets, this.#index.rowCount)
    if (near === null || isEmpty(near)) return this.#exactly([], ofOffice)
    return { sets: [near], understood: null, isSimilar: true, nearest: nearest.map(({ word }) => word) }
  }

  #exactly(sets: readonly RowBitset[], understood: Reading<Place> | null): FoundRows<Place> {
    return { sets, understood, isSimilar: false, nearest: this.#words }
  }

  #anywhere(): RowBitset[] {
    const rows = this.#starting(this.#words, 'anywhere')
    return rows === null ? [] : [rows]
  }

  /** Null where nobody has all of the words. */
  #starting(words: readonly string[], where: Where): RowBitset | null {
    const sets: RowBitset[] = []
    for (const word of words) {
      const set = rowsOfStart(this.#index, word)[where]
      if (set === null) return null
      sets.push(set)
    }
    const rows = intersection(sets, this.#index.rowCount)
    return isEmpty(rows) ? null : rows
  }
}

type Where = 'byName' | 'anywhere'

function isOnlyOffice({ offices, places, district, stateId, rest }: Reading<unknown>): boolean {
  return offices.length > 0 && places.length === 0 && district === null && stateId === null && rest.length === 0
}

function isAlike(one: Reading<unknown>, other: Reading<unknown>): boolean {
  const isOfOffice = ({ offices }: Reading<unknown>) => offices.length > 0
  return one.isOfSeveralOffices === other.isOfSeveralOffices && isOfOffice(one) === isOfOffice(other)
}

/** The rows of a word are cached, because people type letter by letter while the earlier words stay the same. */
function rowsOfStart(index: SearchIndex, word: string): WordRows {
  return index.cache.quickWords.getOrAdd(word, () => rowsStartingWith(index, word))
}

/** The rows of the nearest word, where no word starts with the typed one. */
function rowsOfNearest(index: SearchIndex, word: string): WordRows {
  const starting = rowsOfStart(index, word)
  if (starting.anywhere !== null) return starting
  return index.cache.quickWords.getOrAdd(`nearest to ${word}`, () => {
    const nearest = nearestWord(index, word)
    return nearest === null ? starting : rowsOfStart(index, nearest)
  })
}

// A single letter is the beginning of a word rather than a short form.
const shortestForm = 2

/** The rows where a word starts with some letters, or with the words that they abbreviate. */
export function rowsStartingWith(index: SearchIndex, start: string): WordRows {
  const { name, others } = index.searchedTexts
  const forms = start.length < shortestForm ? [] : fullForms(start).filter((form) => form !== start)
  const byName = noRows(index.rowCount)
  addRowsStartingWith(name, start, byName)
  // A place may be called "Ft. Lauderdale", but a person named "Ft" is never called "Fort".
  if (index.subject === 'place') for (const form of forms) addRowsWithWord(name, form, byName)
  const anywhere = byName.slice()
  for (const texts of others) {
    addRowsStartingWith(texts, start, anywhere)
    // "Hls" is short for Hills, but not for Hillsborough.
    for (const form of forms) addRowsWithWord(texts, form, anywhere)
  }
  const orNull = (rows: RowBitset) => (isEmpty(rows) ? null : rows)
  return {
    word: start,
    called: rowsCalled(index, start),
    byName: orNull(byName),
    anywhere: orNull(anywhere),
  }
}

function rowsCalled({ searchedTexts: { name }, rowCount }: SearchIndex, word: string): RowBitset | null {
  const set = noRows(rowCount)
  return addRowsWithWord(name, word, set) ? set : null
}

/** False where no row has the word. */
function addRowsWithWord(searched: SearchedText, word: string, set: RowBitset): boolean {
  const found = indexOfWord(searched.wordIndex.words, word)
  if (found !== null) addRowsOfWords(searched, { from: found, to: found + 1 }, set)
  return found !== null
}

function addRowsStartingWith(searched: SearchedText, start: string, set: RowBitset): void {
  addRowsOfWords(searched, wordsStartingWith(searched.wordIndex.words, start), set)
}

// Arrays and their ends by names of their own: read anew for each row, they take half as long again.
function addRowsOfWords({ wordIndex, rows }: SearchedText, { from, to }: ListRange, set: RowBitset): void {
  const { starts: startsOfWords, items: texts } = wordIndex.textsOfWord
  const { starts, items } = rows
  const endOfTexts = startsOfWords[to] as number
  for (let at = startsOfWords[from] as number; at < endOfTexts; at++) {
    const text = texts[at] as number
    const end = starts[text + 1] as number
    for (let item = starts[text] as number; item < end; item++) addRow(set, items[item] as number)
  }
}

/**
 * The words of a text, each replaced by the nearest known word where nobody has it; null where some word has no near
 * one.
 */
export function nearestWords(index: SearchIndex, typed: string): string | null {
  const nearest = queryWords(typed).map((word) => rowsOfNearest(index, word))
  return nearest.every(({ anywhere }) => anywhere !== null) ? nearest.map(({ word }) => word).join(' ') : null
}
