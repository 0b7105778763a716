import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import { choiceOf, dictionaryOf, searchedColumns } from '#search/dictionary.ts'
import { queryWords } from '#search/query-words.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'
import { textsBeginningWith } from '#search/starting-with.ts'
import type { SearchedText } from '#search/word-index.ts'
import { indexOfWord } from '#search/words.ts'

const mostNamed = 6
const mostBegun = 3

/**
 * An office, a county, a state or another jurisdiction that a text names, and the officials that a filter for it finds.
 */
export interface NamedChoice extends Choice {
  readonly columnId: NamedText['id']
  /** The state of all officials with this choice; null where it lies in several states, or is a state itself. */
  readonly state: string | null
  readonly total: number
}

/** The choices whose name is these words. With `mayBegin`, where there are none, those whose name begins with them. */
export function namedChoices(index: SearchIndex, words: readonly string[], mayBegin: boolean): NamedChoice[] {
  const begun = searchedColumns.official.others.flatMap((id, at) => {
    const searched = index.searchedTexts.others[at] as SearchedText
    return textsBeginningWith(searched.wordIndex, words, mostNamed).map((text) => ({ id, searched, text }))
  })
  const called = begun.filter(({ searched, text }) => isCalled(searched, text, words))
  if (called.length > 0) return called.slice(0, mostNamed).map((each) => described(index, each))
  // The name of a district begins with that of its county, but a person who types the county is not looking for it.
  const others = mayBegin ? begun.filter(({ id }) => !isPlace(id)) : []
  return others.slice(0, mostBegun).map((each) => described(index, each))
}

/** Offices that a text names by another name, in addition to those already found. */
export function namedOffices(
  index: SearchIndex,
  offices: readonly string[],
  known: readonly NamedChoice[],
): NamedChoice[] {
  const id = 'office.name'
  const searched = index.searchedTexts.others[searchedColumns.official.others.indexOf(id)] as SearchedText
  return offices
    .filter((office) => known.every(({ columnId, label }) => columnId !== id || label !== office))
    .flatMap((office) => {
      const words = queryWords(office)
      const [text] = textsBeginningWith(searched.wordIndex, words, 1)
      const found = text === undefined ? null : ({ id, searched, text } as const)
      return found && isCalled(found.searched, found.text, words) ? [described(index, found)] : []
    })
    .slice(0, mostNamed)
}

interface NamedText {
  readonly id: (typeof searchedColumns.official.others)[number]
  readonly searched: SearchedText
  readonly text: number
}

function isCalled({ wordIndex }: SearchedText, text: number, words: readonly string[]): boolean {
  const { starts, items } = wordIndex.texts
  const own = items.subarray(starts[text], starts[text + 1])
  return own.length === words.length && words.every((word, at) => indexOfWord(wordIndex.words, word) === own[at])
}

function isPlace(id: NamedText['id']): boolean {
  return columnOf(id).kind === 'place'
}

function described(index: SearchIndex, { id, searched: { rows }, text }: NamedText): NamedChoice {
  const having = rows.items.subarray(rows.starts[text], rows.starts[text + 1])
  return {
    ...choiceOf(indexColumn(index, id), dictionaryOf(index, id), text),
    columnId: id,
    state: isPlace(id) ? onlyStateOf(index, having) : null,
    total: having.length,
  }
}

function onlyStateOf(index: SearchIndex, rows: Uint32Array): string | null {
  const [state, ...others] = new Set(Array.from(rows, (row) => valueAt(indexColumn(index, 'state.name'), row)))
  return typeof state === 'string' && others.length === 0 ? state : null
}
