import { expect, test } from 'vitest'
import { sortText } from '#search/results/sort-words.ts'

test.each([
  [[{ column_id: 'eo.name', direction: 'asc' }], 'Sorted by last name, A to Z'],
  [
    [
      { column_id: 'state.name', direction: 'desc' },
      { column_id: 'stats.2020biden%', direction: 'desc' },
      { column_id: 'jurisdictionoffice.next_general', direction: 'asc' },
    ],
    'Sorted by State, Z to A; then by 2020 Biden Vote Percentage, largest first; then by Next General, earliest first',
  ],
  [[{ column_id: 'office.level', direction: 'asc' }], 'Sorted by Level of Government, from Congress down to schools'],
] as const)('a sort reads as words', (sort, words) => {
  expect(sortText(sort)).toBe(words)
})
