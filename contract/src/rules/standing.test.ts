import { expect, test } from 'vitest'
import { standingOf } from '#rules/standing.ts'

test.each([
  ['2026-11-03', null, 'Result not in yet', 'On the ballot 11-03-2026; result not on file.'],
  [
    '2026-11-03',
    '2026-11-04',
    'Result not in yet',
    'On the ballot 11-03-2026; result not on file. The term ended on 11-04-2026; no successor is on file.',
  ],
  ['2026-11-03', '2027-01-03', 'Result not in yet', 'On the ballot 11-03-2026; result not on file.'],
  [null, '2026-11-21', 'Term ended', 'The term ended on 11-21-2026; no successor is on file.'],
])('a ballot on %s and a term until %s read "%s" on November 22, 2026', (pending, termEnd, mark, sentence) => {
  expect(standingOf(pending, termEnd, '2026-11-22')).toEqual({ mark, sentence })
})

test.each([null, '2026-11-22', '2028-01-03'])('a term until %s says nothing of who is in office', (termEnd) => {
  expect(standingOf(null, termEnd, '2026-11-22')).toBeNull()
})
