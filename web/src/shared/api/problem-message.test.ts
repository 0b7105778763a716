import { expect, test } from 'vitest'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { problemMessage } from '#shared/api/problem-message.ts'

test.each([
  ['a refusal shows its detail', new ApiProblem(409, 'The last administrator stays.'), 'The last administrator stays.'],
  [
    'wrong credentials are shown',
    new ApiProblem(401, 'Invalid email and password combination'),
    'Invalid email and password combination',
  ],
  ['an expired session is not shown', new ApiProblem(401, 'Please sign in.'), null],
  ['a response without status is', new ApiProblem(0, ''), 'CORS Error. Please contact support'],
  ['silence of the network is not shown', new NetworkFailure(new TypeError('Failed to fetch')), null],
  ['nor is a request that was given up', new DOMException('Aborted', 'AbortError'), null],
])('%s', (_, error, message) => {
  expect(problemMessage(error)).toBe(message)
})
