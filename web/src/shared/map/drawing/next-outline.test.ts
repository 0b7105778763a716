import { stateIds } from '@atlas/contract/rules/states.ts'
import { expect, test } from 'vitest'
import { type Arrow, directions, nextOutline } from '#shared/map/drawing/next-outline.ts'
import { drawn } from '#testing/shapes.ts'

const { outlines } = drawn
const placeOf = (id: string) => outlines.findIndex((county) => county.id === id)

test.each<[Arrow, string]>([
  ['ArrowUp', 'Madison'],
  ['ArrowRight', 'Rankin'],
  ['ArrowDown', 'Copiah'],
  ['ArrowLeft', 'Warren'],
])('%s leads from Hinds to %s', (arrow, name) => {
  const ids: Record<string, string> = { Madison: '28089', Rankin: '28121', Copiah: '28029', Warren: '28149' }
  const next = outlines[nextOutline(outlines, placeOf('28049'), arrow)]?.id
  // Yazoo lies north of Hinds as well as Madison does.
  expect(name === 'Madison' ? ['28089', '28163'] : [ids[name]]).toContain(next)
})

test('at the edge of the atlas an arrow that points outside leads nowhere', () => {
  const west = outlines.reduce(
    (least, { center }, index) => (center[0] < (outlines[least]?.center[0] ?? 0) ? index : least),
    0,
  )
  expect(nextOutline(outlines, west, 'ArrowLeft')).toBe(west)
})

test('the arrows lead from any county to every other', () => {
  const arrows = Object.keys(directions) as Arrow[]
  const reached = new Set([placeOf('28049')])
  for (const index of reached) for (const arrow of arrows) reached.add(nextOutline(outlines, index, arrow))
  const missed = outlines.filter((_, index) => !reached.has(index)).map(({ id }) => id)
  expect(missed).toEqual([])
})

test.each(stateIds)('in a map of the state %s alone they lead to every county of it, and to no other', (stateId) => {
  const arrows = Object.keys(directions) as Arrow[]
  const isWithin = (index: number) => outlines[index]?.stateId === stateId
  const all = [...outlines.keys()].filter(isWithin)
  const reached = new Set(all.slice(0, 1))
  for (const index of reached) for (const arrow of arrows) reached.add(nextOutline(outlines, index, arrow, isWithin))
  expect([...reached].toSorted((a, b) => a - b)).toEqual(all)
})
