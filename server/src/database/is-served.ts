import { sql } from 'kysely'
import { applicationNames } from '#database/application-names.ts'
import type { Database } from '#database/connect.ts'

/** Whether a server has this database of PostgreSQL open; it looks for new data every half a second. */
export async function isServed(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isServed: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name = ${applicationNames.server}
    ) as "isServed"`.execute(database)
  return rows[0]?.isServed ?? false
}
