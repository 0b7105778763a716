import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import { type ColumnBatch, columnBatches } from '#dataset/column-batches.ts'

const served = serving(officialColumns).map(([column]) => column)
/** What columns of the catalogue are made of. */
export const searchedColumns = [...served, 'party_name'] as const
export type OfficialColumn = (typeof searchedColumns)[number]

/** Beside these, `stated`: source, date and method of an official, and what comes from elsewhere, as a list of JSON. */
export type OfficialBatch = ColumnBatch<OfficialColumn | 'id' | 'seat_id' | 'stated'>

const officialsPerBatch = 20_000

/** Every official in the order of their numbers, in batches, so that half a million are never in memory as rows. */
export function officialBatches(database: Database): AsyncGenerator<OfficialBatch> {
  const rows = database
    .selectFrom('shown_official')
    .leftJoin('party', 'party.id', 'party_id')
    .select([
      'shown_official.id',
      'seat_id',
      'party.name as party_name',
      sql`json_build_array(source_id, as_of, method, provenance)`.as('stated'),
      ...served.map((column) => `shown_official.${column}` as const),
    ])
    .orderBy('shown_official.id')
    .limit(officialsPerBatch)
  return columnBatches(
    database,
    ['id', 'seat_id', 'stated', ...searchedColumns],
    (last) => rows.where('shown_official.id', '>', last),
    officialsPerBatch,
  )
}
