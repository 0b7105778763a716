import { isColumnId } from '@atlas/contract/catalogue/columns.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { choicesNamed } from '#search/choices-named.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'

/**
 * Refuses a filter by a choice that does not exist. On a page the filter is visible; a program cannot tell a
 * misspelled county from one without officials if both give an empty result.
 */
export function refuseUnknownNames(index: SearchIndex, filters: readonly Filter[]): void {
  for (const { column_id: id, value } of filters) {
    if (!isColumnId(id) || value === null || value === undefined) continue
    const { column, choices } = indexColumn(index, id)
    if (!choices) continue
    for (const each of [value].flat()) {
      // Most programs send exact ids or labels. To understand other spellings, all choices are normalized.
      if (choices.list.some(({ id: ofChoice, label }) => ofChoice === String(each) || label === String(each))) continue
      const { choices: named, unknown } = choicesNamed(column.kind, choices.list, [each])
      if (unknown || named.includes(true)) continue
      const message = `There is no ${column.label.toLowerCase()} “${each}”.`
      throw new Problem('invalid', { detail: message, errors: [{ path: `query.${id}`, message }] })
    }
  }
}
