import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { mostSaidAtOnce, type OfficialList, sayOutcomes, type UnsentOutcome } from '@atlas/contract/endpoints/lists.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#api/api-problem.ts'
import { call } from '#api/call.ts'
import { sessionQuery } from '#api/session.ts'
import { listQuery } from '#keeping/lists/lists.ts'
import { personOf } from '#keeping/lists/person-of.ts'
import { forgetOutcomes, onOutcomes, waitingOutcomes } from '#keeping/lists/waiting-outcomes.ts'
import { withSaid } from '#keeping/lists/with-said.ts'
import { showToast } from '#ui/overlay/toasts.tsx'

const tryAgainMilliseconds = 20_000

interface Sender {
  readonly user: Me
  readonly client: QueryClient
}

let stop: (() => void) | null = null

/**
 * Sends what waits in this browser as soon as it can be sent: at once, when the signal is back, and every now and then.
 * What cannot be sent yet stays; what the server will never take is told, and goes. There is one sender a page: the next
 * takes the place of the one before.
 */
export function startSending(sender: Sender): void {
  stop?.()
  let isSending = false
  const send = async () => {
    if (isSending) return
    isSending = true
    // One list after the other, in the order of being said.
    while (await sendNext(sender));
    isSending = false
  }
  const sendNow = () => void send()
  const stops = [onOutcomes(sendNow), onWindow('online', sendNow), onWindow('focus', sendNow)]
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

/** Whether there may be more to send. */
async function sendNext({ user, client }: Sender): Promise<boolean> {
  // What one person said is not sent as another's who has signed in meanwhile.
  if (client.getQueryData(sessionQuery.queryKey)?.id !== user.id) return false
  const waiting = waitingOutcomes(user.id)
  const [first] = waiting
  if (!first) return false
  const batch = waiting.filter(({ list_id: id }) => id === first.list_id).slice(0, mostSaidAtOnce)
  const said = batch.map((each) => each.said)
  try {
    const { left_out: leftOut } = await call(sayOutcomes, { params: { id: first.list_id }, body: { values: said } })
    const taken = said.filter(({ client_id: id }) => !leftOut.includes(id))
    client.setQueryData(
      listQuery(first.list_id).queryKey,
      (list: OfficialList | undefined) => list && withSaid(list, taken, personOf(user)),
    )
    if (leftOut.length > 0) tellLost(leftOut.length, 'They are no longer in the list.')
  } catch (error) {
    if (!isFinal(error)) return false
    tellLost(batch.length, error.detail)
  }
  forget(user.id, batch)
  return true
}

/** The same would be refused however often it is sent; a person who may sign in again loses nothing. */
function isFinal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && [400, 404, 409, 413, 422].includes(error.status)
}

function tellLost(count: number, why: string): void {
  showToast('error', count === 1 ? '1 outcome was not taken' : `${count} outcomes were not taken`, why)
}

function forget(userId: string, batch: readonly UnsentOutcome[]): void {
  forgetOutcomes(userId, new Set(batch.map(({ said }) => said.client_id)))
}
