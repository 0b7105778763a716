import { expect, test } from 'vitest'
import { partyOf, partyWord } from '#imports/records/parties.ts'

test.each([
  ['DEMOCRAT', 'Democratic'],
  ['Dem', 'Democratic'],
  ['Republican', 'Republican'],
  ['NONPARTISAN', 'Nonpartisan'],
  ['No Party Affiliation', 'No Party'],
  ['No party', 'No Party'],
  ['Independent', 'Independent'],
  ['IND', 'Independent'],
  ['Constitution Party of Florida', 'Other'],
  ['NA', null],
  ['', null],
])('a source that says "%s" means %s', (published, party) => {
  expect(partyOf(published)).toBe(party)
})

test.each([
  ['NPA', 'No Party'],
  ['No Party', 'No Party'],
  ['Unaffiliated', 'No Party'],
  ['non-affiliated', 'No Party'],
  ['No Party Registered', 'No Party'],
  ['I', 'Independent'],
  ['Independent', 'Independent'],
  ['NP', 'Nonpartisan'],
])('a list of an organization that says "%s" means %s', (written, party) => {
  expect(partyWord(written)).toBe(party)
})
