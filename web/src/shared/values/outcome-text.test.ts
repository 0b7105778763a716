import { expect, test } from 'vitest'
import { unsentOutcomeText } from '#shared/values/outcome-text.ts'

test.each([
  ['Uncontested', null, 'Uncontested'],
  ['Close', 0.0199, 'Close, 2.0 points'],
  ['Close', 0.0498, 'Close, under 5 points'],
  ['Close', 0, 'Close, 0.0 points'],
  ['Contested', 0.05, 'Won by 5.0 points'],
  ['Contested', 0.3182, 'Won by 31.8 points'],
  ['Contested', null, 'Contested'],
])('%s by %s reads "%s"', (outcome, margin, text) => {
  expect(unsentOutcomeText(outcome, margin)).toBe(text)
})
