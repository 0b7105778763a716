import { defaultColumnIds, isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { mostReadsOfLinkPerHour } from '@atlas/contract/endpoints/saved/live-links.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { plainCsvRow } from '@atlas/contract/rules/csv-text.ts'
import { readFormats } from '@atlas/contract/rules/read-formats.ts'
import { readColumnList } from '@atlas/contract/search/filter-text.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { countAttempt, enforceLimit, type RateLimit } from '#database/rate-limit.ts'
import { visibleTo } from '#database/sharing.ts'
import { readEveryRow } from '#dataset/read-every-row.ts'
import { markNames, marksOfRows } from '#dataset/marks-of-rows.ts'
import { allOfList } from '#features/saved/lists/list-rows.ts'
import { filtersOfView } from '#features/saved/searches/saved-view.ts'
import { cellOf } from '#platform/http/serve-rows.ts'
import type { TextFile } from '#platform/http/serve-text.ts'
import { hashToken } from '#platform/tokens.ts'

// Not every read is worth a row.
const writtenEvery = 5 * 60_000
const hour = 3_600
// Google's and Microsoft's programs read for many people from a few network addresses: of an address only guesses count,
// and whoever has a link that works is not kept out by them.
const wrongLinks: RateLimit = { name: 'wrong live link from address', most: 300, windowSeconds: hour }
const readsOfLink: RateLimit = { name: 'reads of live link', most: mostReadsOfLinkPerHour, windowSeconds: hour }

interface LinkRequest {
  readonly token: string
  readonly networkAddress: string
}

/** The rows of a link as its owner would see them now, for anybody who has its address. */
export async function readLiveLink(context: Context, { token, networkAddress }: LinkRequest): Promise<TextFile> {
  const link = await linkBehind(context.database, token)
  if (!link) return await refuseWrongLink(context, networkAddress)
  await enforceLimit(context, readsOfLink, link.id)
  await noteRead(context, link)
  const { columns, values } =
    link.list_id === null ? await rowsOfSearch(context, link) : await rowsOfList(context, link)
  const rows = values.map((row: Readonly<Record<string, unknown>>) => plainCsvRow(columns.map((id) => cellOf(row[id]))))
  return { name: 'officials.csv', mediaType: readFormats.csv, text: plainCsvRow(columns) + rows.join('') }
}

type Link = NonNullable<Awaited<ReturnType<typeof linkBehind>>>

/** Only of an owner who has a role at this moment and can still see the search or list. */
async function linkBehind(database: Database, token: string) {
  const row = await database
    .selectFrom('live_link')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['live_link.id', 'account_id', 'saved_search_id', 'list_id', 'last_read_at', 'is_nonpartisan'])
    .where('token_hash', '=', hashToken(token))
    .where('rejected_at', 'is', null)
    .where('account.id', 'in', database.selectFrom('account_role').select('account_id'))
    .executeTakeFirst()
  if (!row) return null
  const search = row.saved_search_id && (await visibleView(database, row.account_id, row.saved_search_id))
  const list = row.list_id && (await visibleList(database, row.account_id, row.list_id))
  return search || list ? { ...row, view: search ? search.view : '' } : null
}

async function visibleView(database: Database, accountId: string, id: string) {
  const searches = database.selectFrom('saved_search').select('view').where('id', '=', id)
  return await searches.where(visibleTo('saved_search', accountId)).executeTakeFirst()
}

async function visibleList(database: Database, accountId: string, id: string) {
  const lists = database.selectFrom('official_list').select('id').where('id', '=', id)
  return await lists.where(visibleTo('official_list', accountId)).executeTakeFirst()
}

/** One answer, whether the link was never made, was mistyped, has ended, or its owner may no longer see the rows. */
async function refuseWrongLink({ config, database, clock }: Context, networkAddress: string): Promise<never> {
  if (config.RATE_LIMITS === 'on') {
    const { isAllowed, retryAfterSeconds } = await countAttempt(database, wrongLinks, networkAddress, clock.now())
    if (!isAllowed) throw new Problem('too_many', { retryAfterSeconds })
  }
  throw new Problem('not_found', { detail: 'There are no rows at this address, or no longer any. Ask for a new link.' })
}

async function noteRead({ database, clock }: Context, { id, last_read_at: before }: Link): Promise<void> {
  const now = clock.now()
  if (before && now.getTime() - before.getTime() < writtenEvery) return
  await database.updateTable('live_link').set({ last_read_at: now }).where('id', '=', id).execute()
}

/** The columns that the search was saved with, else the usual ones. */
async function rowsOfSearch({ dataset }: Context, { view, is_nonpartisan: isNonpartisan }: Link) {
  const snapshot = dataset.current()
  const hidden = hiddenFrom(isNonpartisan)
  const requested = readColumnList(parseQuery(view)['columns'] ?? '')
  const chosen = (requested.length > 0 ? requested : defaultColumnIds).filter(
    (id) => isColumnOf('official', id) && !hidden.has(id),
  )
  const filters = filtersOfView(view, isNonpartisan)
  const found = await readEveryRow(snapshot.index, {
    columns: chosen.filter((id) => isColumnOf('official', id)),
    filters,
  })
  const marksOf = marksOfRows(snapshot)
  return {
    columns: [...found.columns, ...markNames],
    values: found.values.map((row) => ({ ...row, ...marksOf(row['eo.id']) })),
  }
}

/** Without what people wrote and said of calls, for the address may go from hand to hand. */
async function rowsOfList(context: Context, { account_id: accountId, list_id: listId }: Link) {
  const found = await allOfList(context, accountId, listId ?? '')
  return { ...found, columns: found.columns.filter((column) => !ofCalls.has(column)) }
}

const ofCalls: ReadonlySet<string> = new Set(['outcome', 'follow_up_on', 'said_at', 'note'])
