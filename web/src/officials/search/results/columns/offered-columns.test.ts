import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { expect, test } from 'vitest'
import { offeredColumns } from '#officials/search/results/columns/offered-columns.ts'

const idsOf = (typed: string) =>
  offeredColumns(typed, new Set()).flatMap((section) => section.columns.map(({ id }) => id))

test('every value of the catalogue is offered, and none of them twice', () => {
  const offered = idsOf('')
  expect(new Set(offered).size).toBe(offered.length)
  const missing = columnsOf.official.columns.map(({ id }) => id).filter((id) => !offered.includes(id))
  expect(
    missing.every((id) => columnsOf.official.columns.some((column) => column.id === id && 'sameAs' in column)),
  ).toBe(true)
})

test('the sections stand in the order of the detail panel', () => {
  expect(offeredColumns('', new Set()).map(({ label }) => label)).toEqual([
    'Personal Information',
    'Contact Information',
    'Office Information',
    'Demographic Data',
    'Statistical Data',
    'Other Information',
  ])
})

test.each([
  ['biden pct', []],
  ['  BIDEN percent ', ['stats.2020biden%']],
  ['bachelor', ['stats.college_graduates%']],
])('typing %s offers %j', (typed, expected) => {
  expect(idsOf(typed)).toEqual(expected)
})
