import { states } from '@atlas/contract/rules/states.ts'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawOutlines } from '#shared/map/draw-outlines.ts'
import { type Arrow, directions, nextOutline } from '#shared/map/drawing/next-outline.ts'
import { districtFiles, readDistrictShapes } from '#shared/map/shapes/read-shapes.ts'

const most = 120_000

// Each seat of the three chambers has a district of its own in these states.
describe.each(Object.values(states))('the districts of $name', ({ code: capitals, seats }) => {
  const code = capitals.toLowerCase()
  const chambers = [...districtFiles.keys()].filter(
    (chamber) => chamber.startsWith(`${code}-`) || chamber === `us-house-${code}`,
  )
  const shapes = chambers.map(readDistrictShapes)

  test('are all there, by the ids of their places', () => {
    expect(chambers).toEqual([`${code}-senate`, `${code}-house`, `us-house-${code}`])
    expect(shapes.map(({ outlines }) => outlines.length)).toEqual([seats.senate, seats.house, seats.congress])
    for (const [index, { outlines }] of shapes.entries())
      for (const { id } of outlines) expect(id).toMatch(new RegExp(`^${chambers[index]}-\\d+$`))
  })

  test('weigh less together than 120 kB as they travel', () => {
    const weight = shapes.reduce((sum, each) => sum + gzipSync(JSON.stringify(each)).length, 0)
    expect(weight).toBeLessThan(most)
    // What is measured today, so that it does not grow unseen.
    expect(weight).toBeLessThan(45_000)
  })

  test('have neighbors, and the arrow keys lead from one to every other', () => {
    const arrows = Object.keys(directions) as Arrow[]
    for (const { outlines } of shapes.map(drawOutlines)) {
      const reached = new Set([0])
      for (const index of reached) for (const arrow of arrows) reached.add(nextOutline(outlines, index, arrow))
      expect(outlines.filter((_, index) => !reached.has(index)).map(({ id }) => id)).toEqual([])
      for (const { neighbors } of outlines) expect(neighbors.length).toBeGreaterThan(0)
    }
  })
})
