import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { renee } from '#testing/me.ts'
import { startSending } from '#saved/lists/calls/send-waiting.ts'
import { listQuery } from '#saved/lists/save/lists.ts'
import { listId, listOf, officialOf, outcomeOf } from '#testing/lists.ts'
import { saveOutcome, waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what is on its way is not sent once more by the page of the list, which opens meanwhile', async () => {
  const sent: string[] = []
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, renee)
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    if (sent.length === 1) startSending(renee, client)
    return Response.json({ left_out: [] })
  })
  saveOutcome(renee.id, {
    list_id: listId,
    said: {
      client_id: '0192f0c4-0000-7000-8000-000000000001',
      eo_id: 1,
      outcome: 'reached',
      follow_up_on: null,
      said_at: '2026-11-20T15:00:00Z',
    },
  })
  startSending(renee, client)
  await expect.poll(() => waitingOutcomes.of(renee.id)).toEqual([])
  expect(sent).toHaveLength(1)
})

test('what is taken while the list is read is shown, though the list was read before it', async () => {
  const official = officialOf({ outcome: null, outcomes: [] })
  const newOutcome = outcomeOf({ outcome: 'reached' })
  let answerRead = () => {}
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return Response.json({ left_out: [] })
    reads.push(url)
    if (reads.length > 1) return Response.json(listOf([{ ...official, outcome: newOutcome, outcomes: [newOutcome] }]))
    await new Promise<void>((resolve) => (answerRead = resolve))
    return Response.json(listOf([official]))
  })
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, renee)
  const close = new QueryObserver(client, listQuery(listId)).subscribe(() => {})
  startSending(renee, client)
  saveOutcome(renee.id, {
    list_id: listId,
    said: { client_id: newOutcome.client_id, eo_id: 1, outcome: 'reached', follow_up_on: null, said_at: newOutcome.at },
  })
  await expect.poll(() => waitingOutcomes.of(renee.id)).toEqual([])
  answerRead()
  await expect
    .poll(() => client.getQueryData(listQuery(listId).queryKey)?.officials.map(({ outcome }) => outcome?.outcome))
    .toEqual(['reached'])
  close()
})
