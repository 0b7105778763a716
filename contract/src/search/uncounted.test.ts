import { expect, test } from 'vitest'
import { columnsOf } from '#catalogue/columns.ts'
import type { Filter } from '#search/filter.ts'
import { mayMissUnknown, uncountedParts } from '#search/uncounted.ts'

const black: Filter = { column_id: 'eo.ethnicity', operator: 'in', value: ['African-American'] }
const women: Filter = { column_id: 'eo.gender', operator: 'in', value: ['Female'] }
const georgia: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }
const textsOf = (...given: Parameters<typeof uncountedParts>) => uncountedParts(...given).map(({ text }) => text)

test('whom a search may mean and does not count is said in parts, and what is not known is a search', () => {
  const uncounted = {
    unknown: [
      { column_ids: ['eo.ethnicity'], officials: 4 },
      { column_ids: ['eo.gender'], officials: 1 },
      { column_ids: ['eo.ethnicity', 'eo.gender'], officials: 2_100 },
      { column_ids: [], officials: 3 },
    ],
    left_out: 3,
  }
  const parts = uncountedParts(uncounted, [georgia, black, women], 36)
  expect(parts.map(({ text }) => text)).toEqual([
    '4 more women whose ethnicity is not known',
    '1 more official whose gender is not known',
    '2,100 more officials whose ethnicity and gender are not known',
    '3 more officials of whom more of this is not known',
    '3 are in places that the coverage rule leaves out',
  ])
  expect(parts.map(({ filters }) => filters)).toEqual([
    [georgia, women, { column_id: 'eo.ethnicity', operator: 'is_empty' }],
    [georgia, black, { column_id: 'eo.gender', operator: 'is_empty' }],
    [georgia, { column_id: 'eo.ethnicity', operator: 'is_empty' }, { column_id: 'eo.gender', operator: 'is_empty' }],
    null,
    null,
  ])
})

test('where nobody is found, nobody is more; where the number says all, nothing is said', () => {
  expect(textsOf({ unknown: [{ column_ids: ['eo.ethnicity'], officials: 1 }], left_out: 1 }, [black], 0)).toEqual([
    '1 official whose ethnicity is not known',
    '1 is in a place that the coverage rule leaves out',
  ])
  expect(textsOf({ unknown: [], left_out: 0 }, [black], 36)).toEqual([])
})

test('every column has a name that stands within a sentence', () => {
  for (const id of columnsOf.official.ids) {
    const [text] = textsOf({ unknown: [{ column_ids: [id], officials: 2 }], left_out: 0 }, [], 1)
    expect(text).toMatch(/^2 more officials whose \S.* is not known$/)
    expect(text).not.toMatch(/[a-z]\/[A-Z][a-z]/)
  }
})

test('what is not known may meet what asks for a value, and not what asks for its absence or for a piece of text', () => {
  const operatorsThatMiss = (['in', 'between', 'ne', 'nin', 'is_empty', 'contains'] as const).filter((operator) =>
    mayMissUnknown({ column_id: 'eo.ethnicity', operator, value: [] }),
  )
  expect(operatorsThatMiss).toEqual(['in', 'between'])
})
