import { sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Database } from '#database/connect.ts'

/** The source of figures of one column, the method, and the district lines. */
export interface FigureSource {
  readonly field: ColumnId
  readonly source: string
  readonly as_of: string | null
  readonly method: Method
  readonly note: string | null
  /** The year of the district lines; 0 for the current ones. */
  readonly linesYear: number
}

/** All figures with the same source, by jurisdiction. */
export interface StoredFacts extends FigureSource {
  /** The ids of the jurisdictions; `values` has theirs at the same indexes. */
  readonly jurisdictions: readonly number[]
  readonly values: readonly NonNullable<ColumnValue>[]
}

/**
 * Every figure of every jurisdiction. There are many figures but few sources, so the database groups them and returns
 * only a few dozen rows. For each column, later lines come last.
 */
export async function readFacts(database: Database): Promise<StoredFacts[]> {
  const rows = await database
    .selectFrom('shown_fact')
    .select([
      sql<ColumnId>`field`.as('field'),
      'source_id as source',
      'as_of',
      'method',
      'note',
      'former_lines_year as linesYear',
      sql<string>`'[' || string_agg(jurisdiction_id::text, ',') || ']'`.as('jurisdictions'),
      sql<string>`'[' || string_agg(value::text, ',') || ']'`.as('values'),
    ])
    .groupBy(['field', 'source_id', 'as_of', 'method', 'note', 'former_lines_year'])
    .orderBy('former_lines_year')
    .execute()
  return rows.map((row) => ({
    ...row,
    jurisdictions: JSON.parse(row.jurisdictions) as number[],
    values: JSON.parse(row.values) as NonNullable<ColumnValue>[],
  }))
}
