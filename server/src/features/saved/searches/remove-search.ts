import type { Context } from '#context/context.ts'
import { findOwn, type Viewer } from '#features/saved/searches/find-searches.ts'

/** For everybody who sees it. */
export async function removeSearch(
  { database }: Pick<Context, 'database'>,
  { accountId }: Viewer,
  id: string,
): Promise<null> {
  await findOwn(database, accountId, id)
  await database.deleteFrom('saved_search').where('id', '=', id).where('owner_id', '=', accountId).execute()
  return null
}
