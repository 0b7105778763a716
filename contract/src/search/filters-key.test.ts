import { expect, test } from 'vitest'
import type { Filter } from '#search/filter.ts'
import { filtersKey } from '#search/filters-key.ts'

const states = (value: string[]): Filter => ({ column_id: 'state.name', operator: 'in', value })
const sheriff: Filter = { column_id: 'office.name', operator: 'eq', value: 'Sheriff' }
const shares = (value: number[]): Filter => ({ column_id: 'stats.2020biden%', operator: 'between', value })

test('filters in another order are the same, and so are the values of a list', () => {
  expect(filtersKey([sheriff, states(['28', '01'])])).toBe(filtersKey([states(['01', '28']), sheriff]))
  expect(filtersKey([{ column_id: 'eo.phone', operator: 'is_empty' }])).toBe(
    filtersKey([{ column_id: 'eo.phone', operator: 'is_empty', value: null }]),
  )
})

test('another value, another operator or another filter is another set, and so is a range the other way round', () => {
  const sets = [
    [],
    [sheriff],
    [{ ...sheriff, operator: 'ne' as const }],
    [sheriff, states(['28'])],
    [states(['28'])],
    [states(['28', '01'])],
    [shares([0.2, 0.6])],
    [shares([0.6, 0.2])],
  ]
  expect(new Set(sets.map(filtersKey)).size).toBe(sets.length)
})
