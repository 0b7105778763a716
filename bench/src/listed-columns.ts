import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'

/** The seven whose choices stand beside a list, each with where the flat table of the SQL server has it. */
export const listedColumns = {
  'state.name': 'state_id',
  'county.name': 'county_ids',
  'office.type': 'office_type',
  'office.name': 'office',
  'party.name': 'party_id',
  'eo.ethnicity': 'ethnicity',
  'eo.gender': 'gender',
} as const satisfies Partial<Record<ChoiceColumnId, string>>

export type ListedColumn = keyof typeof listedColumns

export const listedColumnIds = Object.keys(listedColumns) as ListedColumn[]

export interface ChoicesRequest {
  readonly columns: readonly ListedColumn[]
  readonly filters: readonly Filter[]
}
