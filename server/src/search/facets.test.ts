import { describe, expect, test } from 'vitest'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { allChoices, countFacet } from '#search/facets.ts'
import { testIndex } from '#testing/search/index.ts'

const index = testIndex([
  { 'party.name': 'Democratic', 'county.name': ['Jackson (AL)', 'Clay (AL)'], 'eo.age': 40 },
  { 'party.name': 'Republican', 'county.name': ['Jackson (FL)'], 'eo.age': 50 },
  { 'party.name': 'Democratic', 'county.name': ['Jackson (AL)'], 'eo.age': 60 },
  { 'party.name': 'Independent', 'eo.age': 45 },
  { 'party.name': null, 'county.name': null, 'eo.age': 70 },
])

const parties = (...filters: Filter[]) =>
  countFacet(index, 'party.name', filters).map(({ label, count }) => [label, count])
const everyParty = [
  ['Democratic', 2],
  ['Independent', 1],
  ['Republican', 1],
  ['Unknown', 1],
]
const party = (operator: Filter['operator'], value?: Filter['value']): Filter => ({
  column_id: 'party.name',
  operator,
  value,
})
const olderThan = (age: number): Filter => ({ column_id: 'eo.age', operator: 'gt', value: age })

describe('the facet of a column', () => {
  test.each([
    ['is', party('eq', 'Republican')],
    ['is any of', party('in', ['Republican'])],
    ['is not', party('ne', 'Democratic')],
    ['is none of', party('nin', ['Democratic', 'Unknown'])],
    ['is unknown', party('is_empty')],
  ])('leaves out its own filter "%s", so that people can widen what they chose', (_, own) => {
    expect(parties(own)).toEqual(everyParty)
    expect(parties(own, party('nin', ['Republican']))).toEqual(everyParty)
  })

  test('is counted under every other filter, without choices that leave nobody', () => {
    expect(parties(olderThan(50))).toEqual([
      ['Democratic', 1],
      ['Unknown', 1],
    ])
  })

  test('keeps nothing with 0 that is not chosen: what is excluded, or what another column is to be', () => {
    for (const excluded of ['Democratic', 'Republican'])
      expect(parties(olderThan(50), party('nin', [excluded]))).toEqual([
        ['Democratic', 1],
        ['Unknown', 1],
      ])
    expect(parties({ column_id: 'office.name', operator: 'in', value: ['Republican', 'Unknown Office'] })).toEqual([])
  })

  test.each([party('eq', 'republican'), party('in', ['Republican']), party('in', ['nobody’s', 'Republican'])])(
    'keeps with 0 what is chosen: %j',
    (chosen) => {
      expect(parties(olderThan(50), chosen)).toEqual([
        ['Democratic', 1],
        ['Republican', 0],
        ['Unknown', 1],
      ])
    },
  )

  test('holds Unknown with 0 where it is chosen, and not where it is not', () => {
    const younger: Filter = { column_id: 'eo.age', operator: 'lt', value: 45 }
    expect(parties(younger)).toEqual([['Democratic', 1]])
    expect(parties(younger, party('in', ['unknown', 'Republican']))).toEqual([
      ['Democratic', 1],
      ['Republican', 0],
      ['Unknown', 0],
    ])
  })

  test('names the state where the list has the name twice, and only there', () => {
    const counties = (...filters: Filter[]) =>
      countFacet(index, 'county.name', filters).map(({ id, label, count }) => [id, label, count])
    expect(counties()).toEqual([
      ['clay-al', 'Clay', 1],
      ['jackson-al', 'Jackson (AL)', 2],
      ['jackson-fl', 'Jackson (FL)', 1],
      ['unknown', 'Unknown', 2],
    ])
    expect(counties(party('eq', 'Republican'))).toEqual([['jackson-fl', 'Jackson', 1]])
  })

  test('is counted once, and again only under other filters; very long filters are not remembered', () => {
    const fresh = testIndex([{ 'party.name': 'Democratic' }, { 'party.name': 'Republican' }])
    const long: Filter = { column_id: 'eo.name', operator: 'in', value: Array.from({ length: 200 }, String) }
    for (const filters of [[], [], [olderThan(50)], [olderThan(50)], [long]])
      expect(countFacet(fresh, 'party.name', filters)).toHaveLength(filters.length === 0 ? 2 : 0)
    const remembered = (filters: readonly Filter[]) => fresh.cache.facets.has(JSON.stringify(['party.name', filters]))
    expect([[], [olderThan(50)], [long]].map(remembered)).toEqual([true, true, false])
  })

  test('lists all choices without counts, for whoever asks for those', () => {
    expect(allChoices(index, 'party.name')).toEqual([
      { id: 'democratic', label: 'Democratic' },
      { id: 'independent', label: 'Independent' },
      { id: 'republican', label: 'Republican' },
      { id: 'unknown', label: 'Unknown' },
    ])
  })
})
