import { columnsOf, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Codes } from '#search/codes.ts'
import { indexesIn } from '#search/counting-sort.ts'
import {
  type Dictionaries,
  dictionariesFrom,
  dictionaryOf,
  type MadeDictionary,
  makeDictionary,
  searchedTextOf,
} from '#search/dictionary.ts'
import { firstAtLeast } from '#search/find-texts.ts'
import { groupedItems, indexesNow, patchPostings } from '#search/patch/patch-postings.ts'
import { type PatchedWordIndex, patchWordIndex } from '#search/patch/patch-word-index.ts'
import type { RowPlan } from '#search/patch/row-plan.ts'
import { fillStretches, lengthOf } from '#search/patch/stretches.ts'
import { wordsOf } from '#search/query-words.ts'
import { type BuiltIndex, type ChoiceTable, codeOf, type IndexChoice, type IndexColumn } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { firstTextFrom } from '#search/starting-with.ts'
import { textAt } from '#search/text-table.ts'
import { usedCodes } from '#search/used-codes.ts'
import { type Texts, valueCount } from '#search/values.ts'
import type { Dictionary, SearchedText } from '#search/word-index.ts'
import { indexOfWord } from '#search/words.ts'

/** The dictionaries of an index whose rows and columns were patched. */
export function patchDictionaries(before: BuiltIndex, columns: BuiltIndex['columns'], plan: RowPlan): Dictionaries {
  const rowNow = indexesNow(plan.stretches, before.rowCount)
  const made = new Map<LookUpColumnId, MadeDictionary>()
  for (const id of columnsOf[before.subject].lookUpIds) {
    const patch = {
      before: before.columns.get(id) as IndexColumn,
      now: columns.get(id) as IndexColumn,
      dictionary: dictionaryOf(before, id),
      searched: searchedTextOf(before, id),
      plan,
      rowNow,
    }
    made.set(id, patchDictionary(patch))
  }
  return dictionariesFrom(before.subject, made)
}

interface ColumnPatch {
  readonly before: IndexColumn
  readonly now: IndexColumn
  readonly dictionary: Dictionary
  readonly searched: SearchedText | null
  readonly plan: RowPlan
  /** row before → row now */
  readonly rowNow: Uint32Array
}

function patchDictionary(patch: ColumnPatch): MadeDictionary {
  const { before, now, dictionary, searched, plan } = patch
  if (now === before) return { dictionary, searched }
  if (now.choices && before.choices && haveSameChoices(now.choices, before.choices))
    return { dictionary, searched: searched && searchedAgain(patch, searched, dictionary, null) }
  if (!now.choices && now.values.kind === 'texts') return patchTexts(patch, now.values)
  return makeDictionary(now, plan.rowCount, searched !== null)
}

function haveSameChoices({ list }: ChoiceTable, { list: before }: ChoiceTable): boolean {
  const isSame = ({ id, label, place }: IndexChoice, other: IndexChoice | undefined) =>
    id === other?.id && label === other.label && place === other.place
  return list.length === before.length && list.every((choice, index) => isSame(choice, before[index]))
}

