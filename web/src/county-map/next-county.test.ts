import { expect, test } from 'vitest'
import { type Arrow, directions, nextCounty } from '#county-map/next-county.ts'
import { drawn } from '#county-map/shapes/test-shapes.ts'

const { counties } = drawn
const placeOf = (id: string) => counties.findIndex((county) => county.id === id)

test.each<[Arrow, string]>([
  ['ArrowUp', 'Madison'],
  ['ArrowRight', 'Rankin'],
  ['ArrowDown', 'Copiah'],
  ['ArrowLeft', 'Warren'],
])('%s leads from Hinds to %s', (arrow, name) => {
  const ids: Record<string, string> = { Madison: '28089', Rankin: '28121', Copiah: '28029', Warren: '28149' }
  const next = counties[nextCounty(counties, placeOf('28049'), arrow)]?.id
  // Yazoo lies north of Hinds as well as Madison does.
  expect(name === 'Madison' ? ['28089', '28163'] : [ids[name]]).toContain(next)
})

test('at the edge of the atlas an arrow that points outside leads nowhere', () => {
  const west = counties.reduce(
    (least, { centre }, place) => (centre[0] < (counties[least]?.centre[0] ?? 0) ? place : least),
    0,
  )
  expect(nextCounty(counties, west, 'ArrowLeft')).toBe(west)
})

test('the arrows lead from any county to every other', () => {
  const arrows = Object.keys(directions) as Arrow[]
  const reached = new Set([placeOf('28049')])
  for (const place of reached) for (const arrow of arrows) reached.add(nextCounty(counties, place, arrow))
  const missed = counties.filter((_, place) => !reached.has(place)).map(({ id }) => id)
  expect(missed).toEqual([])
})
