import type { Filter } from '@atlas/contract/search/filter.ts'
import { describe, expect, test } from 'vitest'
import * as change from '#search/state/change-view.ts'
import { emptyView } from '#search/state/search-view.ts'

const later = { ...emptyView, page: 2, cursors: ['a'], open: [7] }

describe('a change of the search', () => {
  test('to other choices begins at the first page', () => {
    const view = change.withChoices(later, 'state.name', ['13'])
    expect(view).toMatchObject({ page: 1, cursors: [], open: [] })
    expect(change.chosen(view, 'state.name')).toEqual(['13'])
  })

  test('keeps the place of a filter among the others', () => {
    const two = change.withChoices(change.withChoices(emptyView, 'state.name', ['13']), 'party.name', ['green'])
    const view = change.withChoices(two, 'state.name', ['13', '28'])
    expect(view.filters.map(({ column_id }) => column_id)).toEqual(['state.name', 'party.name'])
  })

  test('to no choice at all removes the filter', () => {
    expect(change.withChoices(change.withChoices(later, 'state.name', ['13']), 'state.name', []).filters).toEqual([])
  })

  test('finds what is unknown among the choices, however the URL says it', () => {
    const unknown: Filter = { column_id: 'eo.gender', operator: 'is_empty', value: null }
    const view = change.withFilters(emptyView, [], [unknown])
    expect(change.chosen(view, 'eo.gender')).toEqual(['unknown'])
    const both = change.withChoices(view, 'eo.gender', ['unknown', 'female'])
    expect(both.filters).toEqual([{ column_id: 'eo.gender', operator: 'in', value: ['unknown', 'female'] }])
  })

  test('to another filter begins at the first page, in the place of the old one', () => {
    const state: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }
    const age: Filter = { column_id: 'eo.age', operator: 'gte', value: 30 }
    const older: Filter = { column_id: 'eo.age', operator: 'gte', value: 50 }
    const view = change.withFilters({ ...later, filters: [age, state] }, [age], [older])
    expect(view).toMatchObject({ filters: [older, state], page: 1, cursors: [], open: [] })
    expect(change.withFilters(view, [older], []).filters).toEqual([state])
  })

  test('to the next page pushes its cursor, to the previous page pops it', () => {
    const third = change.nextPage(change.nextPage(emptyView, 'a'), 'b')
    expect(third).toMatchObject({ page: 3, cursors: ['a', 'b'] })
    expect(change.previousPage(third)).toMatchObject({ page: 2, cursors: ['a'] })
    expect(change.previousPage(emptyView)).toBeNull()
  })

  test('to a page far away forgets the oldest cursors, and then knows no way back but the first page', () => {
    const far = Array.from({ length: 30 }, (_, index) => `c${index}`).reduce(change.nextPage, emptyView)
    expect(far).toMatchObject({ page: 31 })
    expect(far.cursors).toHaveLength(20)
    expect(change.previousPage({ ...far, cursors: far.cursors.slice(0, 1) })).toBeNull()
    expect(change.firstPage(far)).toEqual(emptyView)
  })
})
