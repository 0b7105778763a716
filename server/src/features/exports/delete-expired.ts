import { sql } from 'kysely'
import type { Context } from '#context/context.ts'

/** Deletes the files whose time is over. */
export async function deleteExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('export')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirst()
  // The embedded database does not tidy up by itself: without this its folder would grow with every file.
  if (numDeletedRows > 0n) await sql`vacuum export_chunk`.execute(database)
}
