import { rowsStartingWith } from '#search/quick-search.ts'
import { intersection, takeRows, union } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'
import { queryWords } from '#search/query-words.ts'
import { textsBeginningWith } from '#search/starting-with.ts'

/** A place that a free text may mean. */
export interface QuickPlace {
  readonly row: number
  /** Whether the whole name was typed, with or without "County", with or without the state. */
  readonly isExact: boolean
}

// More than a list of suggestions shows, so that the intended places are among them.
const mostTexts = 24

/**
 * The places that a text may mean, best first: those with this exact name, the one with most officials on file first;
 * then those whose name begins with the text, the shorter first; then those where each word starts some word of the
 * name or the state.
 */
export function quickPlaces(index: SearchIndex, typed: string, meant: readonly number[], limit: number): QuickPlace[] {
  const words = queryWords(typed)
  if (words.length === 0) return []
  const { wordIndex, rows } = index.searchedTexts.name
  const begun = textsBeginningWith(wordIndex, words, mostTexts).flatMap((text) => [
    ...rows.items.subarray(rows.starts[text], rows.starts[text + 1]),
  ])
  // For one or two letters, enough names begin with them, while tens of thousands contain a word that does.
  const holding = meant.length + begun.length < limit ? rowsHolding(index, words, limit) : []
  const officials = indexColumn(index, 'place.officials')
  const onFile = (row: number) => Number(valueAt(officials, row))
  const best = meant.toSorted((a, b) => onFile(b) - onFile(a) || a - b)
  const others = new Set([...begun, ...holding]).difference(new Set(meant))
  return [
    ...best.map((row) => ({ row, isExact: true })),
    ...Array.from(others, (row) => ({ row, isExact: false })),
  ].slice(0, limit)
}

/** A state that is typed with a place narrows the results; typed alone, it finds only the state. */
function rowsHolding(index: SearchIndex, words: readonly string[], limit: number): number[] {
  const sets = words.map((word) => rowsStartingWith(index, word))
  const anywhere = sets.map((set) => set.anywhere).filter((set) => set !== null)
  if (anywhere.length < sets.length) return []
  const named = union(
    sets.map((set) => set.byName).filter((set) => set !== null),
    index.rowCount,
  )
  return takeRows(intersection([...anywhere, named], index.rowCount), 0, limit)
}
