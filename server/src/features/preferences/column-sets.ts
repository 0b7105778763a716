import { isColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnSet } from '@atlas/contract/endpoints/preferences.ts'
import type { Context } from '#context/context.ts'

/** The sets of a person, without columns that the catalogue no longer has; a set of none of them is gone. */
export async function columnSetsOf({ database }: Pick<Context, 'database'>, accountId: string): Promise<ColumnSet[]> {
  const { column_sets: sets } = await database
    .selectFrom('account')
    .select('column_sets')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return ((sets ?? []) as ColumnSet[])
    .map(({ name, columns }) => ({ name, columns: columns.filter(isColumnId) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Keeps these in place of those before. */
export async function keepColumnSets(
  { database }: Pick<Context, 'database'>,
  accountId: string,
  sets: ColumnSet[],
): Promise<ColumnSet[]> {
  await database
    .updateTable('account')
    .set({ column_sets: JSON.stringify(sets) })
    .where('id', '=', accountId)
    .execute()
  return sets
}
