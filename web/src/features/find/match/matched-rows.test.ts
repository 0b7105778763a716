import type { MatchAnswer, MatchReply } from '@atlas/contract/endpoints/find.ts'
import { expect, test } from 'vitest'
import {
  alternativesText,
  countResults,
  matchedRows,
  resultTable,
  shortAlternatives,
} from '#features/find/match/matched-rows.ts'

const one = (name: string) => ({ names: [name], is_first_probable: false })
const none = { names: [], is_first_probable: false }
const dallas: MatchAnswer = {
  result: 'matched',
  counties: ['Dallas'],
  congress: one('AL-7'),
  senate: one('23'),
  house: { names: ['67', '68'], is_first_probable: true },
  reason: null,
}
const lost: MatchAnswer = {
  result: 'not_found',
  counties: [],
  congress: none,
  senate: none,
  house: none,
  reason: '“3873” has four digits.',
}
const reply: MatchReply = { answers: [dallas, lost], answer_of: [0, 1, 0], officials: [] }
const file = { name: 'm.csv', headings: ['Name', 'Zip'], rows: [['Ann', '36701'], ['=1+1', '3873'], ['Cy']] }

test('every row comes back in its order, with the columns that were found behind its own', () => {
  const rows = matchedRows(file, 1, reply)
  expect(resultTable(file, rows)).toEqual([
    ['Name', 'Zip', 'County', 'Congress', 'State Senate', 'State House', 'Result', 'Reason'],
    ['Ann', '36701', 'Dallas', 'AL-7', '23', '67 (probably) or 68', 'Matched', ''],
    ['=1+1', '3873', '', '', '', '', 'Not found', '“3873” has four digits.'],
    ['Cy', '', 'Dallas', 'AL-7', '23', '67 (probably) or 68', 'Matched', ''],
  ])
  expect(rows.map(({ number }) => number)).toEqual([2, 3, 4])
  expect(countResults(rows)).toEqual({ matched: 2, crosses: 0, ambiguous: 0, not_found: 1 })
})

test('what may be several is joined by "or", and shortened only on the screen', () => {
  const many = { names: ['58', '36', '39', '40', '41'], is_first_probable: true }
  expect(alternativesText(many)).toBe('58 (probably), 36, 39, 40 or 41')
  expect(shortAlternatives(many)).toBe('58 (probably) or 4 others')
  expect(shortAlternatives({ ...many, is_first_probable: false })).toBe('one of 5')
  expect(alternativesText({ names: ['26', '29', '31', '50'], is_first_probable: false })).toBe('26, 29, 31 or 50')
  expect(shortAlternatives(none)).toBe('')
})
