import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { logout, me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkFailure } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { prefetch, forgetEarlyAnswers, takeEarlyReply } from '#shared/api/early-answers.ts'

let requests: string[] = []
let answer: () => Promise<Response> = async () => Response.json(null)

beforeEach(() => {
  requests = []
  answer = async () => Response.json(null)
  forgetEarlyAnswers()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (url: string, { method }: { readonly method: string }) => {
    requests.push(`${method} ${url}`)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was asked early is not asked again, but answers one call only', async () => {
  prefetch(me, {})
  expect(await call(me, {})).toBeNull()
  expect(requests).toEqual(['GET /api/auth/me'])
  await call(me, {})
  expect(requests).toEqual(['GET /api/auth/me', 'GET /api/auth/me'])
})

test('an answer that is here already is taken at once, and only once', async () => {
  prefetch(me, {})
  expect(takeEarlyReply(me, {})).toBeUndefined()
  await vi.waitFor(() => expect(takeEarlyReply(me, {})).toBeNull())
  expect(takeEarlyReply(me, {})).toBeUndefined()
})

test('another call is asked as ever', async () => {
  prefetch(me, {})
  await call(logout, {})
  expect(requests).toEqual(['GET /api/auth/me', 'POST /api/auth/logout'])
})

test('what was forgotten is asked anew', async () => {
  prefetch(me, {})
  forgetEarlyAnswers()
  await call(me, {})
  expect(requests).toHaveLength(2)
})

test('a refusal, and no answer at all, are told to whoever asks, and never taken for a reply', async () => {
  answer = async () => Response.json({}, { status: 503, statusText: 'Busy' })
  prefetch(settings, {})
  answer = async () => Promise.reject(new TypeError('Failed to fetch'))
  prefetch(me, {})
  await new Promise((resolve) => setTimeout(resolve))
  expect([takeEarlyReply(settings, {}), takeEarlyReply(me, {})]).toEqual([undefined, undefined])
  await expect(call(settings, {})).rejects.toThrow('Busy')
  await expect(call(me, {})).rejects.toThrow(NetworkFailure)
  expect(requests).toHaveLength(2)
})
