import { sql } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Database } from '#database/connect.ts'

/** Where figures of one column come from, how they were made, and for which district lines. */
export interface FigureSource {
  readonly field: ColumnId
  readonly source: string
  readonly as_of: string | null
  readonly method: Method
  readonly note: string | null
  /** The year of the district lines; 0 for those in force. */
  readonly linesYear: number
}

/** All figures that are stated in one and the same way, jurisdiction by jurisdiction. */
export interface StoredFacts extends FigureSource {
  /** Ids of jurisdictions; each of the values is that of the jurisdiction at its place. */
  readonly jurisdictions: readonly number[]
  readonly values: readonly NonNullable<ColumnValue>[]
}

/**
 * Every figure of every jurisdiction. Figures are many and their sources few, so the database groups them: what comes
 * back are some dozen rows. For one column those for later lines come last.
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
