import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'
import { sendOutcomes } from '#saved/lists/calls/send-outcomes.ts'
import { sendNote } from '#saved/lists/calls/send-note.ts'
import type { Sender, Sent } from '#shared/api/send-later.ts'
import { waitingNotes } from '#saved/lists/calls/waiting-notes.ts'
import { waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'

const tryAgainMilliseconds = 20_000

let stop: (() => void) | null = null
/** Ends when nothing is on its way: a sender that begins meanwhile would send the same once more. */
let underWay: Promise<void> = Promise.resolve()

/**
 * Sends what waits in this browser as soon as it can be sent: at once, when the signal is back, and every now and then.
 * What cannot be sent yet stays; what the server will never take is told, and is not sent again. There is one sender a
 * page: the next takes the place of the one before.
 */
export function startSending(user: Me, client: QueryClient): void {
  stop?.()
  let isSending = false
  const send = async () => {
    if (isSending) return
    isSending = true
    underWay = underWay.then(async () => await sendAll({ user, client }))
    await underWay
    isSending = false
  }
  const sendNow = () => void send()
  const stops = [
    waitingOutcomes.listen(sendNow),
    waitingNotes.listen(sendNow),
    onWindow('online', sendNow),
    onWindow('focus', sendNow),
  ]
  const timer = setInterval(sendNow, tryAgainMilliseconds)
  stop = () => {
    for (const each of stops) each()
    clearInterval(timer)
  }
  sendNow()
}

function onWindow(event: 'online' | 'focus', listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}

/** One after the other, in the order of being said. A list that cannot be told now holds up no other one. */
async function sendAll(sender: Sender): Promise<void> {
  const postponed = new Set<string>()
  // What one person said is not sent as another's who has signed in meanwhile.
  while (sender.client.getQueryData(sessionQuery.queryKey)?.id === sender.user.id) {
    const next = nextOf(sender, postponed)
    if (!next) return
    const sent = await next.send()
    if (sent === 'no signal') return
    if (sent === 'not now') postponed.add(next.listId)
  }
}

interface Next {
  readonly listId: string
  readonly send: () => Promise<Sent>
}

function nextOf(sender: Sender, postponed: ReadonlySet<string>): Next | null {
  const isDue = (each: { readonly list_id: string; readonly refused?: string | undefined }) =>
    each.refused === undefined && !postponed.has(each.list_id)
  const outcomes = waitingOutcomes.of(sender.user.id).filter(isDue)
  const [first] = outcomes
  if (first) {
    const ofList = outcomes.filter(({ list_id: id }) => id === first.list_id)
    return { listId: first.list_id, send: () => sendOutcomes(sender, ofList) }
  }
  const note = waitingNotes.of(sender.user.id).find(isDue)
  return note ? { listId: note.list_id, send: () => sendNote(sender, note) } : null
}
