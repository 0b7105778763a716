import { expect, test } from 'vitest'
import { collectNames } from '#dataset/name-order.ts'
import { textAt, textCount } from '#search/text-table.ts'

const people = [
  { last_name: 'Leeson', first_name: 'Ann' },
  { last_name: 'Peña', first_name: null },
  { last_name: 'lee', first_name: 'Zoë' },
  { last_name: 'Lee', first_name: 'Zoe' },
  { last_name: 'Pena', first_name: 'Bo' },
  { last_name: 'O’Neal', first_name: 'Cy' },
]

test('officials stand by last name, then first name, as people spell them, and namesakes by number', () => {
  const names = collectNames()
  for (const person of people) names.add(person)
  const { order, ranks, keys } = names.finish()
  expect([...order]).toEqual([2, 3, 0, 5, 1, 4])
  expect([...ranks]).toEqual([0, 0, 1, 2, 3, 4])
  const texts = Array.from({ length: textCount(keys) }, (_, rank) => textAt(keys, rank).replace('\u0001', ', '))
  expect(texts).toEqual(['lee, zoe', 'leeson, ann', 'oneal, cy', 'pena, ', 'pena, bo'])
})

test('more of them than there is room for at first', () => {
  const names = collectNames()
  for (let number = 0; number < 3_000; number++) names.add({ last_name: `${9_999 - number}`, first_name: null })
  expect(names.finish().order.subarray(0, 3)).toEqual(Uint32Array.of(2_999, 2_998, 2_997))
})
