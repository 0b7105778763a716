import { expect, test } from 'vitest'
import { bareName, type NameOption } from '#officials/search/names/name-option.ts'
import { filtersButNames, withName } from '#officials/search/names/pick-name.ts'
import { emptyView } from '#search/state/search-view.ts'

const georgia = { column_id: 'state.name', operator: 'in' as const, value: ['13'] }
const named = (...value: string[]) => ({ column_id: 'eo.name', operator: 'in' as const, value })
const official = (id: number, name: string): NameOption => ({ ...bareName(name), official: id })

test('a name picked stands among the filters, and its official is open', () => {
  const view = withName({ ...emptyView, filters: [georgia], open: [7] }, official(1, 'José Peña'))
  expect(view).toMatchObject({ filters: [georgia, named('José Peña')], open: [1] })
})

test('a second of the same name is not picked twice, but opened too', () => {
  const view = { ...emptyView, filters: [named('José Peña')], open: [1] }
  expect(withName(view, official(2, 'Jose Pena'))).toEqual({ ...view, open: [1, 2] })
})

test('names are offered under every filter but the names picked', () => {
  const contains = { column_id: 'eo.name', operator: 'contains' as const, value: 'pe' }
  const view = { ...emptyView, filters: [georgia, named('José Peña'), contains] }
  expect(filtersButNames(view)).toEqual([georgia, contains])
})
