import { messages } from '@atlas/contract/messages.ts'
import { problems } from '@atlas/contract/problem.ts'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'

/** The messages for a person, and where they are led, after a change fails like this. */
async function afterFailing(error: Error) {
  const messages: string[] = []
  const client = createQueryClient({
    showMessage: (message) => messages.push(message),
    goTo: (screen) => messages.push(screen),
  })
  client.setQueryData(sessionQuery.queryKey, { id: '1' } as never)
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error), retry: false })
  await mutation.execute(undefined).catch(() => {})
  return { messages, isSignedOut: client.getQueryData(sessionQuery.queryKey) === null }
}

test.each([
  [
    'a refusal tells its detail',
    new ApiProblem(409, problems.last_administrator.detail),
    problems.last_administrator.detail,
  ],
  ['an answer without a body tells the error', new ApiProblem(502, 'Bad Gateway'), 'Bad Gateway'],
  [
    'wrong credentials are told',
    new ApiProblem(401, problems.wrong_credentials.detail),
    'Invalid email and password combination',
  ],
  ['a response without status is told', new ApiProblem(0, ''), messages.networkFailed],
  ['a broken reset link is told', new ApiProblem(422, problems.link_expired.detail), problems.link_expired.detail],
])('%s', async (_, error, message) => {
  expect(await afterFailing(error)).toEqual({ messages: [message], isSignedOut: false })
})

test('an account that is not approved is led to the page that says so, and not told twice', async () => {
  const refusal = new ApiProblem(403, 'This account has not yet been approved')
  expect((await afterFailing(refusal)).messages).toEqual(['/pending-approval'])
})

test('a rejected account is led to the apology', async () => {
  expect((await afterFailing(new ApiProblem(403, problems.rejected.detail))).messages).toEqual(['/rejected'])
})

test('an expired session is not messages: it is forgotten, and the pages that need one lead to the sign-in screen', async () => {
  expect(await afterFailing(new ApiProblem(401, 'Please sign in.'))).toEqual({ messages: [], isSignedOut: true })
})

test('silence of the network is passed through', async () => {
  expect(await afterFailing(new NetworkFailure(new TypeError('Failed to fetch')))).toEqual({
    messages: [],
    isSignedOut: false,
  })
})

test('after a change the first answer that is awaited is not the one of before', async () => {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  const before = { answer: () => {} }
  const answers = [
    new Promise<string>((resolve) => (before.answer = () => resolve('before'))),
    Promise.resolve('after'),
  ]
  const query = { queryKey: ['lists'], queryFn: async () => (await answers.shift()) ?? 'asked once too often' }
  const unsubscribe = new QueryObserver(client, query).subscribe(() => {})
  const awaited = client.query(query)
  await client.invalidateQueries({ queryKey: ['lists'] })
  before.answer()
  expect(await awaited).toBe('after')
  expect(client.getQueryData(['lists'])).toBe('after')
  unsubscribe()
})
