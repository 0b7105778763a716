import { expect, test } from 'vitest'
import { drained } from '#imports/spreadsheets/resolve/drain.ts'

test('what is taken comes in its order, and the list lets go of it', () => {
  const items = ['first', 'second', 'third']
  const before: number[] = []
  const drainedItems: string[] = []
  for (const item of drained(items)) {
    before.push(items.length)
    drainedItems.push(item)
  }
  expect(drainedItems).toEqual(['first', 'second', 'third'])
  expect(before).toEqual([2, 1, 0])
})
