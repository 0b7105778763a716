import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { searchRequestSchema } from '@atlas/contract/search/search-request.ts'
import { expect, test } from 'vitest'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { cardRequest, chosenForCard, searchRequest, tableExtras } from '#search/state/request.ts'
import { readUrlQuery } from '#search/state/url-query.ts'

const view = readUrlQuery(parseQuery('?state.name=13&sort=-office.name&size=50&page=2&after=abc'))

test('the request of a URL is one that the API accepts', () => {
  expect(searchRequestSchema.parse(searchRequest(view, tableExtras, new Set()))).toEqual({
    columns: [...view.columns, ...tableExtras, 'county.fips'],
    filters: [{ column_id: 'state.name', operator: 'in', value: ['13'] }],
    sort: [{ column_id: 'office.name', direction: 'desc' }],
    cursor: 'abc',
    limit: 50,
  })
})

test('with how the last election went comes its day, and by how much it was won', () => {
  const shown = readUrlQuery(parseQuery('?columns=eo.name,stats.last_election'))
  expect(searchRequest(shown, tableExtras, new Set()).columns).toEqual([
    ...shown.columns,
    ...tableExtras,
    'stats.last_election_date',
    'stats.last_election_margin%',
  ])
  expect(searchRequest(shown, [], hiddenFrom(true)).columns).toEqual([...shown.columns, 'stats.last_election_date'])
})

test('a card asks for its contacts and never for more columns than the API gives', () => {
  const { columns } = searchRequestSchema.parse(cardRequest(view, new Set()))
  const ofCard = ['contact.phone', 'contact.email', 'state.name', 'stats.last_election']
  expect(columns).toEqual(expect.arrayContaining(ofCard))
})

test('a card shows the columns that a person chose, and says nothing of those for which there is no room then', () => {
  const ages = readUrlQuery(parseQuery('?columns=eo.name,party.name,eo.age,stats.county_population'))
  const { columns } = searchRequestSchema.parse(cardRequest(ages, new Set()))
  expect(columns).toEqual(expect.arrayContaining(['eo.age', 'stats.county_population', 'contact.phone']))
  const row = Object.fromEntries(['eo.id', ...columns].map((id) => [id, 'x']))
  expect(chosenForCard(row)).toEqual(['eo.age', 'stats.county_population'])
  expect(chosenForCard(Object.fromEntries(cardRequest(view, new Set()).columns.map((id) => [id, 'x'])))).toEqual([])
})
