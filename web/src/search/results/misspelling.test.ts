import { readUrlQuery } from '#search/state/url-query.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { expect, test } from 'vitest'
import { corrected, typedText } from '#search/results/misspelling.ts'

const filterOf = (column: string, text: string) => readUrlQuery({ [column]: text }).filters[0] as Filter

test.each([
  ['eo.name', 'contains:Jonson', { text: 'Jonson', columnId: 'eo.last' }],
  ['eo.name', 'contains:Mary Jonson', { text: 'Mary Jonson', columnId: 'eo.name' }],
  ['jurisdiction.name', 'starts_with:Fultn', { text: 'Fultn', columnId: 'jurisdiction.name' }],
  ['county.name', 'contains:Fultn', { text: 'Fultn', columnId: 'county.name' }],
  ['county.name', '13121', null],
  ['eo.name', 'ne:Jonson', null],
  ['eo.name', 'is_empty', null],
  ['eo.age', 'gte:30', null],
  ['eo.email', 'contains:jonson', null],
  ['jurisdiction.senate_districts', 'contains:12', null],
])('in %s=%s a person typed %j', (column, text, expected) => {
  expect(typedText(filterOf(column, text))).toEqual(expected)
})

test('a correction keeps the operator, and is none where only accents or capitals differ', () => {
  expect(corrected(filterOf('eo.name', 'Jonson'), 'Jonson', 'Johnson')).toMatchObject({
    operator: 'in',
    value: ['Johnson'],
  })
  expect(corrected(filterOf('eo.name', 'contains:Jonson'), 'Jonson', 'Johnson')?.value).toBe('Johnson')
  expect(corrected(filterOf('eo.name', 'contains:pena'), 'pena', 'Peña')).toBeNull()
})
