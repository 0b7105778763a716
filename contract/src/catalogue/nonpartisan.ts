import { type ColumnId, columns } from '#catalogue/columns.ts'

const partisan: ReadonlySet<string> = new Set(columns.filter((column) => 'partisan' in column).map(({ id }) => id))
const none: ReadonlySet<string> = new Set()

/** The ids of the columns that a person does not see: in the nonpartisan view those that the catalogue calls partisan. */
export function hiddenFrom(isNonpartisan: boolean): ReadonlySet<string> {
  return isNonpartisan ? partisan : none
}

/** Those of some columns that a person sees. */
export function visibleIds<Id extends ColumnId>(ids: readonly Id[], isNonpartisan: boolean): readonly Id[] {
  return isNonpartisan ? ids.filter((id) => !partisan.has(id)) : ids
}
