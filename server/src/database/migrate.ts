import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { takeTurn } from '#database/locks.ts'
import { migrations } from '#database/migrations/all.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import { areViewsCurrent, dropViews, makeViews } from '#database/shown-views.ts'

/**
 * Brings the schema up to date in one transaction; answers the names of what was applied. A database that a newer
 * version has been at is refused, for this one would lay its own views over tables that it does not know.
 */
export async function migrate(database: Database): Promise<string[]> {
  return await database.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction)
    await takeTurn(transaction, 'migration')
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
    const applied = new Set(
      (await transaction.selectFrom('migration').select('name').execute()).map(({ name }) => name),
    )
    refuseNewer(applied)
    const pending = migrations.filter((migration) => !applied.has(migration.name))
    if (pending.length === 0 && (await areViewsCurrent(transaction))) return []
    await dropViews(transaction)
    for (const { name, sql: text } of pending) {
      await sql.raw(text).execute(transaction)
      await transaction.insertInto('migration').values({ name }).execute()
    }
    // A migration of the time when the views stood in migrations has made them as they were then.
    await dropViews(transaction)
    await makeViews(transaction)
    return pending.map(({ name }) => name)
  })
}

function refuseNewer(applied: ReadonlySet<string>): void {
  const names = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied].filter((name) => !names.has(name)).toSorted()
  if (unknown.length === 0) return
  throw new Error(
    `The database belongs to a newer version of the atlas (it holds the change ${unknown.at(-1)}). Start that version, or restore the backup from before it (docs/upgrade.md)`,
  )
}
