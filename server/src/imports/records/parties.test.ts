import { expect, test } from 'vitest'
import { partyOf } from '#imports/records/parties.ts'

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
