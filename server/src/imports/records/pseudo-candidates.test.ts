import { expect, test } from 'vitest'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'

test.each(['OVERVOTES', 'Over Votes', 'UNDERVOTES', 'under-votes', 'BLANK', 'Blank Ballots', 'BALLOTS CAST - TOTAL'])(
  '%s is nobody’s vote',
  (candidate) => {
    expect([isNoVote(candidate), isWriteIn(candidate)]).toEqual([true, false])
  },
)

test.each(['WRITE-IN', 'Write-ins', 'WRITE IN VOTES', 'SCATTERING'])('%s are votes for somebody', (candidate) => {
  expect([isNoVote(candidate), isWriteIn(candidate)]).toEqual([false, true])
})

test.each(['TIM BLANKENSHIP', 'Blanka Over', 'Ida Under', 'VOIDA LANE'])('%s is a person', (candidate) => {
  expect([isNoVote(candidate), isWriteIn(candidate)]).toEqual([false, false])
})
