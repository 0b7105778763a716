import { expect, test } from 'vitest'
import { rowsWithPhoneWithin, rowsWithTypedPhone } from '#search/quick-phones.ts'
import { quickSearch } from '#search/quick-search.ts'
import { takeRows } from '#search/row-bitset.ts'
import { testIndex } from '#testing/search/index.ts'

const phones = [
  '202-225-4876',
  '(334) 225-4876 ext. 12',
  '334.225.4870',
  null,
  'Call the clerk',
  '225-4876',
  '662 202 2254',
  'Ask at the desk',
]
const index = testIndex(phones.map((phone, at) => ({ 'eo.name': `Ada Bell ${at}`, 'eo.phone': phone })))

const found = (typed: string) => {
  const rows = rowsWithTypedPhone(index, typed)
  return rows && takeRows(rows, 0, 9)
}

test.each([
  ['(202) 225-4876', [0]],
  ['202.225.4876', [0]],
  ['2022254876', [0]],
  ['+1 202 225 4876', [0]],
  ['12022254876', [0]],
  ['tel:+12022254876', [0]],
  ['202–225‑4876', [0]],
  ['225-4876', [0, 1, 5]],
  ['(334) 225-4876', [1]],
  ['334 225 4876 ext 12', [1]],
  ['334 225 4876 x9', []],
  ['334-225-487', [1, 2]],
  ['202-2254', [0, 6]],
  ['34 225 487', [1, 2]],
  ['4 225 487', [1, 2]],
  ['(334) 225-4879', []],
])('the phone "%s" finds whom it reaches', (typed, rows) => {
  expect(found(typed)).toEqual(rows)
})

test.each(['225-487', 'Bell', 'Bell 2022254876', 'District 12', ''])('"%s" is not looked for among phones', (typed) => {
  expect(found(typed)).toBeNull()
})

test.each(['Bell 2022254876', 'clerk (202) 225-4876', '+1 202 225 4876, Selma'])(
  '“%s” has a whole phone in it',
  (typed) => {
    expect(quickSearch(index, typed, 10).rows).toEqual([0])
  },
)

test.each(['Bell 225-4876', 'House 67 1234567', 'Bell 999-999-9999'])('“%s” has none that somebody has', (typed) => {
  expect(rowsWithPhoneWithin(index, typed)).toBeNull()
})

test('a quick search for a phone finds whoever has it, and takes no digits for a word that resembles them', () => {
  expect(quickSearch(index, '(202) 225-4876', 10)).toEqual({
    rows: [0],
    total: 1,
    named: [],
    understood: null,
    isSimilar: false,
  })
  expect(quickSearch(index, '225-4876', 2)).toEqual({
    rows: [0, 1],
    total: 3,
    named: [],
    understood: null,
    isSimilar: false,
  })
  expect(quickSearch(index, '999 999 9999', 10)).toMatchObject({ rows: [], total: 0, isSimilar: false })
})
