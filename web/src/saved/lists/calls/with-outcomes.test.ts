import type { NewSaying } from '@atlas/contract/endpoints/saved/lists.ts'
import { expect, test } from 'vitest'
import { listOf, officialOf, outcomeOf } from '#testing/lists.ts'
import { withNewOutcomes } from '#saved/lists/calls/with-outcomes.ts'

const renee = { id: '1', name: 'Renee Baptiste', is_me: true }
const byKeisha = outcomeOf({ client_id: 'k', outcome: 'left_message' })
const outcome = (changes: Partial<NewSaying> = {}): NewSaying => ({
  client_id: 'a',
  eo_id: 1,
  outcome: 'reached',
  follow_up_on: null,
  said_at: '2026-11-20T16:00:00.000Z',
  ...changes,
})

test('what was said last counts, whoever said it, and everything stays', () => {
  const called = officialOf({ outcome: byKeisha, outcomes: [byKeisha] })
  const [later] = withNewOutcomes(listOf([called]), [outcome()], renee).officials
  expect(later?.outcome).toMatchObject({ outcome: 'reached', by: renee })
  expect(later?.outcomes).toHaveLength(2)
  const [earlier] = withNewOutcomes(
    listOf([called]),
    [outcome({ said_at: '2026-11-20T14:00:00.000Z' })],
    renee,
  ).officials
  expect(earlier?.outcome).toBe(byKeisha)
  expect(earlier?.outcomes).toHaveLength(2)
})

test('what is taken back leaves no outcome', () => {
  const called = officialOf({ outcome: byKeisha, outcomes: [byKeisha] })
  const list = withNewOutcomes(listOf([called]), [outcome({ outcome: 'taken_back' })], renee)
  expect(list.officials[0]?.outcome).toBeNull()
  expect(list.outcomes).toMatchObject({ left_message: 0, to_call: 1 })
})

test('of two that were said in the same moment the second counts', () => {
  const [official] = withNewOutcomes(
    listOf([officialOf()]),
    [outcome(), outcome({ client_id: 'b', outcome: 'taken_back' })],
    renee,
  ).officials
  expect(official?.outcome).toBeNull()
})

test('what the server has already is not said twice, and whoever nothing is said of stays the same', () => {
  const others = officialOf({ eo_id: 2 })
  const list = listOf([officialOf({ outcome: byKeisha, outcomes: [byKeisha] }), others])
  const again = withNewOutcomes(list, [outcome({ client_id: 'k', outcome: 'left_message' })], renee)
  expect(again.officials).toEqual(list.officials)
  expect(again.officials[1]).toBe(others)
  expect(withNewOutcomes(list, [], renee)).toBe(list)
})

test('each official is counted once', () => {
  const officials = [
    officialOf(),
    officialOf({ eo_id: 2, phone: null }),
    officialOf({ eo_id: 3, has_left: true, phone: null }),
    officialOf({ eo_id: 4, has_left: true, phone: null, outcome: byKeisha, outcomes: [byKeisha] }),
  ]
  const { outcomes } = withNewOutcomes(
    listOf(officials),
    [outcome({ outcome: 'follow_up', follow_up_on: '2026-12-01' })],
    renee,
  )
  expect(outcomes).toEqual({
    reached: 0,
    left_message: 1,
    wrong_number: 0,
    follow_up: 1,
    to_call: 0,
    no_phone: 1,
    left_office: 1,
  })
})
