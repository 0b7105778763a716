import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Sender, Sent } from '#shared/api/send-later.ts'
import { sessionQuery } from '#shared/api/session.ts'

const tryAgainMilliseconds = 20_000

/** The next entry to send. Entries with the same key wait together when the server cannot accept one now. */
export interface NextToSend {
  readonly key: string
  readonly send: () => Promise<Sent>
}

interface Waiting {
  readonly listeners: readonly ((listener: () => void) => () => void)[]
  /** The oldest due entry that has none of these keys. */
  readonly nextOf: (sender: Sender, postponed: ReadonlySet<string>) => NextToSend | null
}

/**
 * Sends what waits in this browser as soon as possible: at once, when the signal is back, and at intervals. A page has
 * one sender for each kind; a new one replaces the previous one.
 */
export function createSending(waiting: Waiting): (user: Me, client: QueryClient) => void {
  let stop: (() => void) | null = null
  /** Resolves when nothing is being sent, because a sender that starts meanwhile would send the same again. */
  let underWay: Promise<void> = Promise.resolve()
  return (user, client) => {
    stop?.()
    let isSending = false
    const send = async () => {
      if (isSending) return
      isSending = true
      underWay = underWay.then(async () => await sendAll(waiting, { user, client }))
      await underWay
      isSending = false
    }
    const sendNow = () => void send()
    const stops = waiting.listeners.map((listen) => listen(sendNow))
    const ended = new AbortController()
    for (const event of ['online', 'focus']) window.addEventListener(event, sendNow, { signal: ended.signal })
    const timer = setInterval(sendNow, tryAgainMilliseconds)
    stop = () => {
      for (const each of stops) each()
      ended.abort()
      clearInterval(timer)
    }
    sendNow()
  }
}

/**
 * One after another, in the order in which they were entered. An entry that cannot be sent now does not hold up those
 * with another key.
 */
async function sendAll({ nextOf }: Waiting, sender: Sender): Promise<void> {
  const postponed = new Set<string>()
  // Entries of one person are not sent in the name of another who has signed in meanwhile.
  while (sender.client.getQueryData(sessionQuery.queryKey)?.id === sender.user.id) {
    const next = nextOf(sender, postponed)
    if (!next) return
    const sent = await next.send()
    if (sent === 'no signal') return
    if (sent === 'not now') postponed.add(next.key)
  }
}
