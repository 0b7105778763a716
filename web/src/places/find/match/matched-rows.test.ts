import type { MatchAnswer, MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { expect, test } from 'vitest'
import { countyHoldersText } from '#places/find/match/holders-text.ts'
import {
  alternativesText,
  countResults,
  matchedRows,
  resultTable,
  shortAlternatives,
} from '#places/find/match/matched-rows.ts'

const one = (name: string, holder: number) => ({ names: [name], is_first_probable: false, holders: [[holder]] })
const none = { names: [], is_first_probable: false, holders: [] }
const dallas: MatchAnswer = {
  result: 'matched',
  counties: ['Dallas'],
  county_holders: [[3, 4]],
  congress: one('AL-7', 0),
  senate: one('23', 1),
  house: { names: ['67', '68'], is_first_probable: true, holders: [[2], []] },
  reason: null,
}
const lost: MatchAnswer = {
  result: 'not_found',
  counties: [],
  county_holders: [],
  congress: none,
  senate: none,
  house: none,
  reason: '“3873” has four digits.',
}
const person = (name: string, office: string, more: Partial<MatchReply['people'][number]> = {}) => {
  return { id: 1, name, office, phone: null, standing: null, ...more }
}
const people = [
  person('Ann Bird', 'U.S. Representative', { phone: { value: '202-555-0100', of: 'own office', asOf: '2026-08-05' } }),
  person('Bo Day', 'State Senator', { standing: { mark: 'Term ended', sentence: 'The term ended.' } }),
  person('Cy Elm', 'State Representative', { phone: { value: '334-555-0100 x7', of: 'own office', asOf: null } }),
  person('Di Fox', 'Sheriff', { phone: { value: '334-555-0101', of: 'sheriff’s office', asOf: '2009' } }),
  person('Ed Gull', 'Coroner'),
]
const reply: MatchReply = { answers: [dallas, lost], answer_of: [0, 1, 0], wait_seconds: null, people, officials: [] }
const values = ['36701', '3873', '']
const file = { name: 'm.csv', headings: ['Name', 'Zip'], rows: [['Ann', '36701'], ['=1+1', '3873'], ['Cy']] }

test('every row comes back in its order, with the columns that were found behind its own', () => {
  const rows = matchedRows(values, reply)
  const found = [
    'Dallas',
    'AL-7',
    '23',
    '67 (probably) or 68',
    'Ann Bird, (202) 555-0100, own office, 08-05-2026',
    'Bo Day [Term ended]',
    '67 (probably): Cy Elm, (334) 555-0100 ext. 7, own office, not dated; 68: not on file',
    'Sheriff Di Fox, (334) 555-0101, sheriff’s office, listed in 2009, may have changed; Coroner Ed Gull',
    'Matched',
    '',
  ]
  const added = ['County', 'Congress', 'State Senate', 'State House']
  const officials = ['U.S. Representative', 'State Senator', 'State Representative', 'County Officials']
  expect(resultTable(file, rows, people)).toEqual([
    ['Name', 'Zip', ...added, ...officials, 'Result', 'Reason'],
    ['Ann', '36701', ...found],
    ['=1+1', '3873', ...Array(8).fill(''), 'Not found', '“3873” has four digits.'],
    ['Cy', '', ...found],
  ])
  expect(rows.map(({ number }) => number)).toEqual([2, 3, 4])
  expect(countResults(rows)).toEqual({ matched: 2, crosses: 0, ambiguous: 0, not_found: 1 })
})

test('what may be several is joined by "or", and shortened only on the screen', () => {
  const many = { names: ['58', '36', '39', '40', '41'], is_first_probable: true, holders: [] }
  expect(alternativesText(many)).toBe('58 (probably), 36, 39, 40 or 41')
  expect(shortAlternatives(many)).toBe('58 (probably) or 4 others')
  expect(shortAlternatives({ ...many, is_first_probable: false })).toBe('one of 5')
  expect(alternativesText({ names: ['26', '29', '31', '50'], is_first_probable: false, holders: [] })).toBe(
    '26, 29, 31 or 50',
  )
  expect(shortAlternatives(none)).toBe('')
})

test('the officials of several counties stand county by county', () => {
  const crossing = { ...dallas, counties: ['Dallas', 'Perry'], county_holders: [[3], []] }
  expect(countyHoldersText(crossing, people)).toBe(
    'Dallas: Sheriff Di Fox, (334) 555-0101, sheriff’s office, listed in 2009, may have changed | Perry: none on file',
  )
})
