import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { choicesNamed } from '#search/conditions.ts'
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

/** Whether an item of a row's list is asked for. */
type ItemTest = (row: number, place: number) => boolean

/**
 * How the list of a row is put so that it begins with what the filters ask for: of seven counties, the one that was
 * searched. Null where nothing of it is asked for. Lists that go together, names and codes, stay in one order.
 */
export function askedFirst(
  index: SearchIndex,
  id: ColumnId,
  filters: readonly Filter[],
): ((row: number, list: ColumnValue) => ColumnValue) | null {
  // Asked for every column of every page: most are no lists.
  if (indexColumn(index, id).column.type !== 'list') return null
  const tests = filters.flatMap((filter) => {
    const column = filter.column_id as ColumnId
    return orderedAs(column) === orderedAs(id) ? (itemTest(indexColumn(index, column), filter) ?? []) : []
  })
  if (tests.length === 0) return null
  return (row, list) => {
    if (!Array.isArray(list) || list.length < 2) return list
    const items = list.map(String)
    const isAsked = items.map((_, place) => tests.some((test) => test(row, place)))
    return [...items.filter((_, place) => isAsked[place]), ...items.filter((_, place) => !isAsked[place])]
  }
}

function orderedAs(id: ColumnId): string {
  const { inOrderOf }: Column = columnOf(id)
  return inOrderOf ?? id
}

function itemTest(column: IndexColumn, { operator, value }: Filter): ItemTest | null {
  const given = [value ?? []].flat().map(String)
  if (column.column.type !== 'list') return null
  if (operator === 'contains') return textTest(column, (text) => given.some((each) => text.includes(normalised(each))))
  if (operator !== 'eq' && operator !== 'in') return null
  return choiceTest(column, given) ?? textTest(column, (text) => given.some((each) => text === normalised(each)))
}

function choiceTest(column: IndexColumn, given: readonly string[]): ItemTest | null {
  const { choices } = column
  if (!choices) return null
  const ids = idsOf(choices)
  if (given.every((each) => ids.has(each)))
    return (row, place) => given.includes(choiceAt(column, choices, row, place)?.id ?? '')
  const known = new Map<number, boolean>()
  return (row, place) => {
    const position = choices.ofCode[codeOf(column, row)]?.[place] ?? -1
    const isNamed =
      known.get(position) ?? choicesNamed([choices.list[position] as IndexChoice], given).choices[0] === true
    known.set(position, isNamed)
    return isNamed
  }
}

// Screens send ids: whether a label is meant need not be found out then, which takes longer than all else of a page.
const knownIds = new WeakMap<ChoiceTable, ReadonlySet<string>>()

function idsOf(choices: ChoiceTable): ReadonlySet<string> {
  const ids = knownIds.get(choices) ?? new Set(choices.list.map(({ id }) => id))
  knownIds.set(choices, ids)
  return ids
}

function choiceAt(column: IndexColumn, { list, ofCode }: ChoiceTable, row: number, place: number) {
  const position = ofCode[codeOf(column, row)]?.[place]
  return position === undefined ? undefined : list[position]
}

function textTest(column: IndexColumn, meets: (text: string) => boolean): ItemTest | null {
  const { values } = column
  if (values.kind !== 'lists') return null
  return (row, place) => {
    const item = itemsOf(values, codeOf(column, row))[place]
    return item !== undefined && meets(textAt(values.normalised, item))
  }
}
