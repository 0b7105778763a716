import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { choicesNamed } from '#search/choices-named.ts'
import {
  type ChoiceTable,
  codeOf,
  type IndexChoice,
  type IndexColumn,
  indexColumn,
  type SearchIndex,
} from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'
import { itemsOf } from '#search/values.ts'

/** Whether a filter asks for an item of a row's list. */
type ItemTest = (row: number, place: number) => boolean

/**
 * How the list of a row is reordered so that it begins with what the filters ask for, for example the one searched
 * county of seven. Null where the filters ask for none of its items. Lists that belong together, such as names and
 * codes, keep a common order.
 */
export function matchingFirst(
  index: SearchIndex,
  id: ColumnId,
  filters: readonly Filter[],
): ((row: number, list: ColumnValue) => ColumnValue) | null {
  // Returns early, because this is called for every column of every page, and most columns are not lists.
  if (indexColumn(index, id).column.type !== 'list') return null
  const tests = filters.flatMap((filter) => {
    const column = filter.column_id as ColumnId
    return orderedAs(column) === orderedAs(id) ? (itemTest(indexColumn(index, column), filter) ?? []) : []
  })
  if (tests.length === 0) return null
  return (row, list) => {
    if (!Array.isArray(list) || list.length < 2) return list
    const items = list.map(String)
    const isMatching = items.map((_, index) => tests.some((test) => test(row, index)))
    return [...items.filter((_, index) => isMatching[index]), ...items.filter((_, index) => !isMatching[index])]
  }
}

function orderedAs(id: ColumnId): string {
  const { inOrderOf }: Column = columnOf(id)
  return inOrderOf ?? id
}

function itemTest(column: IndexColumn, { operator, value }: Filter): ItemTest | null {
  const values = [value ?? []].flat().map(String)
  if (column.column.type !== 'list') return null
  if (operator === 'contains') return textTest(column, (text) => values.some((each) => text.includes(normalized(each))))
  if (operator !== 'eq' && operator !== 'in') return null
  return choiceTest(column, values) ?? textTest(column, (text) => values.some((each) => text === normalized(each)))
}

function choiceTest(column: IndexColumn, values: readonly string[]): ItemTest | null {
  const { choices } = column
  if (!choices) return null
  const ids = idsOf(choices)
  if (values.every((each) => ids.has(each)))
    return (row, index) => values.includes(choiceAt(column, choices, row, index)?.id ?? '')
  const cache = new Map<number, boolean>()
  return (row, index) => {
    const choice = choices.ofCode[codeOf(column, row)]?.[index] ?? -1
    const isNamed =
      cache.get(choice) ??
      choicesNamed(column.column.kind, [choices.list[choice] as IndexChoice], values).choices[0] === true
    cache.set(choice, isNamed)
    return isNamed
  }
}

// Screens send ids. Checking known ids first avoids a search by label, which would take longer than the rest of a page.
const knownIds = new WeakMap<ChoiceTable, ReadonlySet<string>>()

function idsOf(choices: ChoiceTable): ReadonlySet<string> {
  const ids = knownIds.get(choices) ?? new Set(choices.list.map(({ id }) => id))
  knownIds.set(choices, ids)
  return ids
}

function choiceAt(column: IndexColumn, { list, ofCode }: ChoiceTable, row: number, index: number) {
  const choice = ofCode[codeOf(column, row)]?.[index]
  return choice === undefined ? undefined : list[choice]
}

function textTest(column: IndexColumn, meets: (text: string) => boolean): ItemTest | null {
  const { values } = column
  if (values.kind !== 'lists') return null
  return (row, index) => {
    const item = itemsOf(values, codeOf(column, row))[index]
    return item !== undefined && meets(textAt(values.normalized, item))
  }
}
