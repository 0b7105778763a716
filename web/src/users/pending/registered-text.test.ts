import { expect, test } from 'vitest'
import { registeredText } from '#users/pending/registered-text.ts'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour)

test.each([
  [at(28, 0), 'Registered today'],
  [at(27, 23), 'Registered yesterday'],
  [at(26, 23), 'Registered 11-26-2026'],
])('since when somebody waits is told by days', (registered, expected) => {
  expect(registeredText(registered.toISOString(), at(28, 1))).toBe(expected)
})
