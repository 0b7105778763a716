import { expect, test } from 'vitest'
import { identityOf } from '#shared/api/kept-identity.ts'

test.each([
  ['/lists/7?call=1204', '/lists/7', true],
  ['/advanced-search?saved=one', '/advanced-search?saved=one&columns=eo.age&page=2#results', true],
  ['/advanced-search?saved=one', '/advanced-search?saved=two', false],
  ['/advanced-search?saved=one', '/advanced-search', false],
  ['/lists/7', '/lists/8', false],
])('%s and %s are the same kept thing: %s', (one, other, areSame) => {
  expect(identityOf(one) === identityOf(other)).toBe(areSame)
})
