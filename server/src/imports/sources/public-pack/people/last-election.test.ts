import { expect, test } from 'vitest'
import { withEverybody, withWinnerAlone } from '#imports/sources/public-pack/people/last-election.ts'

const bird = { candidate: 'ADA BIRD', party: 'Democratic', share: 0.4801 }
const cole = { candidate: 'Eve Cole', party: 'Republican', share: 0.4602 }
const writeIns = { candidate: 'WRITE-IN', party: '', share: 0.05 }
const written = { candidate: 'Bob Dove', party: 'Write-In', share: 0.0097 }

test('shares are of all votes, write-ins included, who stood are those on the ballot', () => {
  expect(withEverybody([bird, cole, writeIns, written])).toMatchObject({ candidates: 2, margin: 0.0199 })
})

test.each(['WRITE-IN', 'Write-ins', 'Writein', 'Blank votes', 'Over Votes', 'UNDERVOTES'])(
  'votes that stand as "%s" are no candidate',
  (candidate) => {
    expect(withEverybody([bird, { ...writeIns, candidate }])).toMatchObject({ candidates: 1, margin: null })
  },
)

test('nobody whose name begins as a word of the returns does is lost', () => {
  expect(withEverybody([bird, { ...cole, candidate: 'Blanka Overton' }])).toMatchObject({ candidates: 2 })
})

test.each([
  ['of two candidates, where nobody can be written in', { candidates: 2, seats: 1, isWithoutWriteIns: true }, 0.2],
  ['of two candidates, where somebody can', { candidates: 2, seats: 1, isWithoutWriteIns: false }, null],
  ['of three', { candidates: 3, seats: 1, isWithoutWriteIns: true }, null],
  ['of two for two seats', { candidates: 2, seats: 2, isWithoutWriteIns: true }, null],
])('the margin of a winner with 60%% %s is %s', (_, race, margin) => {
  expect(withWinnerAlone({ ...race, share: 0.6, nextShare: null }).margin).toBe(margin)
})

test('where the share of the next candidate is on file, the margin is known however many stood', () => {
  const race = { candidates: 3, seats: 1, share: 0.492, nextShare: 0.4838, isWithoutWriteIns: false }
  expect(withWinnerAlone(race).margin).toBe(0.0082)
})
