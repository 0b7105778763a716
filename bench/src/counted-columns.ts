import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'

/** Well filled and thin ones, each with where the flat table of the SQL server has it. */
export const countedColumns = {
  'party.name': 'party',
  'eo.gender': 'gender',
  'eo.ethnicity': 'ethnicity',
  'eo.age': 'age',
  'stats.2020biden%': 'biden_share',
  'jurisdictionoffice.next_general': 'next_general',
} as const satisfies Partial<Record<ColumnId, string>>

export type CountedColumn = keyof typeof countedColumns

export interface KnownRequest {
  readonly columns: readonly CountedColumn[]
  readonly filters: readonly Filter[]
}
