import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'

/** Filters in readable form, with the labels of choices in place of their ids. */
export function filterWords(index: SearchIndex, filters: readonly Filter[]): string[] {
  return filters.map((filter) => describeFilter(filter, (columnId, value) => choiceLabel(index, columnId, value)))
}

/** The label of the choice with an id that a filter names; undefined where the column has no such choice. */
export function choiceLabel(index: SearchIndex, columnId: string, value: string): string | undefined {
  const choice = indexColumn(index, columnId as ColumnId).choices?.list.find(({ id }) => id === value)
  return choice && labelWithPlace(choice)
}
