import { columnsOf, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import { indexesIn } from '#search/counting-sort.ts'
import { normalizedTexts } from '#search/normalized-texts.ts'
import { type Postings, postingsOf } from '#search/postings.ts'
import { type BuiltIndex, type ChoiceTable, codeOf, type IndexColumn } from '#search/search-index.ts'
import { sharedFrom } from '#search/shared-memory.ts'
import { compareTexts } from '#search/sort-texts.ts'
import { TextCollector } from '#search/text-collector.ts'
import { textAt, textCount, type TextTable, textTable } from '#search/text-table.ts'
import { usedCodes } from '#search/used-codes.ts'
import { type Lists, type Texts, valueCount } from '#search/values.ts'
import { buildWordIndex, type Dictionary, type SearchedText } from '#search/word-index.ts'

/** The columns that a quick search covers: the name, and others. */
export const searchedColumns = {
  official: { name: 'eo.name', others: ['state.name', 'county.name', 'jurisdiction.name', 'office.name'] },
  place: { name: 'place.name', others: ['state.name'] },
} as const satisfies Record<SubjectId, { name: LookUpColumnId; others: readonly LookUpColumnId[] }>

export type Dictionaries = Pick<BuiltIndex, 'dictionaries' | 'searchedTexts'>

/**
 * Builds a dictionary for each column whose values can be looked up, and the rows of the texts that a quick search
 * covers.
 */
export function buildDictionaries(subject: SubjectId, columns: BuiltIndex['columns'], rowCount: number): Dictionaries {
  return dictionariesOf(subject, columns, rowCount, () => null)
}

/** Rebuilds the dictionaries for the same rows after columns have changed; an unchanged column keeps its dictionary. */
export function rebuildDictionaries(before: BuiltIndex, columns: BuiltIndex['columns']): Dictionaries {
  return dictionariesOf(before.subject, columns, before.rowCount, (id) => {
    if (columns.get(id) !== before.columns.get(id)) return null
    return { dictionary: dictionaryOf(before, id), searched: searchedTextOf(before, id) }
  })
}

function dictionariesOf(
  subject: SubjectId,
  columns: BuiltIndex['columns'],
  rowCount: number,
  known: (id: LookUpColumnId) => MadeDictionary | null,
): Dictionaries {
  const isSearched = (id: LookUpColumnId) => searchedIds(subject).includes(id)
  const make = (id: LookUpColumnId) => makeDictionary(columns.get(id) as IndexColumn, rowCount, isSearched(id))
  return dictionariesFrom(subject, new Map(columnsOf[subject].lookUpIds.map((id) => [id, known(id) ?? make(id)])))
}

export function dictionariesFrom(subject: SubjectId, made: ReadonlyMap<LookUpColumnId, MadeDictionary>): Dictionaries {
  const { name, others } = searchedColumns[subject]
  const searched = (id: LookUpColumnId) => made.get(id)?.searched as SearchedText
  return {
    dictionaries: new Map([...made].map(([id, { dictionary }]) => [id, dictionary])),
    searchedTexts: { name: searched(name), others: others.map(searched) },
  }
}

/** The columns in which a quick search looks for words. */
export function searchedIds(subject: SubjectId): LookUpColumnId[] {
  const { name, others } = searchedColumns[subject]
  return [name, ...others]
}

/** Null where quick searches do not cover the column. */
export function searchedTextOf({ subject, searchedTexts }: BuiltIndex, id: LookUpColumnId): SearchedText | null {
  const index = searchedIds(subject).indexOf(id)
  return [searchedTexts.name, ...searchedTexts.others][index] ?? null
}

export function dictionaryOf(index: BuiltIndex, id: LookUpColumnId): Dictionary {
  return index.dictionaries.get(id) as Dictionary
}

/** The choice that a text of the dictionary stands for. */
export function choiceOf({ choices, values }: IndexColumn, { entries }: Dictionary, text: number): Choice {
  const entry = entries[text] as number
  const choice = choices?.list[entry]
  if (choice) return { id: choice.id, label: labelWithPlace(choice) }
  const label = textAt((values as Texts | Lists).texts, entry)
  return { id: label, label }
}

/** What can be looked up in a column, each text once. */
interface Labels {
  /** Of the choices, or else of the column. */
  readonly texts: TextTable
  readonly normalized: TextTable
  /** label → its index in these texts and in their normalized forms */
  readonly entries: Uint32Array
  /** code → the labels that it has */
  readonly ofCode: Postings
}

export interface MadeDictionary {
  readonly dictionary: Dictionary
  /** Null where quick searches do not cover the column. */
  readonly searched: SearchedText | null
}

export function makeDictionary(column: IndexColumn, rowCount: number, isSearched: boolean): MadeDictionary {
  const labels = labelsOf(column, rowCount)
  const compare = (a: number, b: number) =>
    compareTexts(labels.texts, labels.entries[a] as number, labels.entries[b] as number)
  const { wordIndex, order } = buildWordIndex(labels.normalized, labels.entries, compare)
  const entries = sharedFrom(order, (label) => labels.entries[label] as number)
  const rows = isSearched ? rowsOfTexts(column, rowCount, labels, order) : null
  return { dictionary: { wordIndex, entries }, searched: rows && { wordIndex, rows } }
}

function labelsOf({ codes, choices, values }: IndexColumn, rowCount: number): Labels {
  if (choices) return labelsOfChoices(choices)
  // The values may still include a text that no row has any more.
  const used = usedCodes(codes ?? everyIndexOf(rowCount), valueCount(values))
  if (values.kind === 'texts') return labelsOfTexts(values, used)
  if (values.kind === 'lists') return labelsOfLists(values, used)
  throw new Error('Only choices and texts can be looked up')
}

function labelsOfChoices({ list, ofCode }: ChoiceTable): Labels {
  const texts = textTable(list.map(({ label }) => label))
  const ofCodes = postingsOf(ofCode.length, (add) => {
    for (const [code, positions] of ofCode.entries()) for (const position of positions) add(code, position)
  })
  return { texts, normalized: normalizedTexts(texts), entries: everyIndexOf(textCount(texts)), ofCode: ofCodes }
}

/** Several codes may have the same text, for example two jurisdictions with one name. */
function labelsOfTexts({ texts, normalized, known }: Texts, used: Uint8Array): Labels {
  const { bytes, starts } = texts
  const collector = new TextCollector()
  const entries: number[] = []
  const ends = new Uint32Array(known.length + 1)
  const items: number[] = []
  for (let code = 0; code < known.length; code++) {
    if (known[code] === 1 && used[code] === 1) {
      const label = collector.addBytes(bytes, starts[code] as number, (starts[code + 1] as number) - 1)
      if (label === entries.length) entries.push(code)
      items.push(label)
    }
    ends[code + 1] = items.length
  }
  const ofCode = { starts: ends, items: Uint32Array.from(items) }
  return { texts, normalized, entries: Uint32Array.from(entries), ofCode }
}

/** Lists that were appended later have their own texts, which may repeat earlier ones. */
function labelsOfLists({ texts, normalized, starts, items }: Lists, used: Uint8Array): Labels {
  const collector = new TextCollector()
  const entries: number[] = []
  const ofCode = postingsOf(used.length, (add) => {
    for (const [code, isUsed] of used.entries()) {
      if (isUsed === 0) continue
      for (const item of items.subarray(starts[code], starts[code + 1])) {
        const label = collector.addBytes(
          texts.bytes,
          texts.starts[item] as number,
          (texts.starts[item + 1] as number) - 1,
        )
        if (label === entries.length) entries.push(item)
        add(code, label)
      }
    }
  })
  return { texts, normalized, entries: Uint32Array.from(entries), ofCode }
}

function everyIndexOf(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => index)
}

function rowsOfTexts(column: IndexColumn, rowCount: number, { ofCode }: Labels, order: Uint32Array): Postings {
  const textOf = indexesIn(order)
  const { starts, items: labels } = ofCode
  const texts = labels.map((label) => textOf[label] as number)
  return postingsOf(order.length, (add) => {
    for (let row = 0; row < rowCount; row++) {
      const code = codeOf(column, row)
      const end = starts[code + 1] as number
      for (let at = starts[code] as number; at < end; at++) add(texts[at] as number, row)
    }
  })
}
