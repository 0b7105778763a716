import { randomUUID } from 'node:crypto'
import {
  type BoardPage,
  type BoardPageChanges,
  mostBoardPages,
  type NewPictureOnBoard,
} from '@atlas/contract/endpoints/saved/board-pages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { mostBoardPictures } from '@atlas/contract/rules/board-sentence.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { lockAccount } from '#database/lock-account.ts'
import { organizationToShareIn } from '#database/sharing.ts'
import { findOwn, readBoardPage, type Viewer } from '#features/saved/board-pages/find-board-pages.ts'

type Needed = Pick<Context, 'database' | 'clock'>

export async function makeBoardPage(context: Needed, viewer: Viewer, name: string): Promise<BoardPage> {
  const { database, clock } = context
  const id = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, viewer.accountId)
    return await insertPage(transaction, viewer, { name, at: clock.now() })
  })
  return await readBoardPage(database, viewer, id)
}

async function insertPage(
  transaction: Database,
  { accountId }: Viewer,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<string> {
  const { count } = await transaction
    .selectFrom('board_page')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostBoardPages)
    throw new Problem('invalid', {
      detail: `You have ${mostBoardPages} board pages, which is the most. Delete one first.`,
    })
  const id = randomUUID()
  await transaction
    .insertInto('board_page')
    .values({ id, owner_id: accountId, organization_id: null, is_shared: false, name, pictures: '[]', saved_at: at })
    .execute()
  return id
}

/** Onto the page that was saved last. One that is on it already is not put there twice. */
export async function putOnBoardPage(
  context: Needed,
  viewer: Viewer,
  { picture, view, sentence }: NewPictureOnBoard,
): Promise<BoardPage> {
  const { database, clock } = context
  const at = clock.now()
  const id = await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, viewer.accountId)
    const newest = await transaction
      .selectFrom('board_page')
      .select(['id', 'pictures'])
      .where('owner_id', '=', viewer.accountId)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .executeTakeFirst()
    const pageId = newest?.id ?? (await insertPage(transaction, viewer, { name: `Board page of ${dayOf(at)}`, at }))
    const before = newest?.pictures ?? []
    if (before.some((each) => each.picture === picture && each.view === view)) return pageId
    if (before.length >= mostBoardPictures) throw new Problem('invalid', { detail: 'Three fit. Take one off first.' })
    await save(transaction, pageId, [...before, { id: randomUUID(), picture, view, sentence }], at)
    return pageId
  })
  return await readBoardPage(database, viewer, id)
}

function dayOf(at: Date): string {
  return typedDayOf(at.toISOString().slice(0, 10))
}

type Stored = Awaited<ReturnType<typeof findOwn>>['pictures']

async function save(transaction: Database, id: string, pictures: Stored, at: Date): Promise<void> {
  await transaction
    .updateTable('board_page')
    .set({ pictures: JSON.stringify(pictures), saved_at: at })
    .where('id', '=', id)
    .execute()
}

export async function changeBoardPage(
  context: Needed,
  viewer: Viewer,
  { id, changes }: { readonly id: string; readonly changes: BoardPageChanges },
): Promise<BoardPage> {
  const { database, clock } = context
  const at = clock.now()
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, viewer.accountId)
    const before = await findOwn(transaction, viewer.accountId, id)
    const { name = before.name, is_shared: isShared = before.is_shared } = changes
    const organizationId = isShared
      ? (before.organization_id ?? (await organizationToShareIn(transaction, viewer.accountId)))
      : null
    await transaction
      .updateTable('board_page')
      .set({ name, is_shared: isShared, organization_id: organizationId })
      .where('id', '=', id)
      .execute()
    if (changes.pictures) await save(transaction, id, inNewOrder(before.pictures, changes.pictures), at)
    if (isShared !== before.is_shared) {
      const action = isShared ? 'board page shared' : 'board page kept private'
      await audit(transaction, { at, by: viewer.accountId, action, details: { name } })
    }
  })
  return await readBoardPage(database, viewer, id)
}

/** An order has to name all pictures, so that one that was added meanwhile is not lost. */
function inNewOrder(before: Stored, order: NonNullable<BoardPageChanges['pictures']>): Stored {
  const byId = new Map(before.map((picture) => [picture.id, picture]))
  const after = order.flatMap(({ id, sentence }) => {
    const picture = byId.get(id)
    byId.delete(id)
    return picture ? [{ ...picture, sentence: sentence ?? picture.sentence }] : []
  })
  if (after.length === order.length && byId.size === 0) return after
  throw new Problem('invalid', { detail: 'This board page was changed meanwhile. Open it again to see how it is now.' })
}

export async function takeOffBoardPage(
  context: Needed,
  viewer: Viewer,
  { id, picture_id: pictureId }: { readonly id: string; readonly picture_id: string },
): Promise<BoardPage> {
  const { database, clock } = context
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, viewer.accountId)
    const { pictures } = await findOwn(transaction, viewer.accountId, id)
    const after = pictures.filter((picture) => picture.id !== pictureId)
    if (after.length < pictures.length) await save(transaction, id, after, clock.now())
  })
  return await readBoardPage(database, viewer, id)
}

/** For everybody who sees it. */
export async function removeBoardPage({ database, clock }: Needed, { accountId }: Viewer, id: string): Promise<null> {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const { name } = await findOwn(transaction, accountId, id)
    await transaction.deleteFrom('board_page').where('id', '=', id).execute()
    await audit(transaction, { at: clock.now(), by: accountId, action: 'board page deleted', details: { name } })
  })
  return null
}
