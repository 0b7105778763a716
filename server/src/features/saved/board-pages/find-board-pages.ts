import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { BoardPage, PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { readList } from '@atlas/contract/search/list-text.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import type { Selectable } from 'kysely'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import { visibleTo } from '#database/sharing.ts'
import type { Caller } from '#platform/http/serve.ts'

/** Who looks at board pages, and whether party and candidates' shares are hidden from them. */
export type Viewer = Pick<Caller, 'accountId' | 'isNonpartisan'>

interface BoardPageRow extends Selectable<Schema['board_page']> {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** The pages that a person sees, the one that was saved last first. */
export async function listBoardPages(database: Database, viewer: Viewer): Promise<{ values: BoardPage[] }> {
  const rows = await pagesVisibleTo(database, viewer.accountId)
    .orderBy('board_page.saved_at', 'desc')
    .orderBy('board_page.id')
    .execute()
  return { values: rows.map((row) => describePage(row, viewer)) }
}

export async function readBoardPage(database: Database, viewer: Viewer, id: string): Promise<BoardPage> {
  return describePage(await findVisible(database, viewer.accountId, id), viewer)
}

/** Of what others share only its owner changes anything. */
export async function findOwn(database: Database, accountId: string, id: string): Promise<BoardPageRow> {
  const found = await findVisible(database, accountId, id)
  if (found.owner_id === accountId) return found
  throw new Problem('not_allowed', { detail: `Only ${nameOf(found)} can change this board page. You can print it.` })
}

/** Security: another person's private page, or one of another organization, is treated as missing. */
async function findVisible(database: Database, accountId: string, id: string): Promise<BoardPageRow> {
  const found = await pagesVisibleTo(database, accountId).where('board_page.id', '=', id).executeTakeFirst()
  if (!found) throw new Problem('not_found', { detail: 'There is no such board page, or no longer one.' })
  return found
}

function pagesVisibleTo(database: Database, accountId: string) {
  return database
    .selectFrom('board_page')
    .innerJoin('account as owner', 'owner.id', 'board_page.owner_id')
    .selectAll('board_page')
    .select(['owner.first_name', 'owner.last_name', 'owner.email'])
    .where(visibleTo('board_page', accountId))
}

function describePage(row: BoardPageRow, { accountId, isNonpartisan }: Viewer): BoardPage {
  const { id, name, pictures, is_shared, owner_id: ownerId, saved_at: savedAt } = row
  const hidden = hiddenFrom(isNonpartisan)
  return {
    id,
    name,
    pictures: pictures.map((picture) => asVisible(picture, hidden)),
    is_shared,
    owner: { id: ownerId, name: nameOf(row), is_me: ownerId === accountId },
    saved_at: savedAt.toISOString(),
  }
}

/** The sentence beside a picture of hidden columns is most likely about them. */
function asVisible(picture: Omit<PictureOnBoard, 'is_hidden'>, hidden: ReadonlySet<string>): PictureOnBoard {
  const queryTexts = Object.entries(parseQuery(picture.view)).flatMap(([name, value]) => [
    name,
    ...[value].flat().flatMap(readList),
  ])
  const isHidden = queryTexts.some((text) => hidden.has(text))
  return { ...picture, ...(isHidden && { view: '', sentence: '' }), is_hidden: isHidden }
}
