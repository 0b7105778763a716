import { describe, expect, test } from 'vitest'
import { isGood, lineOf, sum, totalsOfPlaywright, totalsOfVitest } from './totals.mjs'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }

describe('the totals of a test run', () => {
  test('add up what both runners counted', () => {
    const journeys = totalsOfPlaywright({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } }, 1)
    expect(lineOf(sum([totalsOfVitest(vitest, 0), journeys]))).toBe('8 passed, 1 failed, 2 skipped')
  })

  test('count a failure where the runner failed outside of every test', () => {
    expect(lineOf(totalsOfVitest(vitest, 1))).toBe('5 passed, 1 failed, 2 skipped')
  })

  test('leave skipped tests out of the line where there are none', () => {
    expect(lineOf({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
  })

  test.each([
    [{ passed: 1, failed: 0, skipped: 3 }, true],
    [{ passed: 9, failed: 1, skipped: 0 }, false],
    [{ passed: 0, failed: 0, skipped: 4 }, false],
  ])('are good only where something passed and nothing failed: %o', (totals, expected) => {
    expect(isGood(totals)).toBe(expected)
  })
})
