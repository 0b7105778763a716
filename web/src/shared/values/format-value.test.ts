import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { expect, test } from 'vitest'
import { formatValue, missingText } from '#shared/values/format-value.ts'

test.each<[string, ColumnId, ColumnValue, string | null]>([
  ['a count has thousands', 'stats.vap_black', 14_231, '14,231'],
  ['an amount has its dollars', 'stats.median_income', 39_920, '$39,920'],
  ['a term has its years', 'jurisdictionoffice.term_length', 1, '1 year'],
  ['a calendar year has no thousands', 'stats.governor_year', 2023, '2023'],
  ['an id has no thousands', 'eo.id', 12_345, '12345'],
  ['a count of none is said', 'stats.vap_asian', 0, '0'],
  ['a fraction is a percentage', 'stats.2020biden%', 0.4281, '42.8%'],
  ['all of it is too', 'stats.incumbent_election%', 1, '100.0%'],
  ['a day is month first', 'jurisdictionoffice.next_general', '2027-11-02', '11-02-2027'],
  ['a list is joined', 'county.name', ['DeKalb', 'Gwinnett'], 'DeKalb, Gwinnett'],
  ['a list without entries is unknown', 'county.name', [], null],
  ['a phone has one form', 'eo.phone', '334-555-0100 x12', '(334) 555-0100 ext. 12'],
  ['text is itself', 'office.name', 'Sheriff', 'Sheriff'],
  ['text without letters is unknown', 'office.name', '', null],
  ['named counts are a sentence', 'jurisdiction.racial_statistics', { Black: 1_200, White: null }, 'Black 1,200'],
  ['what is null is unknown', 'stats.vap_black', null, null],
])('%s', (_, id, value, shown) => {
  expect(formatValue(columnOf(id), value)).toBe(shown)
})

test('what is missing reads Unknown where people choose by it, and an em dash elsewhere', () => {
  expect(missingText(columnOf('county.name'))).toBe('Unknown')
  expect(missingText(columnOf('eo.gender'))).toBe('Unknown')
  expect(missingText(columnOf('eo.phone'))).toBe('—')
  expect(missingText(columnOf('stats.vap_black'))).toBe('—')
})
