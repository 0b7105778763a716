import type { ChangedSearch, SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { takeAgain } from '#features/saved/searches/baselines.ts'
import { findOwn, findVisible, type Viewer } from '#features/saved/searches/find-searches.ts'
import { labelsOf } from '#features/saved/searches/missing-values.ts'
import { describeOne, refuseTakenName, shared } from '#features/saved/searches/save-search.ts'
import { filtersOfView, visibleView } from '#features/saved/searches/saved-view.ts'
import { switchDigest } from '#features/saved/searches/switch-digest.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** What is of the search is its owner's to change; the weekly e-mail is everybody's own. */
export async function changeSearch(
  context: Needed,
  viewer: Viewer,
  id: string,
  { digest, ...change }: ChangedSearch,
): Promise<SavedSearch> {
  await context.database.transaction().execute(async (transaction) => {
    if (Object.keys(change).length > 0) await changeOwn(transaction, context, viewer, id, change)
    const search = await findVisible(transaction, viewer.accountId, id)
    const [snapshot, now] = [context.dataset.current(), context.clock.now()]
    if (digest !== undefined) await switchDigest(transaction, { snapshot, search, viewer, digest, now })
  })
  return await describeOne(context, viewer, id)
}

async function changeOwn(
  transaction: Database,
  { dataset, clock }: Needed,
  viewer: Viewer,
  id: string,
  { name, view, is_shared }: Omit<ChangedSearch, 'digest'>,
): Promise<void> {
  const { accountId, isNonpartisan } = viewer
  await lockAccount(transaction, accountId)
  const before = await findOwn(transaction, accountId, id)
  if (name !== undefined) await refuseTakenName(transaction, { accountId, id, name })
  const visible = view === undefined ? before.view : visibleView(view, isNonpartisan)
  const snapshot = dataset.current()
  const labels = labelsOf(snapshot.index, filtersOfView(visible, isNonpartisan))
  await transaction
    .updateTable('saved_search')
    .set({
      name: name ?? before.name,
      ...(await shared(transaction, accountId, { before, isShared: is_shared ?? before.is_shared })),
      ...(view === undefined ? {} : { view: visible, labels: JSON.stringify(labels), saved_at: clock.now() }),
    })
    .where('id', '=', id)
    .execute()
  if (view !== undefined) await takeAgain(transaction, { snapshot, search: { id, view: visible }, now: clock.now() })
}
