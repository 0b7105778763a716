import { expect, test } from 'vitest'
import { selectedCounties, withCountyToggled } from '#officials/search/map/selected-counties.ts'
import { withChoices } from '#search/state/change-view.ts'
import { emptyView } from '#search/state/search-view.ts'

const counties = [
  { id: '28049', name: 'Hinds', state_id: '28' },
  { id: '12063', name: 'Jackson', state_id: '12' },
  { id: '28059', name: 'Jackson', state_id: '28' },
]
const asking = (...values: string[]) => withChoices(emptyView, 'county.name', values)

test.each([
  [['28049'], ['28049']],
  [['Jackson (FL)'], ['12063']],
  [['Jackson'], ['12063', '28059']],
  [
    ['28059', 'Jackson'],
    ['28059', '12063'],
  ],
  [['unknown'], ['unknown']],
])('a URL that says %j means %j', (values, ids) => {
  expect(selectedCounties(asking(...values), counties)).toEqual(ids)
})

test('a county is added to those that are there, by its code, and taken away again', () => {
  const page3 = { ...asking('Jackson (FL)'), page: 3, cursors: ['a', 'b'] }
  const both = withCountyToggled(page3, counties, '28049')
  expect(both).toMatchObject({ page: 1, cursors: [] })
  expect(both.filters).toEqual([{ column_id: 'county.name', operator: 'in', value: ['12063', '28049'] }])
  expect(withCountyToggled(withCountyToggled(both, counties, '28049'), counties, '12063').filters).toEqual([])
})

test('one of two counties of the same name can be taken away alone', () => {
  expect(selectedCounties(withCountyToggled(asking('Jackson'), counties, '12063'), counties)).toEqual(['28059'])
})
