import { expect, test } from 'vitest'
import { openOffices } from '#places/page/open-offices.ts'

const line = (phone: string) => ({
  'contact.phone': phone,
  'contact.phone_of': 'town hall',
  'contact.phone_as_of': '2018-07',
})

test('the lines of offices that nobody on file holds are told, those that answer the same line together', () => {
  const lines = {
    Sheriff: line('334-555-0100'),
    Mayor: line('334-555-0101'),
    'City Council Member': line('334-555-0101'),
  }
  const sheriff = { values: { 'office.name': 'Sheriff' }, certainty: 'whole', place_id: null, next_kind: null } as const
  const ladder = [{ level: 'County' as const, officials: [sheriff] }]
  expect(openOffices({ ladder, seats: [], office_lines: lines })).toEqual([
    { names: ['Mayor', 'City Council Member'], line: line('334-555-0101') },
  ])
  expect(openOffices({ ladder: [], seats: [], office_lines: {} })).toEqual([])
})
