import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Sender, Sent } from '#shared/api/send-later.ts'
import { sessionQuery } from '#shared/api/session.ts'

const tryAgainMilliseconds = 20_000

/** What is sent next. What has the same key waits with it where the server cannot take it now. */
export interface NextToSend {
  readonly key: string
  readonly send: () => Promise<Sent>
}

interface Waiting {
  readonly listeners: readonly ((listener: () => void) => () => void)[]
  /** The oldest that is due and has none of these keys. */
  readonly nextOf: (sender: Sender, postponed: ReadonlySet<string>) => NextToSend | null
}

/**
 * Sends what waits in this browser as soon as it can be sent: at once, when the signal is back, and every now and then.
 * There is one sender of a kind in a page: the next takes the place of the one before.
 */
export function createSending(waiting: Waiting): (user: Me, client: QueryClient) => void {
  let stop: (() => void) | null = null
  /** Ends when nothing is on its way: a sender that begins meanwhile would send the same once more. */
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

/** One after the other, in the order of being said. What cannot be sent now holds up nothing of another key. */
async function sendAll({ nextOf }: Waiting, sender: Sender): Promise<void> {
  const postponed = new Set<string>()
  // What one person said is not sent as another's who has signed in meanwhile.
  while (sender.client.getQueryData(sessionQuery.queryKey)?.id === sender.user.id) {
    const next = nextOf(sender, postponed)
    if (!next) return
    const sent = await next.send()
    if (sent === 'no signal') return
    if (sent === 'not now') postponed.add(next.key)
  }
}
