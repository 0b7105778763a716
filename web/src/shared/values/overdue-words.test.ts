import { expect, test } from 'vitest'
import { longOverSentence, overdueSentence } from '#shared/values/overdue-words.ts'

const nothing = { terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 }
const since = { results_pending: 918, pending_since: '2026-11-03' }

test.each([
  [{ ...since }, 3_323, '918 of these 3,323 have waited for a result since 11-03-2026.'],
  [
    { ...since, terms_over: 920 },
    3_323,
    '918 of these 3,323 have waited for a result since 11-03-2026; 920 terms are over.',
  ],
  [
    { ...since, results_pending: 1, terms_over: 1 },
    4,
    '1 of these 4 has waited for a result since 11-03-2026; 1 term is over.',
  ],
  [{ ...since }, 918, 'All 918 have waited for a result since 11-03-2026.'],
  [{ ...since, results_pending: 1 }, 1, 'This one has waited for a result since 11-03-2026.'],
  [{ terms_over: 2 }, 3_323, '2 terms are over among these 3,323, and no successor is on file.'],
  [{ terms_over: 1 }, 1, '1 term is over, and no successor is on file.'],
  [{}, 3_323, null],
])('how late the records are is said in numbers: %j of %i', (overdue, total, sentence) => {
  expect(overdueSentence({ ...nothing, ...overdue }, total)).toBe(sentence)
})

test('whoever is long over is said apart, in the words of the mark', () => {
  expect(longOverSentence(nothing)).toBeNull()
  expect(longOverSentence({ ...nothing, long_over: 918 })).toBe(
    '918 are more than 90 days late and read “Term over, successor not on file”.',
  )
  expect(longOverSentence({ ...nothing, long_over: 1 })).toMatch(/^1 is more than 90 days late and reads /)
})
