import { type UnsentNote, unsentNotesSchema } from '@atlas/contract/endpoints/saved/lists.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'

/** Notes on officials of lists. */
export const waitingNotes = createWaitingStore<UnsentNote>({
  thing: 'notes to send',
  read: (stored) => unsentNotesSchema.safeParse(stored).data,
})

/** A new note on an official replaces one that waits or was refused. */
export function saveNote(userId: string, note: UnsentNote): void {
  waitingNotes.change(userId, (stored) => [...stored.filter((each) => !isAboutSame(each, note)), note])
}

export function forgetNote(userId: string, id: string): void {
  waitingNotes.change(userId, (stored) => stored.filter((each) => each.id !== id))
}

/**
 * The server has saved it. A note that was written on the same official in the meantime then replaces this text, and
 * nobody else's.
 */
export function noteWasSent(userId: string, sent: UnsentNote, writtenAt: string | null): void {
  waitingNotes.change(userId, (stored) =>
    stored
      .filter(({ id }) => id !== sent.id)
      .map((each) => (isAboutSame(each, sent) && !each.refused ? { ...each, in_place_of: writtenAt } : each)),
  )
}

/** It stays for its writer to look at, and is not sent again. */
export function markNoteRefused(userId: string, id: string, refused: string): void {
  waitingNotes.change(userId, (stored) => stored.map((each) => (each.id === id ? { ...each, refused } : each)))
}

function isAboutSame(one: UnsentNote, other: UnsentNote): boolean {
  return one.list_id === other.list_id && one.eo_id === other.eo_id
}
