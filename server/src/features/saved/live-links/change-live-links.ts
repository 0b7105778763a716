import { randomUUID } from 'node:crypto'
import { type LiveLink, type MadeLiveLink, mostLiveLinks } from '@atlas/contract/endpoints/saved/live-links.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { visibleTo } from '#database/sharing.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'about'>

/** A saved search or a list. */
export interface Linked {
  readonly of: LiveLink['of']
  readonly id: string
}

const kinds = {
  search: { table: 'saved_search', column: 'saved_search_id', called: 'saved search' },
  list: { table: 'official_list', column: 'list_id', called: 'list' },
} as const

/** Makes the link of a person, or a new address of the one that they have: the one from before stops working. */
export async function makeLiveLink(
  { database, clock, about }: Needed,
  accountId: string,
  { of, id }: Linked,
): Promise<MadeLiveLink> {
  const token = newToken()
  const now = clock.now()
  return await database.transaction().execute(async (transaction) => {
    // Two requests at once make not one too many.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    const name = await nameOfVisible(transaction, accountId, { of, id })
    const former = await deleteLink(transaction, accountId, { of, id })
    if (!former) await refuseTooMany(transaction, accountId)
    const link = { id: randomUUID(), account_id: accountId, token_hash: hashToken(token), made_at: now }
    await transaction
      .insertInto('live_link')
      .values({ ...link, [kinds[of].column]: id })
      .execute()
    const action = former ? 'live link reset' : 'live link made'
    await audit(transaction, { at: now, by: accountId, action, details: { name } })
    return {
      id: link.id,
      of,
      of_id: id,
      name,
      made_at: now.toISOString(),
      last_read_at: null,
      url: linkTo(about, `/api/live/${token}.csv`),
    }
  })
}

/** If the link is gone already, the person has what they want. */
export async function endLiveLink(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
  linked: Linked,
): Promise<null> {
  await database.transaction().execute(async (transaction) => {
    if (!(await deleteLink(transaction, accountId, linked))) return
    const row = await transaction
      .selectFrom(kinds[linked.of].table)
      .select('name')
      .where('id', '=', linked.id)
      .executeTakeFirst()
    const details = { name: row?.name ?? '' }
    await audit(transaction, { at: clock.now(), by: accountId, action: 'live link ended', details })
  })
  return null
}

/** By name, including links whose search or list is no longer shared with this person: those return nothing. */
export async function listLiveLinks({ database }: Pick<Context, 'database'>, accountId: string): Promise<LiveLink[]> {
  const rows = await database
    .selectFrom('live_link')
    .leftJoin('saved_search', 'saved_search.id', 'saved_search_id')
    .leftJoin('official_list', 'official_list.id', 'list_id')
    .select(['live_link.id', 'saved_search_id', 'list_id', 'live_link.made_at', 'last_read_at'])
    .select(['saved_search.name as search_name', 'official_list.name as list_name'])
    .where('account_id', '=', accountId)
    .execute()
  return rows
    .map((row) => ({
      id: row.id,
      of: row.list_id === null ? ('search' as const) : ('list' as const),
      of_id: row.list_id ?? row.saved_search_id ?? '',
      name: row.list_name ?? row.search_name ?? '',
      made_at: row.made_at.toISOString(),
      last_read_at: row.last_read_at?.toISOString() ?? null,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US') || one.id.localeCompare(other.id))
}

async function nameOfVisible(transaction: Database, accountId: string, { of, id }: Linked): Promise<string> {
  const { table, called } = kinds[of]
  const row = await transaction
    .selectFrom(table)
    .select('name')
    .where('id', '=', id)
    .where(visibleTo(table, accountId))
    .forShare()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found', { detail: `There is no such ${called}, or no longer one.` })
  return row.name
}

async function deleteLink(transaction: Database, accountId: string, { of, id }: Linked): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('live_link')
    .where('account_id', '=', accountId)
    .where(kinds[of].column, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function refuseTooMany(transaction: Database, accountId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('live_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostLiveLinks) throw new Problem('too_many_live_links')
}
