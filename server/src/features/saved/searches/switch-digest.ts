import type { Digest } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { baselinesOf, takeBaseline } from '#features/saved/searches/baselines.ts'
import type { VisibleSearch, Viewer } from '#features/saved/searches/find-searches.ts'

interface Switching {
  readonly snapshot: Snapshot
  readonly search: Pick<VisibleSearch, 'id' | 'view'>
  readonly viewer: Viewer
  readonly digest: Digest
  readonly now: Date
}

/** A person who has never opened the search is told of changes from now on. */
export async function switchDigest(
  transaction: Database,
  { snapshot, search, viewer, digest, now }: Switching,
): Promise<void> {
  const row = { saved_search_id: search.id, account_id: viewer.accountId }
  if (digest === 'none') {
    const { saved_search_id, account_id } = row
    await transaction
      .deleteFrom('saved_search_digest')
      .where('saved_search_id', '=', saved_search_id)
      .where('account_id', '=', account_id)
      .execute()
    return
  }
  await transaction
    .insertInto('saved_search_digest')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const baselines = await baselinesOf(transaction, viewer.accountId, ['opened', 'mailed'], [search])
  if (!baselines.has(search.id)) await takeBaseline(transaction, { snapshot, search, viewer, occasion: 'mailed', now })
}
