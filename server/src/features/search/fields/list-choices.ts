import { type ChoiceColumnId, type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { Choice, CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { allChoices, countFacet } from '#search/facets.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** The choices of some columns under the filters, with counts. */
export async function listChoices(
  index: SearchIndex,
  { columns, filters }: { readonly columns: readonly ColumnId[]; readonly filters: readonly Filter[] },
): Promise<Record<string, CountedChoice[]>> {
  for (const id of columns) requireChoices(index, id, 'columns')
  await rememberFilters(index, filters)
  return Object.fromEntries(columns.map((id) => [id, countFacet(index, id as ChoiceColumnId, filters)]))
}

/** The choices of one column, without any filter. */
export function listFieldChoices(index: SearchIndex, id: ColumnId): Choice[] {
  requireChoices(index, id, 'params.columnId')
  return allChoices(index, id)
}

function requireChoices({ subject }: SearchIndex, id: ColumnId, path: string): asserts id is ChoiceColumnId {
  const having: readonly ColumnId[] = columnsOf[subject].choiceIds
  if (having.includes(id)) return
  const message = `${id} has no list of choices. These have one: ${having.join(', ')}.`
  throw new Problem('invalid', { detail: message, errors: [{ path, message }] })
}
