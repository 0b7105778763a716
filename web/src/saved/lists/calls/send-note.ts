import { type UnsentNote, writeNote } from '@atlas/contract/endpoints/saved/lists.ts'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'
import { listQuery } from '#saved/lists/save/lists.ts'
import { notifyRefused } from '#saved/lists/calls/notify-refused.ts'
import { finalRefusal, laterAfter, type Sender, type Sent } from '#shared/api/send-later.ts'
import { markNoteRefused, noteWasSent } from '#saved/lists/calls/waiting-notes.ts'
import { withNote } from '#saved/lists/calls/with-notes.ts'

/** Saves a note, unless somebody else has changed it since it was loaded. */
export async function sendNote({ user, client }: Sender, note: UnsentNote): Promise<Sent> {
  const { list_id: listId, eo_id: officialId, text, in_place_of } = note
  const query = listQuery(listId)
  try {
    const params = { id: listId, eo_id: String(officialId) }
    const written = await call(writeNote, { params, body: { text, in_place_of } })
    await showChange(client, query, (list) => list && withNote(list, officialId, written))
    noteWasSent(user.id, note, written?.at ?? null)
    return 'answered'
  } catch (error) {
    const refusal = finalRefusal(error)
    if (!refusal) return laterAfter(error)
    markNoteRefused(user.id, note.id, refusal.detail)
    notifyRefused('1 note was', refusal.detail)
    // The open list then shows what a colleague wrote in the meantime.
    await client.invalidateQueries(query)
    return 'answered'
  }
}
