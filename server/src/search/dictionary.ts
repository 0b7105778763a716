import { columnsOf, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { Choice } from '@atlas/contract/endpoints/search/fields.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import { indexesIn } from '#search/counting-sort.ts'
import { normalisedTexts } from '#search/normalised-texts.ts'
import { type Postings, postingsOf } from '#search/postings.ts'
import { type BuiltIndex, type ChoiceTable, codeOf, type IndexColumn } from '#search/search-index.ts'
import { sharedFrom } from '#search/shared-memory.ts'
import { TextCollector } from '#search/text-collector.ts'
import { textAt, textCount, type TextTable, textTable } from '#search/text-table.ts'
import type { Lists, Texts } from '#search/values.ts'
import { buildWordIndex, type Dictionary, type SearchedText } from '#search/word-index.ts'

/** Where a quick search looks: into the name, and beside it. */
export const searchedColumns = {
  official: { name: 'eo.name', others: ['state.name', 'county.name', 'jurisdiction.name', 'office.name'] },
  place: { name: 'place.name', others: ['state.name'] },
} as const satisfies Record<SubjectId, { name: LookUpColumnId; others: readonly LookUpColumnId[] }>

/** A dictionary of each column that people look values up in, and the rows of those that a quick search looks into. */
export function buildDictionaries(
  subject: SubjectId,
  columns: BuiltIndex['columns'],
  rowCount: number,
): Pick<BuiltIndex, 'dictionaries' | 'searchedTexts'> {
  const made = new Map(columnsOf[subject].lookUpIds.map((id) => [id, dictionaryFor(columns.get(id) as IndexColumn)]))
  const searched = (id: LookUpColumnId): SearchedText => {
    const { column, labels, dictionary, order } = made.get(id) as Made
    return { wordIndex: dictionary.wordIndex, rows: rowsOfTexts(column, rowCount, labels, order) }
  }
  const { name, others } = searchedColumns[subject]
  return {
    dictionaries: new Map([...made].map(([id, { dictionary }]) => [id, dictionary])),
    searchedTexts: { name: searched(name), others: others.map(searched) },
  }
}

export function dictionaryOf(index: BuiltIndex, id: LookUpColumnId): Dictionary {
  return index.dictionaries.get(id) as Dictionary
}

/** What a text stands for, as people choose it. */
export function choiceOf({ choices, values }: IndexColumn, { entries }: Dictionary, text: number): Choice {
  const entry = entries[text] as number
  const choice = choices?.list[entry]
  if (choice) return { id: choice.id, label: labelWithPlace(choice) }
  const label = textAt((values as Texts | Lists).texts, entry)
  return { id: label, label }
}

/** What can be looked up in a column, each once. */
interface Labels {
  readonly normalised: TextTable
  /** label → its index among the choices, or else among the texts of the column, which are normalized at that index */
  readonly entries: Uint32Array
  /** code → the labels that it has */
  readonly ofCode: Postings
}

interface Made {
  readonly column: IndexColumn
  readonly labels: Labels
  readonly dictionary: Dictionary
  /** text of the word index → label */
  readonly order: Uint32Array
}

function dictionaryFor(column: IndexColumn): Made {
  const labels = labelsOf(column)
  const { wordIndex, order } = buildWordIndex(labels.normalised, labels.entries)
  const entries = sharedFrom(order, (label) => labels.entries[label] as number)
  return { column, labels, dictionary: { wordIndex, entries }, order }
}

function labelsOf({ choices, values }: IndexColumn): Labels {
  if (choices) return labelsOfChoices(choices)
  if (values.kind === 'texts') return labelsOfTexts(values)
  if (values.kind === 'lists')
    return { normalised: values.normalised, entries: everyIndex(values.texts), ofCode: values }
  throw new Error('Only choices and texts can be looked up')
}

function labelsOfChoices({ list, ofCode }: ChoiceTable): Labels {
  const labels = textTable(list.map(({ label }) => label))
  const ofCodes = postingsOf(ofCode.length, (add) => {
    for (const [code, positions] of ofCode.entries()) for (const position of positions) add(code, position)
  })
  return { normalised: normalisedTexts(labels), entries: everyIndex(labels), ofCode: ofCodes }
}

/** Several codes may have the same text, such as two jurisdictions of one name. */
function labelsOfTexts({ texts, normalised, known }: Texts): Labels {
  const { bytes, starts } = texts
  const collector = new TextCollector()
  const entries: number[] = []
  const ends = new Uint32Array(known.length + 1)
  const items: number[] = []
  for (let code = 0; code < known.length; code++) {
    if (known[code] === 1) {
      const label = collector.addBytes(bytes, starts[code] as number, (starts[code + 1] as number) - 1)
      if (label === entries.length) entries.push(code)
      items.push(label)
    }
    ends[code + 1] = items.length
  }
  return { normalised, entries: Uint32Array.from(entries), ofCode: { starts: ends, items: Uint32Array.from(items) } }
}

function everyIndex(texts: TextTable): Uint32Array {
  return Uint32Array.from({ length: textCount(texts) }, (_, index) => index)
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
