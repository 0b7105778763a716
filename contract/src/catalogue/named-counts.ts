import type { Column } from '#catalogue/column.ts'
import { type ColumnId, columns } from '#catalogue/columns.ts'

export type NamedCountsId = Extract<(typeof columns)[number], { kind: 'named-counts' }>['id']

/** The columns that show several counts as one set: name → the column that the count is read from. */
export const namedCounts = Object.fromEntries(
  columns.filter(({ kind }) => kind === 'named-counts').map(({ id }) => [id, countsOf(id)]),
) as Readonly<Record<NamedCountsId, Readonly<Record<string, ColumnId>>>>

export function isNamedCounts(id: ColumnId): id is NamedCountsId {
  return Object.hasOwn(namedCounts, id)
}

function countsOf(set: ColumnId): Readonly<Record<string, ColumnId>> {
  const all = columns as readonly (Column & { readonly id: ColumnId })[]
  return Object.fromEntries(all.flatMap(({ id, inSet }) => (inSet?.id === set ? [[inSet.name, id]] : [])))
}
