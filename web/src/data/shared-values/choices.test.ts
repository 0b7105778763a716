import type { SharedValue } from '@atlas/contract/endpoints/data/shared-values.ts'
import { expect, test } from 'vitest'
import { asBody, type Choices, countTaken } from '#data/shared-values/choices.ts'

const value = (id: number, kind: SharedValue['kind'], brings = 0): SharedValue => ({
  id,
  official: 'Ada Wren',
  office: 'Sheriff',
  place: 'Bolivar County',
  field: 'Name',
  kind,
  ours: null,
  theirs: { value: 'Ada Wren', source: 'A call', as_of: '2026-11-01' },
  can_be_taken: true,
  with: null,
  brings,
})
const choices = (...made: readonly (readonly [SharedValue, boolean])[]): Choices =>
  new Map(made.map(([each, isTaken]) => [each.id, { value: each, isTaken }]))

test('only what differs from what happens by itself is told, and who is taken brings what is said of them', () => {
  const made = choices(
    [value(2, 'contradicts', 2), true],
    [value(5, 'contradicts'), false],
    [value(6, 'newer'), false],
    [value(7, 'new'), true],
    [value(8, 'older'), true],
  )
  expect(asBody(made)).toEqual({ take: [2, 8], keep: [6] })
  expect(countTaken(10, made)).toBe(10 + 3 - 1 + 1)
})
