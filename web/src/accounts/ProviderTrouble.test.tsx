import { oidcTroubles } from '@atlas/contract/rules/oidc-troubles.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProviderTrouble } from '#accounts/ProviderTrouble.tsx'
import { readSignInQuery } from '#layout/access/sign-in-query.ts'
import { show } from '#testing/show.tsx'

test.each(oidcTroubles)('that a sign-in elsewhere did not lead in is said, and what to do: %s', async (trouble) => {
  expect(readSignInQuery({ trouble })).toEqual({ trouble })
  show(<ProviderTrouble trouble={trouble} provider="your organization" />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^[A-Z].*your organization.*\.$|^Your organization.*\.$/)
})

test('what else stands in the address is no trouble of a sign-in', () => {
  expect(readSignInQuery({ trouble: 'toString', came: 'out' })).toEqual({})
})
