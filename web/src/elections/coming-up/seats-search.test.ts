import { expect, test } from 'vitest'
import { seatsSearch } from '#elections/coming-up/seats-search.ts'
import { buildDate } from '#testing/dates.ts'

test('a date leads to its seats under the filters of the page, an office to its own', () => {
  const uncontested = { column_id: 'stats.last_election', operator: 'in' as const, value: ['uncontested'] }
  const states = { column_id: 'state.name', operator: 'in' as const, value: ['01', '28'] }
  const ofDate = { 'state.name': '28', 'jurisdictionoffice.next_primary': 'eq:2027-08-03' }
  expect(seatsSearch(buildDate(), [])).toEqual(ofDate)
  expect(seatsSearch(buildDate(), [uncontested, states], '7')).toEqual({
    ...ofDate,
    'stats.last_election': 'uncontested',
    'office.name': '7',
  })
})
