import * as z from 'zod/mini'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/users/users.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { asUser, selectUsers } from '#features/users/user-row.ts'

type UsersPage = Reply<typeof contract.listUsers>
type Query = Parsed<typeof contract.listUsers>['query']

/** Current users have a role or were rejected; pending ones have none and were not. */
export type Group = 'current' | 'pending'

const hasRole = sql<boolean>`exists (select from account_role where account_role.account_id = account.id)`
const conditions: Record<Group, ReturnType<typeof sql<boolean>>> = {
  current: sql<boolean>`(${hasRole} or rejected_at is not null)`,
  pending: sql<boolean>`(not ${hasRole} and rejected_at is null)`,
}

const cursorShape = z.strictObject({ at: z.iso.datetime().check(z.regex(/^20/)), id: z.uuid() })

/** Waiting people first, those who have waited longest at the top; then the others, the newest first. */
const orders = { current: { direction: 'desc', after: sql`<` }, pending: { direction: 'asc', after: sql`>` } } as const

/** A page of a group. The cursor says where the last user stood, not how many came before. */
export async function listUsers(database: Database, group: Group, { cursor, limit }: Query): Promise<UsersPage> {
  const order = orders[group]
  const after = cursor && cursor !== '0' ? readCursor(cursor) : null
  let query = selectUsers(database).where(conditions[group])
  // Times are compared as they are in the cursor, to the millisecond.
  if (after)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', created_at), account.id) ${order.after} (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  const rows = await query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, order.direction)
    .orderBy('account.id', order.direction)
    .limit(limit + 1)
    .execute()
  const { total } = await database
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(conditions[group])
    .executeTakeFirstOrThrow()
  const values = rows.slice(0, limit).map(asUser)
  return { values, cursor: rows.length > limit ? writeCursor(values.at(-1)) : null, total, limit }
}

function writeCursor(last: UsersPage['values'][number] | undefined): string | null {
  return last ? Buffer.from(JSON.stringify({ at: last.created_at, id: last.id })).toString('base64url') : null
}

function readCursor(cursor: string): z.infer<typeof cursorShape> {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    const message = 'The cursor does not belong to this list. Start again from the first page.'
    throw new Problem('invalid', { detail: message, errors: [{ path: 'query.cursor', message }] })
  }
}
