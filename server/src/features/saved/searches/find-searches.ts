import type { Selectable } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { visibleTo } from '#database/sharing.ts'
import type { Caller } from '#platform/http/serve.ts'

/** Who looks at saved searches, and whether party and candidates' shares are hidden from them. */
export type Viewer = Pick<Caller, 'accountId' | 'isNonpartisan'>

/** A saved search with its owner, and what its viewer sees beside it. */
export interface VisibleSearch extends Selectable<Schema['saved_search']> {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** Whether the viewer wants to hear of it by mail. */
  readonly is_mailed: boolean
}

/** The searches that a person sees, by name. */
export async function visibleSearches(database: Database, accountId: string): Promise<VisibleSearch[]> {
  return await searchesVisibleTo(database, accountId).orderBy('saved_search.name').orderBy('saved_search.id').execute()
}

/** Somebody else's private search is not there. */
export async function findVisible(database: Database, accountId: string, id: string): Promise<VisibleSearch> {
  const found = await searchesVisibleTo(database, accountId).where('saved_search.id', '=', id).executeTakeFirst()
  if (!found) throw new Problem('not_found', { detail: 'There is no such saved search, or no longer one.' })
  return found
}

/** Of what others share only its owner changes anything. */
export async function findOwn(database: Database, accountId: string, id: string): Promise<VisibleSearch> {
  const found = await findVisible(database, accountId, id)
  if (found.owner_id === accountId) return found
  throw new Problem('not_allowed', { detail: `Only ${nameOf(found)} can change this search. You can copy it.` })
}

function searchesVisibleTo(database: Database, accountId: string) {
  return database
    .selectFrom('saved_search')
    .innerJoin('account as owner', 'owner.id', 'saved_search.owner_id')
    .leftJoin('saved_search_digest as digest', (join) =>
      join.onRef('digest.saved_search_id', '=', 'saved_search.id').on('digest.account_id', '=', accountId),
    )
    .selectAll('saved_search')
    .select(['owner.first_name', 'owner.last_name', 'owner.email'])
    .select(({ eb }) => [eb('digest.account_id', 'is not', null).$castTo<boolean>().as('is_mailed')])
    .where(visibleTo('saved_search', accountId))
}
