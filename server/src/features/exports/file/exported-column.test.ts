import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'

const cellOf = (id: ColumnId, value: ColumnValue) => exportedColumn(id).cellOf(value)

test.each(['unknown', '=1+1', Number.NaN, Number.POSITIVE_INFINITY, null])('%s is no number of a cell', (value) => {
  expect(cellOf('stats.median_income', value)).toBeNull()
  expect(cellOf('stats.2020biden%', value)).toBeNull()
})

test.each(['unknown', '2026-02-30', '11-03-2026', '<c/>', 2027, null])('%s is no day of a cell', (value) => {
  expect(cellOf('jurisdictionoffice.next_general', value)).toBeNull()
})

test('numbers, shares and days are what they are', () => {
  expect(cellOf('stats.median_income', -5)).toBe(-5)
  expect(cellOf('stats.2020biden%', 0.4281)).toBe(42.81)
  expect(cellOf('jurisdictionoffice.next_general', '2027-11-02')).toBe('2027-11-02')
  expect(cellOf('jurisdictionoffice.next_general', '2027-11-02T00:00:00')).toBe('2027-11-02')
})
