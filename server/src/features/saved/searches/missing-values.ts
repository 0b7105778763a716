import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { choicesNamed } from '#search/choices-named.ts'
import { choiceLabel } from '#search/filter-words.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'

/** column → id of a choice → what it is called */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The present names of the filtered choices, so that they can be named after they are gone. */
export function labelsOf(index: SearchIndex, filters: readonly Filter[]): Labels {
  const labels: Record<string, Record<string, string>> = {}
  for (const [columnId, value] of chosenValues(index, filters)) {
    const label = choiceLabel(index, columnId, value)
    if (label !== undefined) (labels[columnId] ??= {})[value] = label
  }
  return labels
}

/** The filtered choices that no longer are any, as they were called when the search was saved. */
export function missingValues(index: SearchIndex, filters: readonly Filter[], labels: Labels): string[] {
  return chosenValues(index, filters)
    .filter(([columnId, value]) => !isThere(index, columnId, value))
    .map(([columnId, value]) => labels[columnId]?.[value] ?? value)
}

function chosenValues(index: SearchIndex, filters: readonly Filter[]): [ColumnId, string][] {
  return filters.flatMap(({ column_id, value }) => {
    const columnId = column_id as ColumnId
    if (!indexColumn(index, columnId).choices) return []
    return [value ?? []].flat().map((each): [ColumnId, string] => [columnId, String(each)])
  })
}

function isThere(index: SearchIndex, columnId: ColumnId, value: string): boolean {
  const { column, choices } = indexColumn(index, columnId)
  const named = choicesNamed(column.kind, choices?.list ?? [], [value])
  return named.unknown || named.choices.includes(true)
}
