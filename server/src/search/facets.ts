import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Choice, CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import type { ChoiceCounts } from '#search/cache.ts'
import { labelsAmong } from '#search/choice-labels.ts'
import { choicesNamed } from '#search/choices-named.ts'
import { match } from '#search/match.ts'
import { countCodes } from '#search/row-bitset.ts'
import type { Codes } from '#search/codes.ts'
import { type ChoiceTable, type IndexColumn, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { valueCount } from '#search/values.ts'

// A filter may list a thousand values. Counts under such a filter are not cached, because the key would be too long.
const longestKey = 1_000

/**
 * The facet of a column: its choices, each with the number of officials that it leaves. The column's own filters are
 * not applied, so that people can widen their selection. Selected choices stay listed even where the other filters
 * leave no official for them.
 */
export function countFacet(index: SearchIndex, id: ChoiceColumnId, filters: readonly Filter[]): CountedChoice[] {
  const column = indexColumn(index, id)
  const others = filters.filter((filter) => filter.column_id !== id)
  const own = filters.filter((filter) => filter.column_id === id && isSelection(filter))
  const { perChoice, unknown } = countsUnder(index, column, others)
  const selected = selectedChoices(column, own)
  return choicesOf(column, perChoice, selected.choices, unknown, selected.unknown)
}

/** The counts are cached, because people open and close lists, and return to earlier filters. */
function countsUnder(index: SearchIndex, column: IndexColumn, filters: readonly Filter[]): ChoiceCounts {
  const key = JSON.stringify([column.column.id, filters])
  if (key.length > longestKey) return countChoices(index, column, filters)
  return index.cache.facets.getOrAdd(key, () => countChoices(index, column, filters))
}

function countChoices(index: SearchIndex, column: IndexColumn, filters: readonly Filter[]): ChoiceCounts {
  const perCode = countCodes(match(index, filters), column.codes as Codes, valueCount(column.values))
  return sumByChoice(column.choices as ChoiceTable, perCode)
}

/** Every choice of a column, without any filter. */
export function allChoices(index: SearchIndex, id: ChoiceColumnId): Choice[] {
  return countFacet(index, id, []).map(({ id: choiceId, label }) => ({ id: choiceId, label }))
}

function isSelection(filter: Filter): boolean {
  return filter.operator === 'eq' || filter.operator === 'in'
}

function sumByChoice({ list, ofCode }: ChoiceTable, perCode: Uint32Array): ChoiceCounts {
  const perChoice = new Uint32Array(list.length)
  let unknown = 0
  for (const [code, positions] of ofCode.entries()) {
    const count = perCode[code] as number
    if (positions.length === 0) unknown += count
    for (const position of positions) perChoice[position] = (perChoice[position] as number) + count
  }
  return { perChoice, unknown }
}

function selectedChoices({ column, choices }: IndexColumn, own: readonly Filter[]) {
  const { list } = choices as ChoiceTable
  const named = own.map((filter) => choicesNamed(column.kind, list, [filter.value ?? []].flat()))
  const positions = list.map((_, position) => position)
  return {
    choices: new Set(positions.filter((position) => named.some(({ choices }) => choices[position]))),
    unknown: named.some(({ unknown }) => unknown),
  }
}

function choicesOf(
  column: IndexColumn,
  perChoice: Uint32Array,
  selected: ReadonlySet<number>,
  unknownCount: number,
  isUnknownSelected: boolean,
): CountedChoice[] {
  const { list } = column.choices as ChoiceTable
  const visible = list
    .map((choice, position) => ({ choice, position, count: perChoice[position] as number }))
    .filter(({ position, count }) => count > 0 || selected.has(position))
  const labels = labelsAmong(visible.map(({ choice }) => choice))
  const known = visible.map(({ choice, count }, index) => ({ id: choice.id, label: labels[index] as string, count }))
  return unknownCount > 0 || isUnknownSelected ? [...known, { ...unknownChoice, count: unknownCount }] : known
}
