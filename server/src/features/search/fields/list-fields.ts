import { columnsOf, isLookedUp } from '@atlas/contract/catalogue/columns.ts'
import { sourceKinds } from '@atlas/contract/catalogue/source-kinds.ts'
import { type TableId, tables } from '@atlas/contract/catalogue/tables.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/search/fields.ts'

type Fields = Reply<typeof contract.listFields>

/** Every column of officials that is not hidden, grouped by table; tables without any are left out. */
export function listFields(hidden: ReadonlySet<string>): Fields {
  return {
    tables: Object.entries(tables).flatMap(([table, label]) => {
      const ofTable = fieldsOf(table as TableId, hidden)
      return ofTable.length > 0 ? [{ table, label, columns: ofTable }] : []
    }),
  }
}

function fieldsOf(table: TableId, hidden: ReadonlySet<string>): Fields['tables'][number]['columns'] {
  return columnsOf.official.columns
    .filter(({ id }) => id.startsWith(`${table}.`) && !hidden.has(id))
    .map((column) => ({
      id: column.id,
      label: column.label,
      type: column.type,
      operators: [...column.operators],
      filterable: column.operators.length > 0,
      look_up: isLookedUp(column.id),
      default: column.default !== undefined,
      section: column.section,
      meaning: column.meaning,
      unit: column.unit ?? null,
      source: sourceKinds[column.source],
    }))
}
