import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { sessionQuery } from '#api/session.ts'
import { renee } from '#api/test-me.ts'
import { startSending } from '#keeping/lists/send-waiting.ts'
import { listId } from '#keeping/lists/test-lists.ts'
import { keepOutcome, waitingOutcomes } from '#keeping/lists/waiting-outcomes.ts'

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
  keepOutcome(renee.id, {
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
