import { mostOutcomesAtOnce, type UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { renee } from '#testing/me.ts'
import { sendOutcomes } from '#saved/lists/calls/send-outcomes.ts'
import { startSending } from '#saved/lists/calls/send-waiting.ts'
import { listId } from '#testing/lists.ts'
import { saveOutcome, waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'

let client: QueryClient
beforeEach(() => {
  client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, renee)
})

afterEach(() => {
  // Senders of this test that are still running send nothing in the next one.
  client.setQueryData(sessionQuery.queryKey, null)
  waitingOutcomes.change(renee.id, () => [])
  vi.unstubAllGlobals()
})

function outcomeOf(number: number): UnsentOutcome {
  const said_at = '2026-11-20T15:00:00Z'
  return {
    list_id: listId,
    said: { client_id: idOf(number), eo_id: 1, outcome: 'reached', follow_up_on: null, said_at },
  }
}

const idOf = (number: number) => `0192f0c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function save(...numbers: number[]): readonly UnsentOutcome[] {
  for (const number of numbers) saveOutcome(renee.id, outcomeOf(number))
  return waitingOutcomes.of(renee.id)
}

/** A server with these answers, and the numbers it received each time. */
function serve(answer: (numbers: readonly number[]) => Response | null): readonly (readonly number[])[] {
  const requests: number[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { values } = JSON.parse(String(body)) as { values: { client_id: string }[] }
    const numbers = values.map(({ client_id: id }) => Number(id.slice(-12)))
    // A sender that never gives up would keep the browser busy for ever.
    const reply = requests.length < 20 ? answer(numbers) : null
    if (!reply) throw new TypeError('Failed to fetch')
    requests.push(numbers)
    return reply
  })
  return requests
}

const accepted = (...leftOut: number[]) => Response.json({ left_out: leftOut.map(idOf) })
const refused = (detail: string, status = 422) =>
  Response.json({ type: 'about:blank', title: '', status, detail, instance: '' }, { status })

/** The entries that wait: the number, and the reason where one was refused. */
const waiting = () =>
  waitingOutcomes.of(renee.id).map(({ said: outcome, refused: why }) => [Number(outcome.client_id.slice(-12)), why])

test.each(['said_at: This is not a moment.', ''])(
  'an outcome that is no good is sent once, and kept with the reason %j',
  async (why) => {
    const requests = serve(([number]) => (number === 1 ? refused(why) : accepted()))
    save(1)
    startSending(renee, client)
    await expect.poll(waiting).toEqual([[1, why]])
    save(2)
    await expect.poll(waiting).toEqual([[1, why]])
    expect(requests).toEqual([[1], [2]])
  },
)

test('of several outcomes of which one is no good only that one is refused', async () => {
  const requests = serve((numbers) => (numbers.includes(2) ? refused('This is not a moment.') : accepted()))
  expect(await sendOutcomes({ user: renee, client }, save(1, 2, 3))).toBe('answered')
  expect(requests).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(waiting()).toEqual([[2, 'This is not a moment.']])
})

test('the signal that is lost while outcomes are sent one by one leaves the others waiting', async () => {
  const requests = serve((numbers) => (numbers.length > 1 ? refused('No.') : numbers[0] === 1 ? accepted() : null))
  expect(await sendOutcomes({ user: renee, client }, save(1, 2, 3))).toBe('no signal')
  expect(requests).toEqual([[1, 2, 3], [1]])
  expect(waiting()).toEqual([
    [2, undefined],
    [3, undefined],
  ])
})

test.each([401, 408, 425])('what is answered with %i is sent later', async (status) => {
  serve(() => refused('Not now.', status))
  expect(await sendOutcomes({ user: renee, client }, save(1))).toBe('not now')
  expect(waiting()).toEqual([[1, undefined]])
})

test('the outcome of a call to an official who is no longer in the list is kept with that reason', async () => {
  serve(() => accepted(2))
  expect(await sendOutcomes({ user: renee, client }, save(1, 2))).toBe('answered')
  expect(waiting()).toEqual([[2, 'The official is no longer in the list.']])
})

test('more outcomes than the server takes at once are sent in turn', async () => {
  const requests = serve(() => accepted())
  save(...Array.from({ length: mostOutcomesAtOnce + 1 }, (_, number) => number + 1))
  startSending(renee, client)
  await expect.poll(waiting).toEqual([])
  expect(requests.map(({ length }) => length)).toEqual([mostOutcomesAtOnce, 1])
})
