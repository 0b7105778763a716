import { expect, test } from 'vitest'
import { GatheredColumn } from '#dataset/gathered-column.ts'
import { type NameOrder, nameOrder } from '#dataset/name-order.ts'
import { unknownText } from '#dataset/stored-batches.ts'
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
  const { order, ranks, keys } = orderOf(people)
  expect([...order]).toEqual([2, 3, 0, 5, 1, 4])
  expect([...ranks]).toEqual([0, 0, 1, 2, 3, 4])
  const texts = Array.from({ length: textCount(keys) }, (_, rank) => textAt(keys, rank).replace('\u0001', ', '))
  expect(texts).toEqual(['lee, zoe', 'leeson, ann', 'oneal, cy', 'pena, ', 'pena, bo'])
})

test('letters with a stroke and ligatures stand where their letters do', () => {
  const names = ['York', 'Østergård', 'Otis', 'Oakes', 'Æsop', 'Adams', 'Łukas', 'Lyons', 'Lee'].map((last) => ({
    last_name: last,
    first_name: null,
  }))
  expect(Array.from(orderOf(names).order, (place) => names[place]?.last_name)).toEqual([
    'Adams',
    'Æsop',
    'Lee',
    'Łukas',
    'Lyons',
    'Oakes',
    'Østergård',
    'Otis',
    'York',
  ])
})

test('more of them than there is room for at first', () => {
  const many = Array.from({ length: 3_000 }, (_, number) => ({ last_name: `${9_999 - number}`, first_name: null }))
  expect(orderOf(many).order.subarray(0, 3)).toEqual(Uint32Array.of(2_999, 2_998, 2_997))
})

function orderOf(names: readonly { last_name: string; first_name: string | null }[]): NameOrder {
  const columns = (['last_name', 'first_name'] as const).map((column) => {
    const gathered = new GatheredColumn()
    for (const name of names) gathered.addText(name[column] ?? unknownText)
    return gathered
  })
  return nameOrder(columns[0] as GatheredColumn, columns[1] as GatheredColumn)
}
