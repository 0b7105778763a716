import type { Filter } from '@atlas/contract/search/filter.ts'
import { expect, test } from 'vitest'
import { foundCounties } from '#search/filters/found-counties.ts'
import type { Facets } from '#search/filters/use-facets.ts'

const facets: Facets = {
  has: (columnId) => columnId === 'county.name',
  of: () => [
    { id: '01047', label: 'Dallas County (AL)', count: 12 },
    { id: '01063', label: 'Greene County (AL)', count: 0 },
    { id: '01105', label: 'Perry County (AL)', count: 7 },
    { id: 'unknown', label: 'Unknown', count: 3 },
  ],
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}
const ofState: Filter = { column_id: 'state.name', operator: 'in', value: ['01'] }
const ofCounty = (operator: string, value?: Filter['value']) => [
  ofState,
  { column_id: 'county.name', operator, value } as Filter,
]

test('the counties of a search are those in which it finds anybody', () => {
  expect(foundCounties(facets, [ofState])).toEqual(['01047', '01105'])
})

test('of counties that are chosen, only these', () => {
  expect(foundCounties(facets, ofCounty('in', ['01105', '01063']))).toEqual(['01105'])
  expect(foundCounties(facets, ofCounty('eq', '01047'))).toEqual(['01047'])
})

test.each([
  ['the counties are filtered by what they are not', facets, ofCounty('nin', ['01047'])],
  ['those without a county are looked for', facets, ofCounty('is_empty')],
  ['the facets are not known yet', { ...facets, isKnown: false }, []],
  ['the facets are those of the filters before', { ...facets, isLoading: true }, []],
  ['no facet of counties is asked for', { ...facets, has: () => false }, []],
])('they are not known while %s', (_, given, filters) => {
  expect(foundCounties(given, filters)).toBeNull()
})
