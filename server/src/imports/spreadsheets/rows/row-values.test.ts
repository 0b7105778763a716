import { expect, test } from 'vitest'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { type ColumnIndexes, RowValues } from '#imports/spreadsheets/rows/row-values.ts'

test('a row says what its filled cells say, in the order of the columns, also of columns that come with a cell', () => {
  const indexes: ColumnIndexes = new Map<FileColumn, number>([
    ['eo.name', 0],
    ['eo.age', 1],
    ['eo.phone', 2],
  ])
  const first = new RowValues(indexes)
  first.set('eo.phone', '662-555-0100')
  first.set('stats.vap_total', 1_200)
  first.set('eo.name', 'Ann Lee')
  const second = new RowValues(indexes)
  second.set('stats.vap_total', 0)
  expect([[...first], [...second]]).toEqual([
    [
      ['eo.name', 'Ann Lee'],
      ['eo.phone', '662-555-0100'],
      ['stats.vap_total', 1_200],
    ],
    [['stats.vap_total', 0]],
  ])
  expect([first.has('eo.age'), first.get('eo.age'), second.get('stats.vap_total')]).toEqual([false, undefined, 0])
})
