import { sendResults } from '@atlas/contract/endpoints/drives/results.ts'
import { type UnsentResults, unsentResultsSchema } from '@atlas/contract/endpoints/drives/unsent.ts'
import { refetchDrives, resultsQuery } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { newId } from '#shared/api/new-id.ts'
import { finalRefusal, laterAfter, type Sender, type Sent } from '#shared/api/send-later.ts'
import { createSending } from '#shared/api/start-sending.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { counted } from '#shared/ui/text/counted.ts'

/** The results of places that are being filled in, on this device until the server has taken them. */
export const resultsDrafts = createWaitingStore<UnsentResults>({
  thing: 'results drafts',
  read: (stored) => unsentResultsSchema.safeParse(stored).data,
})

export type ResultsOf = Pick<UnsentResults, 'day' | 'place_id'>

function isOf({ day, place_id: placeId }: ResultsOf) {
  return (each: UnsentResults) => each.day === day && each.place_id === placeId
}

export function resultsDraftOf(drafts: readonly UnsentResults[], of: ResultsOf): UnsentResults | undefined {
  return drafts.find(isOf(of))
}

type Typed = Omit<UnsentResults, 'changed_at' | 'client_id' | 'refused'>

/** Keeps what is typed; what was refused before is typed anew. */
export function keepResults(userId: string, typed: Typed): void {
  const draft = { ...typed, changed_at: new Date().toISOString(), client_id: null, refused: null }
  resultsDrafts.change(userId, (held) => [...held.filter((each) => !isOf(typed)(each)), draft])
}

/** From now on they wait to be sent, and are sent once, however often that is tried. */
export function sendKept(userId: string, typed: Typed): void {
  keepResults(userId, typed)
  change(userId, typed, { client_id: newId() })
}

/** Back to a draft: they are not sent after all. */
export function holdResults(userId: string, of: ResultsOf): void {
  change(userId, of, { client_id: null, refused: null })
}

export function forgetResults(userId: string, of: ResultsOf): void {
  resultsDrafts.change(userId, (held) => held.filter((each) => !isOf(of)(each)))
}

function change(userId: string, of: ResultsOf, changes: Partial<UnsentResults>): void {
  resultsDrafts.change(userId, (held) => held.map((each) => (isOf(of)(each) ? { ...each, ...changes } : each)))
}

/** Sends the results that wait in this browser as soon as they can be sent. */
export const startSendingResults = createSending({
  listeners: [resultsDrafts.listen],
  nextOf: (sender, postponed) => {
    for (const draft of resultsDrafts.of(sender.user.id)) {
      const { client_id: id } = draft
      if (id !== null && !postponed.has(id)) return { key: id, send: () => submit(sender, draft, id) }
    }
    return null
  },
})

async function submit({ user, client }: Sender, draft: UnsentResults, clientId: string): Promise<Sent> {
  const { day, place_id: placeId, about, source, results } = draft
  try {
    const desk = await call(sendResults, {
      params: { day },
      body: {
        client_id: clientId,
        place_id: placeId,
        source: { ...source, read_on: source.read_on || null },
        seats: results,
      },
    })
    forgetResults(user.id, draft)
    client.setQueryData(resultsQuery(day, placeId).queryKey, desk)
    await refetchDrives(client)
    const wait = counted(results.length, 'result waits', 'results wait')
    showToast('success', 'Sent', `${wait} for a second look, ${about}.`)
    return 'answered'
  } catch (error) {
    const refusal = finalRefusal(error)
    if (!refusal) return laterAfter(error)
    const { detail, errors, type } = refusal
    change(user.id, draft, { client_id: null, refused: { detail, errors: [...errors], type } })
    showToast('error', `${about} was not taken`, `${detail} Your draft is kept.`)
    await refetchDrives(client)
    return 'answered'
  }
}
