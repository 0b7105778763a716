import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { rowsStartingWith } from '#search/quick-search.ts'
import { intersection, takeRows, union } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'
import { queryWords, wordsOf } from '#search/query-words.ts'
import { textsBeginningWith } from '#search/starting-with.ts'

/** A place that a free text may mean. */
export interface QuickPlace {
  readonly row: number
  /** Its whole name was typed, with or without "County", with or without the state. */
  readonly isExact: boolean
}

// More than a list of suggestions shows: among those that begin so, the exact ones may stand in any state.
const mostTexts = 24

/**
 * The places that are called as a text says, best first: those with exactly this name, of these the one with most
 * officials on file, then those whose name begins so, the shorter first, then those where each word starts some word
 * of the name or of the state.
 */
export function quickPlaces(index: SearchIndex, typed: string, limit: number): QuickPlace[] {
  const words = queryWords(typed)
  if (words.length === 0) return []
  const { wordIndex, rows } = index.searchedTexts.name
  const begun = textsBeginningWith(wordIndex, words, mostTexts).flatMap((text) => [
    ...rows.items.subarray(rows.starts[text], rows.starts[text + 1]),
  ])
  // Of a letter or two there are enough that begin so, and tens of thousands that hold a word which does.
  const holding = begun.length < limit ? rowsHolding(index, words, limit) : []
  const found = [...new Set([...begun, ...holding])]
  const officials = indexColumn(index, 'place.officials')
  const [exact, others] = [true, false].map((isExact) => found.filter((row) => isCalled(index, row, words) === isExact))
  const onFile = (row: number) => Number(valueAt(officials, row))
  const best = (exact ?? []).toSorted((a, b) => onFile(b) - onFile(a) || a - b)
  return [
    ...best.map((row) => ({ row, isExact: true })),
    ...(others ?? []).map((row) => ({ row, isExact: false })),
  ].slice(0, limit)
}

/** A state that is named beside a place narrows what is found; alone it finds nothing but itself. */
function rowsHolding(index: SearchIndex, words: readonly string[], limit: number): number[] {
  const sets = words.map((word) => rowsStartingWith(index, word))
  const known = sets.filter((set) => set !== null)
  if (known.length < sets.length) return []
  const anywhere = known.map((set) => set.anywhere)
  const named = union(
    known.map((set) => set.byName),
    index.rowCount,
  )
  return takeRows(intersection([...anywhere, named], index.rowCount), 0, limit)
}

const nouns = new Set(['county', 'parish'])

function isCalled(index: SearchIndex, row: number, words: readonly string[]): boolean {
  const wordsIn = (id: ColumnId) => wordsOf(normalised(textOf(valueAt(indexColumn(index, id), row))))
  const name = wordsIn('place.name')
  const short = nouns.has(name.at(-1) ?? '') ? name.slice(0, -1) : name
  const typed = words.join(' ')
  return [name, short].some((each) =>
    [each, [...each, ...wordsIn('state.name')]].some((combination) => [...new Set(combination)].join(' ') === typed),
  )
}

function textOf(value: ColumnValue): string {
  return typeof value === 'string' ? value : ''
}
