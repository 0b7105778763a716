import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CellKind, ExportedColumn, FileColumn } from '#features/exports/file/exported-column.ts'

/** A column as Frictionless' Table Schema describes it. */
export interface Field {
  readonly name: string
  readonly title?: string
  readonly type: 'string' | 'integer' | 'number' | 'date'
  readonly description?: string
}

const types: Readonly<Record<CellKind, Field['type']>> = { text: 'string', number: 'number', day: 'date' }

/** A column of the catalogue by its id, as the API names it; another by the words of its heading. */
export function fieldOf(column: FileColumn | ExportedColumn): Field {
  const { heading, kind } = column
  if (!('id' in column))
    return { name: heading.toLowerCase().replaceAll(/\W+/g, '_'), title: heading, type: types[kind] }
  const { type, meaning } = columnOf(column.id)
  return { name: column.id, title: heading, type: type === 'int' ? 'integer' : types[kind], description: meaning }
}
