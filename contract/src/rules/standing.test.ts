import { expect, test } from 'vitest'
import { daysAwaited, standingOf } from '#rules/standing.ts'

const over = 'Term over, successor not on file'

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

test.each([
  ['90 days after the ballot', '2026-11-03', null, '2027-02-01', 'Result not in yet'],
  ['91 days after the ballot', '2026-11-03', null, '2027-02-02', over],
  ['90 days after the term', null, '2026-11-04', '2027-02-02', 'Term ended'],
  ['91 days after the term', null, '2026-11-04', '2027-02-03', over],
  ['91 days after the ballot, a term over since the day before', '2026-11-03', '2027-02-01', '2027-02-02', over],
  ['91 days after the ballot, the last day of the term', '2026-11-03', '2027-02-02', '2027-02-02', 'Result not in yet'],
  ['a year after the ballot of a term that goes on', '2026-11-03', '2028-01-03', '2027-11-03', 'Result not in yet'],
])('%s nobody waits longer than that for a result', (_, pending, termEnd, today, mark) => {
  expect(standingOf(pending, termEnd, today)?.mark).toBe(mark)
})

test('a term of which only the ballot is known is told by how long ago that was', () => {
  expect(standingOf('2026-11-03', null, '2027-03-15')?.sentence).toBe(
    `On the ballot 11-03-2026; result not on file. That is more than ${daysAwaited} days ago; no successor is on file.`,
  )
})

test.each([
  ['2027-01-18', 'Ann Roe takes office 01-18-2027.'],
  [null, 'Ann Roe is elected to follow; the day is not on file.'],
])('whoever is elected to follow is named beside the holder, term begins %s', (takesOffice, sentence) => {
  expect(standingOf(null, null, '2026-11-20', { name: 'Ann Roe', takesOffice })).toEqual({
    mark: 'Successor elected',
    sentence,
  })
})
