import { expect, test } from 'vitest'
import { describeFilter } from '#search/describe-filter.ts'
import type { Filter } from '#search/filter.ts'

const labels: Record<string, string> = { '13': 'Georgia', '28': 'Mississippi' }

test.each<[Filter, string]>([
  [{ column_id: 'state.name', operator: 'in', value: ['13', '28'] }, 'State: Georgia, Mississippi'],
  [{ column_id: 'state.name', operator: 'in', value: ['99'] }, 'State: 99'],
  [{ column_id: 'stats.2020biden%', operator: 'gte', value: 0.6 }, '2020 Biden Vote Percentage at least 60%'],
  [{ column_id: 'stats.2020biden%', operator: 'lt', value: 0.285 }, '2020 Biden Vote Percentage less than 28.5%'],
  [
    { column_id: 'jurisdictionoffice.next_general', operator: 'gte', value: '2027-11-02' },
    'Next General on or after 11-02-2027',
  ],
  [
    {
      column_id: 'jurisdictionoffice.next_primary',
      operator: 'between',
      value: ['2026-01-01T00:00:00', '2026-12-31T00:00:00'],
    },
    'Next Primary between 01-01-2026 and 12-31-2026',
  ],
  [
    { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 90 },
    'Next Election within the next 90 days',
  ],
  [{ column_id: 'eo.term_end', operator: 'within_days', value: 1 }, 'Term Ends within the next day'],
  [
    { column_id: 'eo.added', operator: 'gt', value: '2026-11-21T14:05:09-06:00' },
    'Added to the Atlas after 11-21-2026 at 14:05',
  ],
  [{ column_id: 'stats.2020biden%', operator: 'gt', value: 0.33333 }, '2020 Biden Vote Percentage more than 33.333%'],
  [{ column_id: 'eo.gender', operator: 'in', value: ['unknown'] }, 'Gender: Unknown'],
  [{ column_id: 'eo.age', operator: 'between', value: [30, 50] }, 'Age between 30 and 50'],
  [{ column_id: 'eo.gender', operator: 'is_empty' }, 'Gender is unknown'],
  [{ column_id: 'eo.name', operator: 'contains', value: 'Robinson' }, 'Name contains Robinson'],
  [{ column_id: 'contact.phone', operator: 'eq', value: '202.225.4876' }, 'Phone: (202) 225-4876'],
  [{ column_id: 'contact.phone', operator: 'contains', value: '225-4876' }, 'Phone contains 225-4876'],
])('%j reads as %s', (filter, words) => {
  expect(describeFilter(filter, (_, value) => labels[value])).toBe(words)
})
