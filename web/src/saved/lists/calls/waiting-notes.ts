import { type UnsentNote, unsentNotesSchema } from '@atlas/contract/endpoints/saved/lists.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'

/** Notes about officials of lists. */
export const waitingNotes = createWaitingStore<UnsentNote>({
  thing: 'notes to send',
  read: (stored) => unsentNotesSchema.safeParse(stored).data,
})

/** A note that waits, or was refused, gives way to what is written of the same official after it. */
export function saveNote(userId: string, note: UnsentNote): void {
  waitingNotes.change(userId, (stored) => [...stored.filter((each) => !isAboutSame(each, note)), note])
}

export function forgetNote(userId: string, id: string): void {
  waitingNotes.change(userId, (stored) => stored.filter((each) => each.id !== id))
}

/** The server has it: what was written of the same official meanwhile takes its place, and nobody else's. */
export function noteWasSent(userId: string, sent: UnsentNote, writtenAt: string | null): void {
  waitingNotes.change(userId, (stored) =>
    stored
      .filter(({ id }) => id !== sent.id)
      .map((each) => (isAboutSame(each, sent) && !each.refused ? { ...each, in_place_of: writtenAt } : each)),
  )
}

/** It stays, to be looked at by whoever wrote it, and is not sent again. */
export function markNoteRefused(userId: string, id: string, refused: string): void {
  waitingNotes.change(userId, (stored) => stored.map((each) => (each.id === id ? { ...each, refused } : each)))
}

function isAboutSame(one: UnsentNote, other: UnsentNote): boolean {
  return one.list_id === other.list_id && one.eo_id === other.eo_id
}
