import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { describe, expect, test } from 'vitest'
import * as change from '#search-state/change-columns.ts'
import { emptyView } from '#search-state/search-view.ts'

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
