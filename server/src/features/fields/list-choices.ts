import { type ChoiceColumnId, choiceColumnIds, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Choice, CountedChoice } from '@atlas/contract/endpoints/fields.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { allChoices, countFacet } from '#search/facets.ts'
import { rememberFilters } from '#search/in-turns.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** The choices of some columns under the filters, with counts. */
export async function listChoices(
  index: SearchIndex,
  { columns, filters }: { readonly columns: readonly ColumnId[]; readonly filters: readonly Filter[] },
): Promise<Record<string, CountedChoice[]>> {
  for (const id of columns) requireChoices(id, 'columns')
  await rememberFilters(index, filters)
  return Object.fromEntries(columns.map((id) => [id, countFacet(index, id as ChoiceColumnId, filters)]))
}

/** The choices of one column, whatever the filters. */
export function listFieldChoices(index: SearchIndex, id: ColumnId): Choice[] {
  requireChoices(id, 'params.columnId')
  return allChoices(index, id)
}

function requireChoices(id: ColumnId, path: string): asserts id is ChoiceColumnId {
  if ((choiceColumnIds as readonly ColumnId[]).includes(id)) return
  const message = `${id} has no list of choices. These have one: ${choiceColumnIds.join(', ')}.`
  throw new Problem('invalid', { detail: message, errors: [{ path, message }] })
}
