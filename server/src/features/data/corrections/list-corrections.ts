import { sql } from 'kysely'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { describeCorrections } from '#features/data/corrections/describe-corrections.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset'>

/** A page of what waits, oldest first, or of what was decided, newest first. */
export async function listCorrections(
  { database, dataset }: Needed,
  { isNonpartisan }: Caller,
  { query: { status, cursor, limit } }: Parsed<typeof contract.listCorrections>,
): Promise<Reply<typeof contract.listCorrections>> {
  const isOpen = status === 'open'
  const time = sql<number>`floor(extract(epoch from ${sql.ref(isOpen ? 'reported_at' : 'decided_at')}) * 1000)::bigint`
  let query = visibleRows(database, isNonpartisan).selectAll().select(time.as('moment'))
  query = status === 'decided' ? query.where('status', '!=', 'open') : query.where('status', '=', status)
  if (cursor) {
    const [moment = '', id = ''] = cursor.split(':')
    const after = sql`(${time}, id) ${sql.raw(isOpen ? '>' : '<')} (${moment}::bigint, ${id}::uuid)`
    query = query.where(sql<boolean>`${after}`)
  }
  const direction = isOpen ? 'asc' : 'desc'
  const rows = await query
    .orderBy('moment', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    values: await describeCorrections(database, dataset.current(), page),
    counts: await countByStatus(database, isNonpartisan),
    cursor: rows.length > limit && last ? `${last.moment}:${last.id}` : null,
  }
}

/** One of them, as it stands now. */
export async function describeCorrection({ database, dataset }: Needed, id: string): Promise<Correction> {
  const rows = await database.selectFrom('correction').selectAll().where('id', '=', id).execute()
  const [found] = await describeCorrections(database, dataset.current(), rows)
  if (!found) throw new Problem('not_found', { detail: 'There is no such report, or no longer one.' })
  return found
}

/** In the nonpartisan view without what is said of a party. */
export function visibleRows(database: Database, isNonpartisan: boolean) {
  const all = database.selectFrom('correction')
  const hidden = [...hiddenFrom(isNonpartisan)]
  return all.where(
    sql<boolean>`not (column_id = any(${hidden}::text[]) or coalesce(set_column_id = any(${hidden}::text[]), false))`,
  )
}

async function countByStatus(database: Database, isNonpartisan: boolean) {
  const rows = await visibleRows(database, isNonpartisan)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .execute()
  return { open: 0, accepted: 0, declined: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}
