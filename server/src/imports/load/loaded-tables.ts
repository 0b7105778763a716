import type { Schema } from '#database/schema.ts'
import { contactColumns, lawSeatColumns, seatColumns, writtenOfficialColumns } from '#database/stored-columns.ts'

/** The columns that identify a row of a table, and those that may change. */
export interface LoadedColumns {
  readonly key: readonly string[]
  readonly values: readonly string[]
}

/** The tables that an import writes, in the order of their dependencies. */
export const loadedTables = {
  state: { key: ['id'], values: ['code', 'name'] },
  county: { key: ['id'], values: ['state_id', 'name', 'full_name'] },
  source: { key: ['id'], values: ['origin', 'publisher', 'title', 'licence', 'url', 'as_of'] },
  party: { key: ['id'], values: ['name'] },
  office: { key: ['id'], values: ['type', 'name'] },
  jurisdiction: {
    key: ['key'],
    values: ['state_id', 'kind', 'name', 'district', 'ocd_id', 'coverage', 'figures_from', 'origin', 'place_key'],
  },
  jurisdiction_county: { key: ['jurisdiction_id', 'county_id'], values: [] },
  // Whether a seat exists by law is public data, which organizations cannot change.
  seat: columnsOf({ ...seatColumns, ...lawSeatColumns }, ['office_id', 'jurisdiction_id']),
  official: columnsOf(writtenOfficialColumns, ['key']),
  office_contact: columnsOf(contactColumns, ['place_key', 'office_id', 'layer']),
  jurisdiction_fact: {
    key: ['jurisdiction_id', 'field', 'former_lines_year', 'layer'],
    values: ['value', 'source_id', 'as_of', 'method', 'note'],
  },
  election_date: {
    key: ['uid'],
    values: [
      'state_id',
      'day',
      'kind',
      'election_kind',
      'election_day',
      'office_ids',
      'name',
      'time_of_day',
      'detail',
      'basis',
      'is_confirmed',
      'source_id',
      'sequence',
      'changed_at',
    ],
  },
  election_gap: { key: ['state_id', 'sentence'], values: ['until', 'source_id'] },
  census_place: {
    key: ['id'],
    values: [
      'state_id',
      'name',
      'full_name',
      'county_ids',
      'population',
      'population_year',
      'source_id',
      'upper_district',
      'lower_district',
      'districts_source_id',
    ],
  },
  zip_area: {
    key: ['zip'],
    values: ['state_id', 'counties', 'place_id', 'town_ids', 'upper_district', 'lower_district', 'source_id'],
  },
} as const satisfies { readonly [Table in keyof Schema]?: ColumnsOf<keyof Schema[Table]> }

interface ColumnsOf<Column> {
  readonly key: readonly Column[]
  readonly values: readonly Column[]
}

export type LoadedTable = keyof typeof loadedTables
export const loadedTableNames = Object.keys(loadedTables) as LoadedTable[]

function columnsOf<Columns extends object, Key extends keyof Columns>(columns: Columns, key: readonly Key[]) {
  const isKey = (column: keyof Columns): column is Key => (key as readonly (keyof Columns)[]).includes(column)
  return { key, values: (Object.keys(columns) as (keyof Columns)[]).filter((column) => !isKey(column)) }
}
