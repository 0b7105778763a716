import type { Belongings } from '@atlas/contract/endpoints/users/users.ts'
import { sql } from 'kysely'
import type { AccountContext } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { countSaved, heirOf } from '#database/sharing.ts'
import { noSuchUser } from '#features/users/change-account.ts'

/** How much an account keeps, and who would receive it now. Administrators learn how much it is, never what. */
export async function readBelongings(
  { database, clock }: Pick<AccountContext, 'database' | 'clock'>,
  id: string,
): Promise<Belongings> {
  const account = await database.selectFrom('account').select('organization_id').where('id', '=', id).executeTakeFirst()
  if (!account) throw noSuchUser()
  const searches = await countSaved(database, 'saved_search', id)
  const lists = await countSaved(database, 'official_list', id)
  const boards = await countSaved(database, 'board_page', id)
  return {
    shared: { saved_searches: searches.shared, lists: lists.shared, board_pages: boards.shared },
    heir: account.organization_id ? await heirOf(database, id, account.organization_id) : null,
    private: { saved_searches: searches.private, lists: lists.private, board_pages: boards.private },
    ...(await countOthers(database, id, clock.now())),
  }
}

/** What goes with the account besides what people share. */
async function countOthers(database: Database, id: string, now: Date) {
  const counted = sql<Pick<Belongings, 'exports' | 'imports' | 'has_calendar_feed'>>`select
    (select count(*)::int from export
      where account_id = ${id} and status <> 'FAILED' and expires_at > ${now}) as exports,
    (select count(*)::int from import_request
      where account_id = ${id} and kind = 'load' and status not in ('DONE', 'FAILED')) as imports,
    exists (select from calendar_feed where account_id = ${id}) as has_calendar_feed`
  const { rows } = await counted.execute(database)
  return rows[0] ?? { exports: 0, imports: 0, has_calendar_feed: false }
}
