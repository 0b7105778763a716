import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { withCacheOf } from '#search/carry-cache.ts'
import { countFacet } from '#search/facets.ts'
import { rowsOf } from '#search/match.ts'
import { orderOf } from '#search/order.ts'
import { type IndexColumn, withCache } from '#search/search-index.ts'
import { testIndex } from '#testing/search/index.ts'

const { cache: _, ...built } = testIndex([
  { 'eo.name': 'Ann', 'eo.phone': '(334) 555-0100', 'party.name': 'Green' },
  { 'eo.name': 'Bob', 'eo.phone': '(334) 555-0101', 'party.name': 'Blue' },
])
const phone: Filter = { column_id: 'eo.phone', operator: 'contains', value: '0100' }
const name: Filter = { column_id: 'eo.name', operator: 'contains', value: 'ann' }

/** The columns, where one is replaced by another object with the same content. */
function withOther(id: ColumnId) {
  return { ...built, columns: new Map(built.columns).set(id, { ...(built.columns.get(id) as IndexColumn) }) }
}

function queried() {
  const index = withCache(built)
  const remembered = {
    name: rowsOf(index, name),
    phone: rowsOf(index, phone),
    order: orderOf(index, [{ column_id: 'eo.phone', direction: 'asc' }]),
  }
  countFacet(index, 'party.name', [phone])
  countFacet(index, 'party.name', [name])
  return { index, remembered }
}

test('an index whose rows are the same remembers what columns say that are the same', () => {
  const { index, remembered } = queried()
  const next = withCacheOf(index, withOther('eo.phone'))
  expect(rowsOf(next, name)).toBe(remembered.name)
  expect(rowsOf(next, phone)).not.toBe(remembered.phone)
  expect(orderOf(next, [{ column_id: 'eo.phone', direction: 'asc' }])).not.toBe(remembered.order)
  expect(next.cache.facets.has(JSON.stringify(['party.name', [name]]))).toBe(true)
  expect(next.cache.facets.has(JSON.stringify(['party.name', [phone]]))).toBe(false)
})

test.each(['jurisdiction.name', 'county.name'] as const)(
  'rows of a filter by %s, which may name a state, are forgotten with the states',
  (column_id) => {
    const index = withCache(built)
    const filter: Filter = { column_id, operator: 'contains', value: 'Dallas County, AL' }
    const rows = rowsOf(index, filter)
    expect(rowsOf(withCacheOf(index, withOther('eo.phone')), filter)).toBe(rows)
    expect(rowsOf(withCacheOf(index, withOther('state.name')), filter)).not.toBe(rows)
  },
)

test('of other rows, and of another day, nothing is remembered', () => {
  const { index, remembered } = queried()
  for (const other of [
    { ...built, ids: built.ids.slice() },
    { ...built, today: '2026-11-23' },
  ])
    expect(rowsOf(withCacheOf(index, other), name)).not.toBe(remembered.name)
})
