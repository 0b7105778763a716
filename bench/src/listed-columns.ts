import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'

/** The seven columns whose choices are beside a list, and their columns in the flat table of the SQL server. */
export const tableColumns = {
  'state.name': 'state_id',
  'county.name': 'county_ids',
  'office.type': 'office_type',
  'office.name': 'office',
  'party.name': 'party_id',
  'eo.ethnicity': 'ethnicity',
  'eo.gender': 'gender',
} as const satisfies Partial<Record<ChoiceColumnId, string>>

export type TableColumn = keyof typeof tableColumns

export const tableColumnIds = Object.keys(tableColumns) as TableColumn[]

export interface ChoicesRequest {
  readonly columns: readonly TableColumn[]
  readonly filters: readonly Filter[]
}
