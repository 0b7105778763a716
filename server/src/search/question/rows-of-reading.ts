import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { searchedColumns } from '#search/dictionary.ts'
import { wordsOf } from '#search/query-words.ts'
import type { Reading } from '#search/question/read-question.ts'
import { addRow, hasRow, intersection, isEmpty, noRows, type RowBitset, rowsPassing } from '#search/row-bitset.ts'
import { codeOf, indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'
import { textsBeginningWith } from '#search/starting-with.ts'
import { valueCount, valueOf } from '#search/values.ts'
import type { SearchedText } from '#search/word-index.ts'

/** The officials of a place, as rows of their index. */
export interface RowsOfPlaces<Place> {
  /** The officials whom the place itself, or a part of it, elects. */
  readonly own: (place: Place) => Iterable<number>
  /** The officials with certain offices whom places within it elect, for example the mayors of a county. */
  readonly within: (place: Place, offices: readonly string[]) => Iterable<number>
  /**
   * The officials with certain offices who represent the place, wherever they are elected; none where the place itself
   * elects one of these offices.
   */
  readonly representing: (place: Place, offices: readonly string[]) => Iterable<number>
}

/** The officials that a reading means. */
export interface MatchedRows<Place> {
  readonly set: RowBitset
  /** The places of the reading whose officials these are. */
  readonly places: readonly Place[]
  /**
   * Whether these officials represent the place along with others, as legislators do, because it elects none itself.
   */
  readonly areOfMore: boolean
}

/** Columns whose values many officials share: the rows with a value are known without checking the others. */
type SharedColumnId = 'office.name' | 'state.name'

type RowTest = (row: number) => boolean

/** The officials that a reading means, among those who match its remaining words; null where there are none. */
export function rowsOfReading<Place>(
  index: SearchIndex,
  { own, within, representing }: RowsOfPlaces<Place>,
  reading: Reading<Place>,
  rest: readonly RowBitset[],
): MatchedRows<Place> | null {
  const { places, offices, district, stateId } = reading
  const isOfOffice = hasOneOf(index, 'office.name', offices)
  const isHere: RowTest = (row) =>
    rest.every((set) => hasRow(set, row)) && isOfOffice(row) && isOfDistrict(index, district, row)
  if (places.length === 0) {
    const inState = stateId ? [states[stateId].name] : []
    const sets = offices.length > 0 ? [rowsOfTexts(index, 'office.name', offices), ...rest] : rest
    const found = sets.length > 0 ? intersection(sets, index.rowCount) : rowsOfTexts(index, 'state.name', inState)
    const isOfState = hasOneOf(index, 'state.name', inState)
    const tests = [...(sets.length > 0 && stateId ? [isOfState] : []), ...(district === null ? [] : [isHere])]
    const set = tests.reduce((left, test) => rowsPassing(left, test), found)
    return isEmpty(set) ? null : { set, places, areOfMore: false }
  }
  const ofPlaces = (rowsOf: RowsOfPlaces<Place>['within'], areOfMore: boolean): MatchedRows<Place> | null => {
    const found = places.map((place) => ({ place, rows: matching(rowsOf(place, offices), isHere) }))
    const holding = found.filter(({ rows }) => rows.length > 0)
    if (holding.length === 0) return null
    const set = noRows(index.rowCount)
    for (const { rows } of holding) for (const row of rows) addRow(set, row)
    return { set, places: holding.map(({ place }) => place), areOfMore }
  }
  if (offices.length === 0) return ofPlaces(own, false)
  return ofPlaces(own, false) ?? ofPlaces(within, false) ?? ofPlaces(representing, true)
}

function matching(rows: Iterable<number>, test: RowTest): number[] {
  const found: number[] = []
  for (const row of rows) if (test(row)) found.push(row)
  return found
}

/** Whether the value of a row is one of some texts. Each distinct value is read once, however many rows have it. */
function hasOneOf(index: SearchIndex, id: SharedColumnId, texts: readonly string[]): RowTest {
  if (texts.length === 0) return () => true
  const column = indexColumn(index, id)
  const passes = Uint8Array.from({ length: valueCount(column.values) }, (_, code) =>
    texts.includes(valueOf(column.values, code) as string) ? 1 : 0,
  )
  return (row) => passes[codeOf(column, row)] === 1
}

function isOfDistrict(index: SearchIndex, district: string | null, row: number): boolean {
  if (district === null) return true
  const label = normalized(district)
  const wordsAt = (id: 'jurisdiction.district' | 'jurisdiction.name') =>
    wordsOf(normalized((valueAt(indexColumn(index, id), row) as string | null) ?? ''))
  // "Place 2" is written as 2, and the 4th Judicial Circuit as 4.
  return wordsAt('jurisdiction.district').at(-1) === label || wordsAt('jurisdiction.name').some(isOrdinalOf(label))
}

function isOrdinalOf(label: string): (word: string) => boolean {
  const ordinals = ['st', 'nd', 'rd', 'th'].map((ending) => label + ending)
  return (word) => ordinals.includes(word)
}

/** The rows that have one of some texts, found without checking any other row. */
function rowsOfTexts(index: SearchIndex, id: SharedColumnId, texts: readonly string[]): RowBitset {
  const { wordIndex, rows } = index.searchedTexts.others[searchedColumns.official.others.indexOf(id)] as SearchedText
  const set = noRows(index.rowCount)
  for (const each of texts) {
    // The shortest text that begins with the words is the text itself, where some row has it.
    const words = wordsOf(normalized(each))
    const [text] = textsBeginningWith(wordIndex, words, 1)
    if (text === undefined || wordIndex.lengths[text] !== words.join(' ').length) continue
    for (let at = rows.starts[text] as number; at < (rows.starts[text + 1] as number); at++)
      addRow(set, rows.items[at] as number)
  }
  return set
}
