import { type ColumnId, columnOf, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import type { IndexChoice, SearchIndex } from '#search/search-index.ts'

/** An official as a test tells it: the columns that matter, all others unknown. */
export type TestOfficial = Readonly<Partial<Record<ColumnId, ColumnValue>>>

/**
 * A search index without a database, of officials in the order given, which is to be that of their names. The first
 * one has the number 101. A choice is written as its label, or as "Label (ST)" where the state tells it from others;
 * its id is that in small letters.
 */
export function testIndex(officials: readonly TestOfficial[]): SearchIndex {
  return buildIndex({
    version: 1,
    ids: Uint32Array.from(officials, (official, row) => Number(official['eo.id'] ?? 101 + row)),
    nameKeys: officials.map((official) => normalised(String(official['eo.name'] ?? ''))),
    columns: new Map(columnIds.map((id) => [id, inputOf(id, officials)])),
  })
}

function inputOf(id: ColumnId, officials: readonly TestOfficial[]): ColumnInput {
  const values = officials.map((official) => official[id] ?? null)
  if (!columnOf(id).choices) return { codes: null, values }
  return {
    codes: null,
    values,
    choices: values.map((value) => [value ?? []].flat().map((word) => choiceOf(String(word)))),
  }
}

function choiceOf(word: string): IndexChoice {
  const [, label = word, place = null] = /^(.+) \(([A-Z]{2})\)$/.exec(word) ?? []
  return { id: word.toLowerCase(), label, place, sortKey: normalised(word) }
}
