import { expect, test } from 'vitest'
import { resultPending } from '#rules/result-pending.ts'

test.each([
  ['the day before', '2026-11-02', null, null],
  ['on the day', '2026-11-03', null, null],
  ['the day after', '2026-11-04', null, '2026-11-03'],
  ['of who last won before', '2026-11-04', 2022, '2026-11-03'],
  ['of who is said to have won', '2026-11-04', 2026, null],
])('%s, %s, a result of 3 November 2026 is pending: %s %s', (_, today, electionYear, pending) => {
  expect(resultPending({ ballotDay: '2026-11-03', electionYear }, today)).toBe(pending)
})
