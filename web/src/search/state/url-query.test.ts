import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import { describe, expect, test } from 'vitest'
import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { inGroup, placesView } from '#search/state/standard-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'

const fullView: SearchView = {
  subject: 'official',
  group: null,
  filters: [
    { column_id: 'state.name', operator: 'in', value: ['13', '28'] },
    { column_id: 'county.name', operator: 'in', value: ['01063', 'St. John, the Baptist'] },
    { column_id: 'stats.2020biden%', operator: 'gte', value: 0.6 },
    { column_id: 'jurisdictionoffice.next_general', operator: 'gte', value: '2027-11-02T00:00:00' },
    { column_id: 'eo.age', operator: 'between', value: [30, 50] },
    { column_id: 'eo.gender', operator: 'is_empty', value: null },
    { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 90 },
    { column_id: 'eo.added', operator: 'gt', value: '2026-11-21T14:05:09-06:00' },
    { column_id: 'eo.name', operator: 'contains', value: 'O’Neal & Söhne' },
    { column_id: 'office.name', operator: 'in', value: ['gt:not-an-operator'] },
  ],
  sort: [{ column_id: 'county.name', direction: 'desc' }],
  columns: ['eo.name', 'stats.2020biden%'],
  density: 'compact',
  pageSize: 50,
  page: 3,
  cursors: ['eyJhIjoxfQ', 'eyJiIjoyfQ'],
  open: [12, 57],
  map: 'income',
}

describe('the URL of a search', () => {
  test('says nothing where everything is as it is by default', () => {
    expect(formatQuery(writeUrlQuery(emptyView))).toBe('')
    expect(readUrlQuery(parseQuery(''))).toEqual(emptyView)
  })

  test('gives back every filter, the sort, the columns, the density, the page and what is open', () => {
    const url = formatQuery(writeUrlQuery(fullView))
    expect(readUrlQuery(parseQuery(url))).toEqual(fullView)
  })

  test('can be read by a person', () => {
    const view = { ...emptyView, filters: fullView.filters.slice(0, 1), sort: fullView.sort }
    expect(formatQuery(writeUrlQuery(view))).toBe('?state.name=13,28&sort=-county.name')
  })

  test('means the same after a messenger re-encoded its commas and colons', () => {
    const url = formatQuery(writeUrlQuery(fullView))
    const encoded = url.replaceAll(',', '%2C').replaceAll(':', '%3A')
    expect(readUrlQuery(parseQuery(encoded))).toEqual(fullView)
  })

  test('says a day alone, which is sent as its midnight', () => {
    const view = readUrlQuery(parseQuery('?jurisdictionoffice.next_general=between:2026-01-01,2027-11-02'))
    expect(view.filters[0]?.value).toEqual(['2026-01-01T00:00:00', '2027-11-02T00:00:00'])
    expect(formatQuery(writeUrlQuery(view))).toBe('?jurisdictionoffice.next_general=between:2026-01-01,2027-11-02')
  })

  test('keeps two filters on one column', () => {
    const filters: SearchView['filters'] = [
      { column_id: 'eo.age', operator: 'gte', value: 30 },
      { column_id: 'eo.age', operator: 'lt', value: 50 },
    ]
    const view = { ...emptyView, filters }
    expect(readUrlQuery(parseQuery(formatQuery(writeUrlQuery(view))))).toEqual(view)
  })

  test('leaves out what it cannot understand', () => {
    const url =
      '?state.name=&eo.age=gte:old&nobody=1&sort=nothing&columns=none&density=tiny&map=moon&size=7&page=2&open=x,3'
    expect(readUrlQuery(parseQuery(url))).toEqual({ ...emptyView, open: [3] })
  })

  test.each([
    ['a number without end', '?eo.age=gte:Infinity&jurisdictionoffice.term_length=1e999'],
    ['a text beyond the longest', `?eo.name=contains:${'a'.repeat(201)}`],
    ['more values than a filter takes', `?county.name=${Array.from({ length: 1_001 }, (_, id) => id).join(',')}`],
  ])('leaves out %s, which the server would refuse', (_, url) => {
    expect(readUrlQuery(parseQuery(url))).toEqual(emptyView)
  })

  test('keeps the longest text, and as many values and filters as the server takes', () => {
    const values = Array.from({ length: 1_000 }, (_, id) => id).join(',')
    const url = `?county.name=${values}&eo.name=contains:${'a'.repeat(200)}${'&eo.age=gte:30'.repeat(60)}`
    expect(readUrlQuery(parseQuery(url)).filters).toHaveLength(50)
  })

  test('takes a name that every object has for one like any other', () => {
    expect(Object.entries(parseQuery('?constructor=x&__proto__=y'))).toEqual([
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ])
  })

  test('puts the name first, shows each column once, and no more than there may be', () => {
    const { columns } = readUrlQuery(parseQuery('?columns=office.name,party.name,office.name,eo.name'))
    expect(columns).toEqual(['eo.name', 'office.name', 'party.name'])
    expect(readUrlQuery({ columns: columnIds.join(',') }).columns).toHaveLength(15)
  })

  test('sorts by up to three columns, each once, none of which has no order', () => {
    const text = 'jurisdiction.voting_statistics,state.name,-state.name,-office.name,eo.age,eo.gender'
    expect(writeUrlQuery(readUrlQuery({ sort: text }))).toEqual({ sort: 'state.name,-office.name,eo.age' })
  })

  test('keeps a FIPS code as text and a number as a number', () => {
    const view = readUrlQuery(parseQuery('?county.name=01063&jurisdictionoffice.term_length=4'))
    expect(view.filters.map(({ value }) => value)).toEqual([['01063'], [4]])
  })

  test('is on the first page where a page comes without its cursor', () => {
    expect(readUrlQuery({ page: '4' })).toEqual(emptyView)
  })
})

describe('the URL of a list of places', () => {
  const read = (text: string) => readUrlQuery(parseQuery(text), 'place')

  test('says nothing of counties by Black share beside the map', () => {
    expect(read('')).toEqual(placesView('counties'))
    expect(writeUrlQuery(placesView('counties'))).toEqual({})
  })

  test('gives back the group, its filters and order, and that the map is closed', () => {
    const text = '?kind=cities&place.population=gte:5000&sort=place.name&map=none'
    expect(read(text)).toMatchObject({
      group: 'cities',
      sort: [{ column_id: 'place.name', direction: 'asc' }],
      map: null,
    })
    expect(formatQuery(writeUrlQuery(read(text)))).toBe(text)
  })

  test('leaves out what only officials have, and what is no group', () => {
    expect(read('?kind=moons&eo.age=gte:40&party.name=democratic&sort=eo.name')).toEqual(placesView('counties'))
  })

  test('of another group has its own columns and order under the same filters', () => {
    const districts = inGroup(read('?state.name=01&sort=place.name'), 'districts')
    expect(formatQuery(writeUrlQuery(districts))).toBe('?kind=districts&state.name=01')
  })
})
