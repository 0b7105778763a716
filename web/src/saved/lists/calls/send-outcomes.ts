import { mostOutcomesAtOnce, sayOutcomes, type UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'
import { listQuery } from '#saved/lists/save/lists.ts'
import { personOf } from '#saved/lists/calls/person-of.ts'
import { notifyRefused } from '#saved/lists/calls/notify-refused.ts'
import { finalRefusal, laterAfter, type Sender, type Sent } from '#shared/api/send-later.ts'
import { forgetOutcomes, markOutcomesRefused } from '#saved/lists/calls/waiting-outcomes.ts'
import { withNewOutcomes } from '#saved/lists/calls/with-outcomes.ts'

/** Sends the call outcomes of one list, as many as fit in one request. */
export async function sendOutcomes(sender: Sender, waiting: readonly UnsentOutcome[]): Promise<Sent> {
  const batch = waiting.slice(0, mostOutcomesAtOnce)
  const [first] = batch
  if (!first) return 'answered'
  try {
    await sendAll(sender, first.list_id, batch)
    return 'answered'
  } catch (error) {
    const refusal = finalRefusal(error)
    if (!refusal) return laterAfter(error)
    // One invalid outcome makes the whole request fail, so each is sent by itself and only that one is refused.
    if (refusal.status === 422 && batch.length > 1) return await sendOneByOne(sender, batch)
    refuse(sender, batch, refusal.detail)
    return 'answered'
  }
}

async function sendOneByOne(sender: Sender, batch: readonly UnsentOutcome[]): Promise<Sent> {
  for (const outcome of batch) {
    const sent = await sendOutcomes(sender, [outcome])
    if (sent !== 'answered') return sent
  }
  return 'answered'
}

async function sendAll(sender: Sender, listId: string, batch: readonly UnsentOutcome[]): Promise<void> {
  const { user, client } = sender
  const values = batch.map(({ said: outcome }) => outcome)
  const { left_out: leftOut } = await call(sayOutcomes, { params: { id: listId }, body: { values } })
  const isLeftOut = ({ said: outcome }: UnsentOutcome) => leftOut.includes(outcome.client_id)
  const accepted = batch.filter((each) => !isLeftOut(each))
  const heard = accepted.map(({ said: outcome }) => outcome)
  await showChange(client, listQuery(listId), (list) => list && withNewOutcomes(list, heard, personOf(user)))
  forgetOutcomes(user.id, idsOf(accepted))
  if (leftOut.length > 0) refuse(sender, batch.filter(isLeftOut), 'The official is no longer in the list.')
}

function refuse({ user }: Sender, refused: readonly UnsentOutcome[], why: string): void {
  markOutcomesRefused(user.id, idsOf(refused), why)
  notifyRefused(refused.length === 1 ? '1 outcome was' : `${refused.length} outcomes were`, why)
}

function idsOf(outcomes: readonly UnsentOutcome[]): ReadonlySet<string> {
  return new Set(outcomes.map(({ said: outcome }) => outcome.client_id))
}
