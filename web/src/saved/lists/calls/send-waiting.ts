import { sendOutcomes } from '#saved/lists/calls/send-outcomes.ts'
import { sendNote } from '#saved/lists/calls/send-note.ts'
import type { Sender } from '#shared/api/send-later.ts'
import { createSending, type NextToSend } from '#shared/api/start-sending.ts'
import { waitingNotes } from '#saved/lists/calls/waiting-notes.ts'
import { waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'

/**
 * Sends outcomes and notes. What cannot be sent yet stays. What the server will never accept is reported, and not sent
 * again.
 */
export const startSending = createSending({ listeners: [waitingOutcomes.listen, waitingNotes.listen], nextOf })

/** A list that cannot be updated now does not hold up the others. */
function nextOf(sender: Sender, postponed: ReadonlySet<string>): NextToSend | null {
  const isDue = (each: { readonly list_id: string; readonly refused?: string | undefined }) =>
    each.refused === undefined && !postponed.has(each.list_id)
  const outcomes = waitingOutcomes.of(sender.user.id).filter(isDue)
  const [first] = outcomes
  if (first) {
    const ofList = outcomes.filter(({ list_id: id }) => id === first.list_id)
    return { key: first.list_id, send: () => sendOutcomes(sender, ofList) }
  }
  const note = waitingNotes.of(sender.user.id).find(isDue)
  return note ? { key: note.list_id, send: () => sendNote(sender, note) } : null
}
