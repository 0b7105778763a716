import { type ColumnId, columnOf, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import { type IndexChoice, type SearchIndex, withCache } from '#search/search-index.ts'
import { textTable } from '#search/text-table.ts'

/** An official as a test tells it: the columns that matter, all others unknown. */
export type TestOfficial = Readonly<Partial<Record<ColumnId, ColumnValue>>>

/**
 * A search index without a database, of officials in the order given, which is to be that of their names. Where no
 * number is given, the first one has 101. What is not of the person is shared by those who have the same, as the
 * figures of a jurisdiction are.
 */
export function testIndex(testOfficials: readonly TestOfficial[], today = '2026-11-22'): SearchIndex {
  const officials = testOfficials.map((official, row) => ({ 'eo.id': 101 + row, ...official }))
  const built = buildIndex({
    subject: 'official',
    version: 1,
    today,
    ids: Uint32Array.from(officials, (official) => Number(official['eo.id'])),
    nameKeys: textTable(officials.map((official) => normalized(String(official['eo.name'] ?? '')))),
    columns: new Map(columnIds.map((id) => [id, inputOf(id, officials)])),
  })
  return withCache(built)
}

function inputOf(id: ColumnId, officials: readonly TestOfficial[]): ColumnInput {
  const ofRows = officials.map((official) => official[id] ?? null)
  const { codes, values } = id.startsWith('eo.') ? { codes: null, values: ofRows } : shared(ofRows)
  return columnOf(id).choices ? { codes, values, choices: values.map(choicesOf) } : { codes, values }
}

function shared(ofRows: readonly ColumnValue[]): { codes: Uint32Array; values: readonly ColumnValue[] } {
  const keys = ofRows.map((value) => JSON.stringify(value))
  const distinct = [...new Set(keys)]
  return {
    codes: Uint32Array.from(keys, (key) => distinct.indexOf(key)),
    values: distinct.map((key) => JSON.parse(key) as ColumnValue),
  }
}

function choicesOf(value: ColumnValue): IndexChoice[] {
  return [value ?? []].flat().map((word) => choiceOf(word as string | number))
}

/** A choice as a test writes it: its label, or "Label (ST)" where the state tells it from others. */
function choiceOf(word: string | number): IndexChoice {
  const [, label = String(word), place = null] = /^(.+) \(([A-Z]{2})\)$/.exec(String(word)) ?? []
  return { id: slug(String(word)), label, place, sortKey: typeof word === 'number' ? word : normalized(word) }
}
