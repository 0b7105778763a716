import { expect, test } from 'vitest'
import { nextPlaces } from '#drives/results/next-places.ts'

const place = (kind: 'county' | 'house_district', name: string, more: object = {}) => ({
  id: name,
  kind,
  name,
  state_id: '01',
  state: 'Alabama',
  not_in: 1,
  published: 0,
  waiting: 0,
  state_of_task: null,
  ...more,
})
const [nine, ten, two] = [9, 10, 2].map((number) => place('house_district', `House District ${number}`))
const county = place('county', 'Hale County')

test('the next places are those of the kind in turn, as people count, and then others of the state', () => {
  const elsewhere = place('house_district', 'House District 11', { state_id: '28' })
  const over = place('house_district', 'House District 12', { not_in: 0 })
  const places = [county, two, nine, ten, elsewhere, over].flatMap((each) => each ?? [])
  const names = nine ? nextPlaces({ places }, nine).map(({ name }) => name) : []
  expect(names).toEqual(['House District 10', 'House District 2', 'Hale County'])
})
