import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { messages } from '@atlas/contract/messages.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, callFile } from '#shared/api/call.ts'
import { problemMessage } from '#shared/api/problem-message.ts'

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

/** The message for a person when the API answers like this; null for none. */
async function errorAfter(answer: () => Promise<Response>): Promise<string | null> {
  vi.stubGlobal('fetch', answer)
  return await call(endpoints.logout, {}).then(
    () => 'it went through',
    (error: unknown) => problemMessage(error),
  )
}

const problem = { type: 'x', title: 'x', status: 409, detail: 'One sentence.', instance: '1' }

test.each([
  ['the detail of its body', () => Promise.resolve(Response.json(problem, { status: 409 })), 'One sentence.'],
  [
    'the status where there is no body',
    () => Promise.resolve(new Response(null, { status: 502, statusText: 'Bad Gateway' })),
    'Bad Gateway',
  ],
  [
    'the number where a proxy says nothing at all',
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    'The server answered 502.',
  ],
  [
    'that another origin is in the way, where a response has no status',
    () => Promise.resolve(Response.error()),
    messages.networkFailed,
  ],
  ['nothing where no response came', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ['nothing where the request was given up', () => Promise.reject(new DOMException('Aborted', 'AbortError')), null],
])('a failed call tells %s', async (_, answer, message) => {
  expect(await errorAfter(answer)).toBe(message)
})

test('a file comes with the name that its answer gives it, or with a problem like any other answer', async () => {
  const headers = { 'content-disposition': 'attachment; filename="ada-elections.ics"' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('BEGIN:VCALENDAR', { headers })))
  const request = async () => await callFile(endpoints.comingCalendar, { body: { official_id: 12 } })
  expect(await request()).toEqual({ name: 'ada-elections.ics', text: 'BEGIN:VCALENDAR' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 409 })))
  await expect(request()).rejects.toThrow('One sentence.')
})
