import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { migrations } from '#database/migrations/all.ts'

// Any number of server processes may start at once; one migrates, the others wait for it.
const migrationLock = 7_310_455

/** Brings the schema up to date in one transaction; answers the names of what was applied. */
export async function migrate(database: Database): Promise<string[]> {
  return await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction)
    const applied = new Set(rows.map((row) => row.name))
    const pending = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of pending) {
      await sql.raw(migration.sql).execute(transaction)
      await sql`insert into migration (name) values (${migration.name})`.execute(transaction)
    }
    return pending.map((migration) => migration.name)
  })
}
