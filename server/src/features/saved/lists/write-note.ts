import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { writeNote as contract } from '@atlas/contract/endpoints/saved/lists.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { asNote } from '#features/saved/lists/read-list.ts'
import { lockList } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'
import { type Note, readNote } from '#lists/read-list-rows.ts'

interface NoteChange {
  readonly listId: string
  readonly officialId: number
  readonly written: Parsed<typeof contract>['body']
}

/** Writes the one note about an official, or removes it. Two who write at once are told, where they say what they saw. */
export async function writeNote(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
  { listId, officialId, written: { text, in_place_of: previous } }: NoteChange,
): Promise<Reply<typeof contract>> {
  const which = { list_id: listId, official_id: officialId }
  return await database.transaction().execute(async (transaction) => {
    await lockList(transaction, accountId, listId)
    await refuseUnlisted(transaction, which)
    const before = await readNote(transaction, listId, officialId)
    // Sent again, because its answer was lost on the way: it is written already.
    if (before?.text === text && before.byId === accountId)
      return asNote(before, { names: await readNames(transaction, [accountId]), viewerId: accountId })
    if (previous !== undefined && (before || text !== '')) await refuseChanged(transaction, before, previous)
    const note = { text, written_at: clock.now(), account_id: accountId }
    if (text === '')
      await transaction
        .deleteFrom('list_note')
        .where('list_id', '=', listId)
        .where('official_id', '=', officialId)
        .execute()
    else
      await transaction
        .insertInto('list_note')
        .values({ ...which, ...note })
        .onConflict((conflict) => conflict.columns(['list_id', 'official_id']).doUpdateSet(note))
        .execute()
    const names = await readNames(transaction, [accountId])
    return asNote(await readNote(transaction, listId, officialId), { names, viewerId: accountId })
  })
}

async function refuseUnlisted(
  transaction: Database,
  { list_id, official_id }: { readonly list_id: string; readonly official_id: number },
): Promise<void> {
  const entry = await transaction
    .selectFrom('listed_official')
    .select('official_id')
    .where('list_id', '=', list_id)
    .where('official_id', '=', official_id)
    .where('taken_out_at', 'is', null)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found', { detail: 'This official is not in the list, or no longer.' })
}

async function refuseChanged(transaction: Database, note: Note | undefined, previous: string | null): Promise<void> {
  const isCurrent = previous === null ? note === undefined : note?.at.getTime() === Date.parse(previous)
  if (isCurrent) return
  const [name] = (await readNames(transaction, [note?.byId ?? null])).values()
  const by = name === undefined ? '' : ` by ${name}`
  throw new Problem('note_changed', {
    detail: note
      ? `This note was changed${by} meanwhile. It reads: ${note.text}`
      : 'This note was removed meanwhile. Save again to write it anew.',
  })
}
