import type { SeatsOfOffice } from '@atlas/contract/endpoints/data/seats.ts'
import { expect, test } from 'vitest'
import { cellOf, sumsOfCounties, togetherOf } from '#data/coverage/seats-words.ts'

function office(more: Partial<SeatsOfOffice>): SeatsOfOffice {
  const counts = { on_file: 0, with_phone: 0, with_email: 0, ethnicity_known: 0, result_pending: 0, searchable: 0 }
  const law = { seats_by_law: null, set_by: null, law: null, confidence: null, note: null } as const
  return { state_id: '28', office: 'Sheriff', also: [], level: 'County', ...counts, ...law, ...more }
}

test.each([
  [
    { seats_by_law: 82, set_by: 'law', on_file: 74 },
    { count: 74, of: 82, reason: null },
  ],
  [
    { set_by: 'local_law', on_file: 9 },
    { count: 9, of: null, reason: 'set by local law' },
  ],
  [
    { set_by: 'law', on_file: 9 },
    { count: 9, of: null, reason: 'law not looked up' },
  ],
  [{ on_file: 9 }, { count: 9, of: null, reason: 'law not looked up' }],
  [
    { seats_by_law: 1, set_by: 'law', on_file: 2 },
    { count: 2, of: null, reason: 'at least; 1 by law' },
  ],
  [{ seats_by_law: 0, set_by: 'law', on_file: 0 }, null],
] as const)('%o is said as %o', (more, cell) => expect(cellOf(office(more), 'on_file')).toEqual(cell))

test('what has no number is in no sum, and of no office more than the law gives', () => {
  const offices = [
    office({ seats_by_law: 5, on_file: 3 }),
    office({ seats_by_law: 1, on_file: 2 }),
    office({ on_file: 40 }),
  ]
  expect(togetherOf(offices, 'on_file')).toEqual({ count: 4, of: 6, reason: null })
})

test('a county of which no law was looked up is neither complete nor empty', () => {
  const county = (seats_by_law: number, on_file: number) => ({ ...office({ on_file }), id: '28011', seats_by_law })
  expect(sumsOfCounties([county(0, 0), county(5, 0), county(4, 4), county(4, 3)], 'on_file')).toEqual({
    counties: 3,
    complete: 1,
    empty: 1,
  })
})
