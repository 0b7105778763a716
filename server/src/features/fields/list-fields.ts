import { type ColumnId, columns, isLookedUp } from '@atlas/contract/catalogue/columns.ts'
import { sourceKinds } from '@atlas/contract/catalogue/source-kinds.ts'
import { type TableId, tables } from '@atlas/contract/catalogue/tables.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/fields.ts'

type Fields = Reply<typeof contract.listFields>

/** Every column of the catalogue, by table. */
export function listFields(): Fields {
  return {
    tables: Object.entries(tables).map(([table, label]) => ({ table, label, columns: fieldsOf(table as TableId) })),
  }
}

function fieldsOf(table: TableId): Fields['tables'][number]['columns'] {
  return (columns as readonly Column[])
    .filter((column) => column.id.startsWith(`${table}.`))
    .map((column) => ({
      id: column.id,
      label: column.label,
      type: column.type,
      operators: [...column.operators],
      filterable: column.operators.length > 0,
      look_up: isLookedUp(column.id as ColumnId),
      default: column.default !== undefined,
      section: column.section,
      meaning: column.meaning,
      unit: column.unit ?? null,
      source: sourceKinds[column.source],
    }))
}
