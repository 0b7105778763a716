import { isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom, visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { type ColumnSet, mostColumnSets } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import type { Context } from '#context/context.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database'>

/** The sets of a person with the columns that they see; a set of none of those is not listed. */
export async function columnSetsOf(context: Needed, { accountId, isNonpartisan }: Caller): Promise<ColumnSet[]> {
  return visibleSets(await storedSets(context, accountId), isNonpartisan)
}

function visibleSets(sets: readonly ColumnSet[], isNonpartisan: boolean): ColumnSet[] {
  return sets
    .map(({ name, columns }) => ({ name, columns: [...visibleIds(columns, isNonpartisan)] }))
    .filter(({ columns }) => columns.length > 0)
}

/** Without columns that the catalogue no longer has. */
async function storedSets({ database }: Needed, accountId: string): Promise<ColumnSet[]> {
  const { column_sets: sets } = await database
    .selectFrom('account')
    .select('column_sets')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return ((sets ?? []) as ColumnSet[]).map(({ name, columns }) => ({
    name,
    columns: columns.filter((id) => isColumnOf('official', id)),
  }))
}

/** Keeps these in place of those before. What the person does not see now stays in the sets that had it. */
export async function keepColumnSets(
  context: Needed,
  { accountId, isNonpartisan }: Caller,
  sets: readonly ColumnSet[],
): Promise<ColumnSet[]> {
  const complete = isNonpartisan ? withHidden(sets, await storedSets(context, accountId)) : sets
  await context.database
    .updateTable('account')
    .set({ column_sets: JSON.stringify(complete) })
    .where('id', '=', accountId)
    .execute()
  return visibleSets(complete, isNonpartisan)
}

function withHidden(sets: readonly ColumnSet[], stored: readonly ColumnSet[]): ColumnSet[] {
  const hidden = hiddenFrom(true)
  const hiddenOf = ({ columns }: ColumnSet) => columns.filter((id) => hidden.has(id))
  const nameOf = ({ name }: ColumnSet) => name.toLowerCase()
  const former = new Map(stored.map((set) => [nameOf(set), set]))
  const names = new Set(sets.map(nameOf))
  const added = sets.map((set) => {
    const before = former.get(nameOf(set))
    return { ...set, columns: [...set.columns, ...(before ? hiddenOf(before) : [])].slice(0, mostColumns) }
  })
  const hiddenSets = stored.filter((set) => hiddenOf(set).length === set.columns.length && !names.has(nameOf(set)))
  return [...added, ...hiddenSets].slice(0, mostColumnSets)
}
