import { expect, test } from 'vitest'
import { isOver, type KeptThing } from '#rules/kept-thing.ts'

const day = 86_400_000
const kept: KeptThing = {
  kind: 'list',
  address: '/lists/1',
  title: 'Bolivar',
  about: '8 officials',
  kept_at: Date.UTC(2026, 10, 26, 13, 12),
  bytes: 9_000,
  requests: ['GET /api/lists/1 '],
}

test.each([
  ['at once', 0, false],
  ['two days later', 2 * day, false],
  ['a moment before seven days are over', 7 * day - 1, false],
  ['after seven days', 7 * day, true],
  ['with a clock that was set by an hour', -day / 24, false],
  ['with a clock that was put back by two days', -2 * day, true],
])('what is kept can be read for seven days: %s', (_, later, over) => {
  expect(isOver(kept, kept.kept_at + later)).toBe(over)
})

test('what was removed as too old is not taken for kept by a clock that is put back', () => {
  expect(isOver({ ...kept, bytes: 0 }, kept.kept_at)).toBe(true)
})
