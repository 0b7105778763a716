import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { dictionaryOf } from '#search/dictionary.ts'
import { rowsWith, textsOf } from '#search/match.ts'
import { intersection, countRows, noRows, type RowBitset, takeRows, union } from '#search/row-bitset.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { similarWords, wordsOf } from '#search/vocabulary.ts'

/** What the free text of a quick search is looked for in. */
const searched = [
  'eo.name',
  'office.name',
  'jurisdiction.name',
  'county.name',
  'state.name',
] as const satisfies readonly ColumnId[]

export interface QuickMatch {
  readonly rows: readonly number[]
  readonly total: number
}

/**
 * The officials for whom each typed word starts some word of the name, office or place; those whose
 * name alone fits come first. A word that nobody has is taken for the nearest word that somebody has.
 */
export function quickSearch(index: SearchIndex, typed: string, limit: number): QuickMatch {
  const words = wordsOf(normalised(typed))
  if (words.length === 0) return { rows: [], total: 0 }
  const rowsOfWord = words.map((word) => rowsWithWord(index, word) ?? rowsWithWord(index, nearestWord(index, word)))
  const sets = rowsOfWord.map((set) => set ?? { byName: noRows(index.rowCount), anywhere: noRows(index.rowCount) })
  const anywhere = intersection(
    sets.map((set) => set.anywhere),
    index.rowCount,
  )
  const byName = intersection([anywhere, ...sets.map((set) => set.byName)], index.rowCount)
  const first = takeRows(byName, 0, limit)
  const known = new Set(first)
  const others = takeRows(anywhere, 0, limit + first.length).filter((row) => !known.has(row))
  return { rows: [...first, ...others].slice(0, limit), total: countRows(anywhere) }
}

/** The rows where a word starts with some letters; null where there are none. */
function rowsWithWord(index: SearchIndex, start: string | null): { byName: RowBitset; anywhere: RowBitset } | null {
  if (start === null) return null
  const [byName, ...elsewhere] = searched.map((id) => rowsStartingWith(index, id, start)) as [RowBitset, ...RowBitset[]]
  const anywhere = union([byName, ...elsewhere], index.rowCount)
  return countRows(anywhere) === 0 ? null : { byName, anywhere }
}

function rowsStartingWith(index: SearchIndex, id: ColumnId, start: string): RowBitset {
  const texts = textsOf(index, id)
  const inside = ` ${start}`
  const holds = (text: string) => text.startsWith(start) || text.includes(inside)
  return rowsWith(
    index,
    indexColumn(index, id),
    Uint8Array.from(texts, (ofCode) => (ofCode.some(holds) ? 1 : 0)),
  )
}

function nearestWord(index: SearchIndex, word: string): string | null {
  let nearest: { word: string; similarity: number } | null = null
  for (const id of searched) {
    const { vocabulary } = dictionaryOf(index, id)
    for (const [place, similarity] of similarWords(vocabulary, word)) {
      if (similarity > (nearest?.similarity ?? 0)) nearest = { word: vocabulary.words[place] as string, similarity }
    }
  }
  return nearest?.word ?? null
}
