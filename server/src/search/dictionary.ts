import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import { textsIn, textsOf } from '#search/match.ts'
import { type ChoiceTable, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount, valueOf } from '#search/values.ts'
import { buildVocabulary, type Dictionary, type Entry } from '#search/vocabulary.ts'

/** The dictionary of a column, made when it is first asked for. */
export function dictionaryOf(index: SearchIndex, id: ColumnId): Dictionary {
  const known = index.cache.dictionaries.get(id)
  if (known) return known
  const column = indexColumn(index, id)
  const entries = column.choices ? choiceEntries(column.choices) : textEntries(index, id, column)
  const dictionary = { entries, vocabulary: buildVocabulary(entries.map((entry) => [entry.text])) }
  index.cache.dictionaries.set(id, dictionary)
  return dictionary
}

function choiceEntries({ list }: ChoiceTable): Entry[] {
  return list.map((choice) => ({ id: choice.id, label: labelWithPlace(choice), text: normalised(choice.label) }))
}

function textEntries(index: SearchIndex, id: ColumnId, { values }: IndexColumn): Entry[] {
  const texts = textsOf(index, id)
  const entries = new Map<string, Entry>()
  for (let code = 0; code < valueCount(values); code++) {
    for (const [place, label] of textsIn(valueOf(values, code)).entries()) {
      if (!entries.has(label))
        entries.set(label, { id: label, label, text: (texts[code] as readonly string[])[place] as string })
    }
  }
  return [...entries.values()]
}