/** A text is removed with the last row that has it, and added with the first. */
function patchTexts(patch: ColumnPatch, values: Texts): MadeDictionary {
  const { before, now, dictionary, searched, plan } = patch
  const find = textFinder(dictionary, values)
  const labelsBefore = new Set(
    Array.from(plan.gone, (row) => labelAt(before, row))
      .flat()
      .map(({ label }) => label),
  )
  const used = usedCodes(now.codes as Codes, valueCount(values))
  const isUsed = (label: string) => codesOf(values, label).some((code) => used[code] === 1)
  const removed = new Set([...labelsBefore].filter((label) => !isUsed(label)).flatMap((label) => find(label) ?? []))
  const labelsNow = new Map(plan.came.flatMap(({ row }) => labelAt(now, row)).map((said) => [said.label, said]))
  const added = [...labelsNow.values()].filter(({ label }) => find(label) === null)
  if (removed.size === 0 && added.length === 0)
    return { dictionary, searched: searched && searchedAgain(patch, searched, dictionary, null) }
  const patched = patchWordIndex(
    dictionary.wordIndex,
    removed,
    added.map(({ label, code }) => ({ label, words: wordsOf(textAt(values.normalized, code)) })),
    (text) => textAt(values.texts, dictionary.entries[text] as number),
  )
  const count = lengthOf(patched.stretches)
  const entries = fillStretches(patched.stretches, dictionary.entries, () => 0, sharedUint32(count))
  for (const [index, { code }] of added.entries()) entries[patched.newTextNow[index] as number] = code
  const result = { wordIndex: patched.wordIndex, entries }
  return { dictionary: result, searched: searched && searchedAgain(patch, searched, result, patched) }
}

/** The labels of a row, each with its code; empty where unknown. */
function labelAt(column: IndexColumn, row: number): { readonly label: string; readonly code: number }[] {
  const { known, texts } = column.values as Texts
  const code = codeOf(column, row)
  return known[code] === 1 ? [{ label: textAt(texts, code), code }] : []
}

/** All codes of a text. */
function codesOf(values: Texts, label: string): number[] {
  const { normalized: compared, alphabetical, texts, known } = values
  const bytes = Buffer.from(`${normalized(label)}\0`)
  const found: number[] = []
  for (let at = firstAtLeast(values, bytes); at < alphabetical.length; at++) {
    const code = alphabetical[at] as number
    if (compareTextTo(compared, code, bytes) !== 0) break
    if (known[code] === 1 && textAt(texts, code) === label) found.push(code)
  }
  return found
}

/** label → its text in the dictionary; null where it is not in the dictionary */
function textFinder({ wordIndex, entries }: Dictionary, { texts }: Texts): (label: string) => number | null {
  return (label) => {
    const words = wordsOf(normalized(label)).map((word) => indexOfWord(wordIndex.words, word))
    const known = words.filter((word) => word !== null)
    if (known.length < words.length) return null
    const { alphabetical, texts: ofTexts } = wordIndex
    for (let at = firstTextFrom(wordIndex, known); at < alphabetical.length; at++) {
      const text = alphabetical[at] as number
      const own = ofTexts.items.subarray(ofTexts.starts[text], ofTexts.starts[text + 1])
      if (own.length !== known.length || !known.every((word, index) => own[index] === word)) return null
      if (textAt(texts, entries[text] as number) === label) return text
    }
    return null
  }
}

/** The rows of each text, for the texts after the patch. */
function searchedAgain(
  { now, plan, rowNow }: ColumnPatch,
  { rows }: SearchedText,
  dictionary: Dictionary,
  patched: PatchedWordIndex | null,
): SearchedText {
  const textsOf = now.choices ? textsOfChoices(now, now.choices, dictionary) : textOfRow(now, dictionary)
  const pairs = plan.came.flatMap(({ row }) => textsOf(row).map((text) => [text, row] as const))
  const lists = patched?.stretches ?? [{ of: 'before', from: 0, to: rows.starts.length - 1 }]
  return {
    wordIndex: dictionary.wordIndex,
    rows: patchPostings(rows, { lists, itemNow: rowNow, added: groupedItems(pairs) }),
  }
}

function textOfRow(column: IndexColumn, dictionary: Dictionary): (row: number) => number[] {
  const find = textFinder(dictionary, column.values as Texts)
  return (row) => labelAt(column, row).map(({ label }) => find(label) as number)
}

function textsOfChoices(
  column: IndexColumn,
  { ofCode }: ChoiceTable,
  { entries }: Dictionary,
): (row: number) => number[] {
  const textOf = indexesIn(entries)
  return (row) => (ofCode[codeOf(column, row)] ?? []).map((choice) => textOf[choice] as number)
}
