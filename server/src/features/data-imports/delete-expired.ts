import { sql } from 'kysely'
import type { Context } from '#context/context.ts'

/** Deletes the files that nobody loaded in time, and the word of what is over. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('import_request')
    .where('expires_at', '<=', clock.now())
    .where('status', '!=', 'LOADING')
    .executeTakeFirst()
  // The embedded database does not tidy up by itself: without this its folder would grow with every file.
  if (numDeletedRows > 0n) await sql`vacuum import_request`.execute(database)
}
