import { expect, test } from 'vitest'
import { outcomeOf } from '#rules/last-election.ts'

test.each([
  ['one candidate, whatever the write-ins', { candidates: 1, margin: null, share: 0.9 }, 'Uncontested'],
  ['5 points more than the next', { candidates: 2, margin: 0.05, share: 0.525 }, 'Contested'],
  ['a hair less than that', { candidates: 3, margin: 0.0499, share: 0.4 }, 'Close'],
  ['as many votes as the next', { candidates: 2, margin: 0, share: 0.5 }, 'Close'],
  ['so many votes that nobody can be near', { candidates: 4, margin: null, share: 0.53 }, 'Contested'],
  ['votes of others that are not on file', { candidates: 2, margin: null, share: 0.52 }, null],
  ['several seats at once', { candidates: 6, margin: null, share: null }, null],
  ['no returns', { candidates: null, margin: null, share: 0.7 }, null],
] as const)('an election with %s is %j: %s', (_, won, outcome) => {
  expect(outcomeOf(won)).toBe(outcome)
})
