import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'

/** Filters as a person reads them; a choice's id is told by its label. */
export function filterWords(index: SearchIndex, filters: readonly Filter[]): string[] {
  const labelOf = (columnId: string, value: string) => {
    const choice = indexColumn(index, columnId as ColumnId).choices?.list.find(({ id }) => id === value)
    return choice && labelWithPlace(choice)
  }
  return filters.map((filter) => describeFilter(filter, labelOf))
}
