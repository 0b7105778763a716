import { randomUUID } from 'node:crypto'
import { mostSavedSearches, type NewSearch, type SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { organizationToShareIn } from '#database/sharing.ts'
import { takeAgain, takeBaseline } from '#features/saved/searches/baselines.ts'
import { describeSearch } from '#features/saved/searches/describe-searches.ts'
import { findOwn, findVisible, type VisibleSearch, type Viewer } from '#features/saved/searches/find-searches.ts'
import { labelsOf } from '#features/saved/searches/missing-values.ts'
import { filtersOfView, visibleView } from '#features/saved/searches/saved-view.ts'
import { lookAt } from '#features/saved/searches/sight.ts'
import { switchDigest } from '#features/saved/searches/switch-digest.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Saves a search, or replaces another one, which then keeps its id and its viewers. */
export async function saveSearch(
  context: Needed,
  viewer: Viewer,
  { name, view, is_shared: isShared, digest, replaces }: NewSearch,
): Promise<SavedSearch> {
  const { database, dataset, clock } = context
  const snapshot = dataset.current()
  const now = clock.now()
  const id = replaces ?? randomUUID()
  const visible = visibleView(view, viewer.isNonpartisan)
  const labels = JSON.stringify(labelsOf(snapshot.index, filtersOfView(visible, viewer.isNonpartisan)))
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, viewer.accountId)
    const before = replaces === undefined ? null : await findOwn(transaction, viewer.accountId, replaces)
    if (!before) await refuseTooMany(transaction, viewer.accountId)
    await refuseTakenName(transaction, { accountId: viewer.accountId, id, name })
    const sharing = await shared(transaction, viewer.accountId, { before, isShared })
    const search = { name, view: visible, labels, ...sharing, saved_at: now }
    await transaction
      .insertInto('saved_search')
      .values({ id, owner_id: viewer.accountId, ...search })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(search))
      .execute()
    await takeAgain(transaction, { snapshot, search: { id, view: visible }, now })
    await takeBaseline(transaction, { snapshot, search: { id, view: visible }, viewer, occasion: 'opened', now })
    await switchDigest(transaction, { snapshot, search: { id, view: visible }, viewer, digest, now })
  })
  return await describeOne(context, viewer, id)
}

/** A saved search as it is now. */
export async function describeOne(context: Needed, viewer: Viewer, id: string): Promise<SavedSearch> {
  const search = await findVisible(context.database, viewer.accountId, id)
  return describeSearch(await lookAt(context, { viewer, searches: [search], occasions: ['opened'] }), search)
}

interface Sharing {
  readonly before: Pick<VisibleSearch, 'organization_id'> | null
  readonly isShared: boolean
}

/** What is shared already stays within the organization that it was shared in. */
export async function shared(transaction: Database, accountId: string, { before, isShared }: Sharing) {
  const organizationId = isShared
    ? (before?.organization_id ?? (await organizationToShareIn(transaction, accountId)))
    : null
  return { is_shared: isShared, organization_id: organizationId }
}

async function refuseTooMany(transaction: Database, accountId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count < mostSavedSearches) return
  throw new Problem('invalid', {
    detail: `You have ${mostSavedSearches} saved searches, which is the most. Delete one first, or replace it.`,
  })
}

/** Nobody has two searches with one name; capitals make no difference. */
export async function refuseTakenName(
  transaction: Database,
  { accountId, id, name }: { readonly accountId: string; readonly id: string; readonly name: string },
): Promise<void> {
  const conflict = await transaction
    .selectFrom('saved_search')
    .select('id')
    .where('owner_id', '=', accountId)
    .where('id', '<>', id)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['name']), '=', fn<string>('lower', [eb.val(name)])))
    .executeTakeFirst()
  if (conflict) throw new Problem('name_taken')
}
