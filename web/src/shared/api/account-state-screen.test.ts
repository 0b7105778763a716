import { messages } from '@atlas/contract/messages.ts'
import { expect, test } from 'vitest'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { accountStateScreen } from '#shared/api/account-state-screen.ts'

test.each([
  [new ApiProblem(403, 'This account has not yet been approved'), '/pending-approval'],
  [new ApiProblem(403, 'Sorry. This account has not yet been approved.'), '/pending-approval'],
  [new ApiProblem(403, messages.notApproved, [], 'urn:southern-officials-atlas:problem:confirmed_waits'), '/confirmed'],
  [new ApiProblem(403, messages.accessRemoved), '/access-removed'],
  [new ApiProblem(403, 'This account has been rejected'), '/rejected'],
  [new ApiProblem(401, 'Invalid email and password combination'), null],
  [new NetworkFailure(new TypeError('Failed to fetch')), null],
])('after %s a person is led to %s', (error, screen) => {
  expect(accountStateScreen(error)).toBe(screen)
})
