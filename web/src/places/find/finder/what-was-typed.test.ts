import type { PlaceSuggestion } from '@atlas/contract/endpoints/places/find.ts'
import { expect, test } from 'vitest'
import { whatWasTyped } from '#places/find/finder/what-was-typed.ts'

const place = (name: string, detail: string, isExact = true): PlaceSuggestion => ({
  kind: 'county',
  zip: null,
  place_id: '01047',
  name,
  detail,
  is_exact: isExact,
})
const dallas = place('Dallas County', 'Alabama')
const noRequests = {
  suggestionsNow: () => Promise.reject(new Error('It is not asked for suggestions.')),
  findsAddresses: false,
}
const suggesting = (...values: PlaceSuggestion[]) => ({ ...noRequests, suggestionsNow: async () => values })

test.each(['38773', ' 38773-1234'.trim()])('the ZIP code %j is asked for as it is', async (typed) => {
  expect(await whatWasTyped(typed, noRequests)).toEqual({ query: { zip: '38773', text: '38773' } })
})

test.each([
  ['', /^Enter a ZIP code/],
  ['12 Main Street, Selma', /^Street addresses cannot be looked up here/],
  ['3877', 'A ZIP code has five digits.'],
])('%j is refused in words, and not sent', async (typed, refusal) => {
  expect(await whatWasTyped(typed, noRequests)).toMatchObject({ refusal: expect.stringMatching(refusal) })
})

test('a name is asked for where one place is called so', async () => {
  const near = place('Dallas', 'Dallas County, Georgia', false)
  expect(await whatWasTyped('dallas county', suggesting(dallas, near))).toEqual({
    query: { place_id: '01047', text: 'Dallas County, Alabama' },
  })
})

test('of several that are called so nobody is guessed', async () => {
  const several = [place('Jefferson County', 'Alabama'), place('Jefferson County', 'Georgia')]
  expect(await whatWasTyped('jefferson county', suggesting(...several))).toEqual({ several })
})

test('a name that only begins so is chosen by the person', async () => {
  const begun = [place('Dallas County', 'Alabama', false)]
  expect(await whatWasTyped('dal', suggesting(...begun))).toEqual({ several: begun })
  expect(await whatWasTyped('zzz', suggesting())).toMatchObject({ refusal: expect.stringMatching(/^No place/) })
})

test.each(['12 Main Street, Selma', '12B Main St', '1 4th Ave N, Birmingham'])(
  'the address %j is asked for as it is, where the server looks up addresses',
  async (typed) => {
    expect(await whatWasTyped(typed, { ...noRequests, findsAddresses: true })).toEqual({ address: typed })
  },
)
