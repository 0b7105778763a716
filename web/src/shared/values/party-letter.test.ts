import { expect, test } from 'vitest'
import { partyLetter } from '#shared/values/party-letter.ts'

test('no two parties of the public records have the same letter', () => {
  const parties = ['Democratic', 'Republican', 'Independent', 'Libertarian', 'Green', 'Nonpartisan', 'No Party']
  expect(new Set(parties.map(partyLetter)).size).toBe(parties.length)
})
