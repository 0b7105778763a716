import type { RangeOfBody, Representation } from '@atlas/contract/endpoints/places/representation.ts'
import { expect, test } from 'vitest'
import { rangesPicture } from '#places/representation/ranges-picture.tsx'
import { readCompared } from '#places/representation/representation-query.ts'
import { svgOf } from '#shared/pictures/picture-files.tsx'

const body = (name: string, more: Partial<RangeOfBody>): RangeOfBody => ({
  place_id: '01047',
  name,
  office: name,
  seats: 5,
  known: 0,
  least: 0,
  most: 5,
  share: 0.677,
  smallest_gap: 0,
  ...more,
})
const reply: Representation = {
  rows: [
    body('Dallas County Commission', { known: 4, least: 1, most: 2, smallest_gap: 28 }),
    body('Greene County Commission', {}),
  ],
  source: null,
  records_as_of: '2026-08-05',
}
const alabama = readCompared({ state: '01' })
const picture = rangesPicture(reply, alabama)

test('a body of which something is known is a dot, a line and its share; the others are in the table', () => {
  expect(picture.rows.map(({ cells }) => cells)).toEqual([
    ['Dallas County Commission', 'between 1 and 2 of 5', '4 of 5', '67.7%', '28 points fewer'],
    ['Greene County Commission', 'between 0 and 5 of 5', '0 of 5', '67.7%', 'None'],
  ])
  expect(picture.sentence).toBe(
    'In 1 of 2 bodies the group is certain to hold fewer seats than its share, whoever holds those not known; 1 of which something is known are drawn.',
  )
  expect(picture.source).toBe('officials on file, 08-05-2026')
  const svg = new DOMParser().parseFromString(svgOf(picture), 'image/svg+xml')
  const line = svg.querySelector('rect[height="6"]')
  const dot = svg.querySelector('circle[r="5.5"]')
  const [from, width] = [Number(line?.getAttribute('x')), Number(line?.getAttribute('width'))]
  expect(Number(dot?.getAttribute('cx'))).toBeCloseTo(from, 6)
  // A seat of five is as wide as a fifth of the scale, which begins at the left of the drawing.
  const scale = width * 5
  expect(from).toBeCloseTo(240 + scale / 5, 6)
})

test('a state of which nothing is known is a table alone, and an address that asks for nothing asks for the first', () => {
  expect(rangesPicture({ ...reply, rows: reply.rows.slice(1) }, alabama).draw).toBeNull()
  expect(readCompared({ state: '99', group: 'men' })).toEqual({ state_id: '01', group: 'black' })
})
