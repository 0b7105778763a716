import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { describe, expect, test } from 'vitest'
import * as change from '#search/state/change-columns.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'

const view = { ...emptyView, columns: ['eo.name', 'office.name', 'state.name'] as const, page: 2, cursors: ['a'] }

describe('a change of the columns', () => {
  test('keeps the name first, whatever else is shown', () => {
    expect(change.withColumns(view, ['party.name', 'eo.name']).columns).toEqual(['eo.name', 'party.name'])
    expect(change.withoutColumn(view, 'eo.name').columns).toEqual(view.columns)
  })

  test('shows at most fifteen', () => {
    expect(change.withColumns(view, columnIds).columns).toHaveLength(15)
  })

  test('stays on the page, because the rows are the same', () => {
    expect(change.withoutColumn(view, 'state.name')).toMatchObject({ page: 2, cursors: ['a'] })
  })

  test('that hides a sorted column no longer sorts by it, and so begins at the first page', () => {
    const sorted = {
      ...view,
      sort: [
        { column_id: 'state.name', direction: 'asc' },
        { column_id: 'eo.age', direction: 'desc' },
      ] as const,
    }
    expect(change.withoutColumn(sorted, 'state.name')).toMatchObject({
      sort: [{ column_id: 'eo.age', direction: 'desc' }],
      page: 1,
    })
  })

  test.each([
    ['state.name', -1, ['eo.name', 'state.name', 'office.name']],
    ['office.name', -1, view.columns],
    ['state.name', 1, view.columns],
  ] as const)('moves %s by %i, never before the name and never beyond the end', (id, by, expected) => {
    expect(change.withColumnMoved(view, id, by).columns).toEqual(expected)
  })
})

test('the table has no column of states where one is filtered, and the view keeps it', () => {
  const filtered = (...value: string[]): SearchView => ({
    ...emptyView,
    filters: [{ column_id: 'state.name', operator: 'in', value }],
  })
  expect(change.tableColumns(filtered('13'))).not.toContain('state.name')
  expect(filtered('13').columns).toContain('state.name')
  expect(change.tableColumns(filtered('13', '28'))).toEqual(emptyView.columns)
  expect(change.tableColumns(emptyView)).toEqual(emptyView.columns)
})
