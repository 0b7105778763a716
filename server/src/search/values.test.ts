import { describe, expect, test } from 'vitest'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { buildValues } from '#search/build-values.ts'
import { buildSortOrder, sortKeyOf } from '#search/sort-order.ts'
import { isUnknownAt, valueCount, valueOf } from '#search/values.ts'

/** A column of a type, of no special kind. */
const columnOf = (type: DataType) => ({ type, kind: 'address' }) as const

const columns: readonly (readonly [type: DataType, values: readonly ColumnValue[], unknown: readonly number[]])[] = [
  ['int', [3, null, 0, -7, 3], [1]],
  ['percentage', [0.1 + 0.2, 1, null], [2]],
  ['str', ['Zoë', null, '', 'Ann', null], [1, 4]],
  ['datetime', ['2026-11-03', null], [1]],
  ['list', [['b', 'a'], null, [], ['a']], [1, 2]],
  ['dict', [{ black: 1, white: null }, null, { black: 0, white: 2 }], [1]],
  ['dict', [null, null], [0, 1]],
  ['list', [], []],
]

describe.each(columns)('the values of a column: %s %j', (type, values, unknown) => {
  const built = structuredClone(buildValues(columnOf(type), values))
  const codes = [...values.keys()]

  test('are what they were, in another thread too', () => {
    expect(valueCount(built)).toBe(values.length)
    expect(codes.map((code) => valueOf(built, code))).toEqual(values)
  })

  test('are known or unknown', () => {
    expect(codes.filter((code) => isUnknownAt(built, code))).toEqual(unknown)
  })
})

describe('values are sorted', () => {
  const orderOf = (type: DataType, values: readonly ColumnValue[]) => {
    const built = buildValues(columnOf(type), values)
    const order = buildSortOrder(built)
    const codes = [...values.keys()]
    return order && { ranks: [...order.ranks], keys: codes.map((code) => sortKeyOf(built, order, code)) }
  }

  test('by number, with what is unknown last', () => {
    expect(orderOf('int', [3, null, -7, 3, null])).toEqual({ ranks: [1, 2, 0, 1, 2], keys: [3, null, -7, 3, null] })
  })

  test('by text as people spell it', () => {
    const keys = ['bo', 'alvarez', null, 'bo', '']
    expect(orderOf('str', ['bo', 'Álvarez', null, 'Bo!', ''])).toEqual({ ranks: [2, 1, 3, 2, 0], keys })
  })

  test('by all the texts of a list', () => {
    const lists = [['b'], ['a', 'z'], [], ['A Z'], null]
    expect(orderOf('list', lists)).toEqual({ ranks: [1, 0, 2, 0, 2], keys: ['b', 'a z', null, 'a z', null] })
  })

  test('but for counts by name, which have no order', () => {
    expect(orderOf('dict', [{ black: 1 }])).toBeNull()
  })
})
