import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawn, shapes } from '#testing/shapes.ts'

test('every county of the five states is there', () => {
  const countOf = (stateId: string) => shapes.outlines.filter(({ id }) => id.startsWith(stateId)).length
  expect(stateIds.map(countOf)).toEqual(stateIds.map((id) => states[id].counties))
  expect(new Set(shapes.outlines.map(({ id }) => id)).size).toBe(439)
})

test('the outlines weigh about as much as a small picture', () => {
  expect(gzipSync(JSON.stringify(shapes)).length).toBeLessThan(18_000)
})

test('every outline is closed: each border begins where the one before it ends', () => {
  const ends = shapes.borders.map((steps) => {
    let [x, y] = [0, 0]
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0
      y += steps[index + 1] ?? 0
    }
    return { first: `${steps[0]} ${steps[1]}`, last: `${x} ${y}` }
  })
  let used = 0
  for (const { id, rings } of shapes.outlines) {
    for (const ring of rings) {
      const walked = ring.map((reference) => {
        if (reference === 0) return ends[used++]
        const { first, last } = ends[used - reference] ?? {}
        return { first: last, last: first }
      })
      walked.forEach((border, index) => expect([id, border?.first]).toEqual([id, walked.at(index - 1)?.last]))
    }
  }
  expect(used).toBe(shapes.borders.length)
})

test('neighbors know each other, across state lines too', () => {
  const { outlines } = drawn
  const namesBeside = (id: string) =>
    outlines.find((county) => county.id === id)?.neighbors.map((index) => outlines[index]?.id)
  // Hinds, Mississippi, and Russell, Alabama, which lies beside two outlines of Georgia.
  expect(namesBeside('28049')?.toSorted()).toEqual(['28021', '28029', '28089', '28121', '28149', '28163'])
  expect(namesBeside('01113')).toEqual(expect.arrayContaining(['13215', '13053']))
  outlines.forEach(({ neighbors }, index) => {
    expect(neighbors.length).toBeGreaterThan(0)
    for (const other of neighbors) expect(outlines[other]?.neighbors).toContain(index)
  })
})

test('a county stands where it is: Mobile in the south of Alabama, left of Baldwin', () => {
  const at = (id: string) => drawn.outlines.find((county) => county.id === id)?.center ?? [Number.NaN, Number.NaN]
  const [mobile, baldwin, madison] = [at('01097'), at('01003'), at('01089')]
  expect(mobile[0]).toBeLessThan(baldwin[0])
  expect(mobile[1]).toBeGreaterThan(madison[1])
})

test('a border is drawn once, as a line between outlines or around a state', () => {
  const strokes = (path: string) => path.split('M').length - 1
  expect(strokes(drawn.innerLines) + strokes(drawn.stateLines)).toBe(shapes.borders.length)
  expect(strokes(drawn.stateLines)).toBeLessThan(strokes(drawn.innerLines))
})
