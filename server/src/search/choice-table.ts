import { naturalText } from '#search/natural-texts.ts'
import type { ChoiceTable, IndexChoice } from '#search/search-index.ts'
import { orderByNumbers, type SortKey, type SortOrder } from '#search/sort-order.ts'

/** The choices of a column, each once and in order; `choicesOfCode` holds the choices of each code. */
export function choiceTable(choicesOfCode: readonly (readonly IndexChoice[])[]): ChoiceTable {
  const byId = new Map(choicesOfCode.flat().map((choice) => [choice.id, choice]))
  const keyed = Array.from(byId.values(), (choice) => ({ choice, key: naturalKey(choice.sortKey) }))
  const list = keyed.sort(compareChoices).map(({ choice }) => choice)
  const positions = new Map(list.map(({ id }, position) => [id, position]))
  return { list, ofCode: choicesOfCode.map((choices) => choices.map(({ id }) => positions.get(id) as number)) }
}

/**
 * Choices that have a number, such as the levels of government, sort their rows by it; null where they sort by text.
 */
export function orderOfChoices({ list, ofCode }: ChoiceTable): SortOrder | null {
  if (list.length === 0 || list.some(({ sortKey }) => typeof sortKey !== 'number')) return null
  const keyOf = (position: number | undefined) => (position === undefined ? null : list[position]?.sortKey)
  return orderByNumbers(Float64Array.from(ofCode, ([position]) => Number(keyOf(position) ?? Number.NaN)))
}

interface KeyedChoice {
  readonly choice: IndexChoice
  readonly key: string | number
}

function compareChoices(a: KeyedChoice, b: KeyedChoice): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.choice.id < b.choice.id ? -1 : 1
}

function naturalKey(key: SortKey): string | number {
  return typeof key === 'number' ? key : naturalText(key ?? '')
}
