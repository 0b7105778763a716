import { expect, test } from 'vitest'
import { describeFilter } from '#search-state/describe-filter.ts'
import { readFilter } from '#search-state/filter-text.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'

const labels: Record<string, string> = { '13': 'Georgia', '28': 'Mississippi' }

test.each([
  ['state.name', '13,28', 'State: Georgia, Mississippi'],
  ['state.name', '99', 'State: 99'],
  ['stats.2020biden%', 'gte:0.6', '2020 Biden Vote Percentage at least 60%'],
  ['stats.2020biden%', 'lt:0.285', '2020 Biden Vote Percentage less than 28.5%'],
  ['jurisdictionoffice.next_general', 'gte:2027-11-02', 'Next General on or after 11-02-2027'],
  [
    'jurisdictionoffice.next_primary',
    'between:2026-01-01,2026-12-31',
    'Next Primary between 01-01-2026 and 12-31-2026',
  ],
  ['eo.age', 'between:30,50', 'Age between 30 and 50'],
  ['stats.2020biden%', 'gt:0.33333', '2020 Biden Vote Percentage more than 33.333%'],
  ['eo.gender', 'unknown', 'Gender: Unknown'],
  ['eo.gender', 'is_empty:', 'Gender is unknown'],
  ['eo.name', 'contains:Robinson', 'Name contains Robinson'],
])('%s=%s reads as %s', (columnId, text, words) => {
  expect(describeFilter(readFilter(columnId, text) as Filter, (_, value) => labels[value])).toBe(words)
})
