import { expect, test } from 'vitest'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { hasMap, questionsOf } from '#routes/early/first-questions.ts'
import { cardRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import { emptyView } from '#search/state/search-view.ts'

const none: ReadonlySet<string> = new Set()
const visit = (pathname: string, search = '', hasTable = true, hidden = none) => ({
  pathname,
  search,
  hasTable,
  hidden,
})
const requestsOf = async (...about: Parameters<typeof visit>) =>
  (await questionsOf(visit(...about))).map(([endpoint, input]) => ({ path: endpoint.path, ...input }))

test('a search asks for its first page and its facets, as the address filters them', async () => {
  const filters = [{ column_id: 'state.name', operator: 'in' as const, value: ['13'] }]
  const [page, choices] = await requestsOf('/advanced-search', '?state.name=13')
  expect(page).toEqual({ path: '/search/eo', body: searchRequest({ ...emptyView, filters }, tableExtras, new Set()) })
  expect(choices).toMatchObject({ path: '/fields/values', body: { filters } })
})

test('a map is fetched where the address of a search shows one', () => {
  expect(hasMap(visit('/advanced-search', '?state.name=13&map=black-share'))).toBe(true)
  expect(hasMap(visit('/advanced-search', '?state.name=13'))).toBe(false)
  expect(hasMap(visit('/places', '?map=black-share'))).toBe(false)
})

test('a list of places asks for its first page and its facets, of the kinds that the address lists', async () => {
  const [page, choices] = await requestsOf('/places', '?kind=cities&state.name=01')
  const kinds = { column_id: 'place.kind', operator: 'in', value: ['municipality'] }
  const filters = [kinds, { column_id: 'state.name', operator: 'in', value: ['01'] }]
  const sort = [{ column_id: 'place.population', direction: 'desc' }]
  expect(page).toMatchObject({ path: '/search/places', body: { filters, sort } })
  expect(choices).toMatchObject({ path: '/fields/values', body: { filters, subject: 'place' } })
})

test('a phone asks for what its cards show', async () => {
  expect((await requestsOf('/advanced-search', '', false))[0]).toEqual({
    path: '/search/eo',
    body: cardRequest(emptyView, none),
  })
})

test('whoever had the nonpartisan view on is asked for nothing that it hides', async () => {
  const questions = JSON.stringify(
    await requestsOf('/advanced-search', '?party.name=democratic', true, hiddenFrom(true)),
  )
  expect(questions).not.toContain('party.name')
})

test('the dates ahead are asked for as far as the address looks, under its filters', async () => {
  const filters = [{ column_id: 'state.name', operator: 'in' as const, value: ['28'] }]
  const year = { path: '/elections/coming', body: { filters: [], within_days: 365 } }
  expect(await requestsOf('/coming-up')).toEqual([year])
  const [page] = await requestsOf('/coming-up', '?state.name=28&within=90')
  expect(page).toMatchObject({ body: { filters, within_days: 90 } })
})

test('the Search Builder asks for the choices of the step that its address says', async () => {
  const state = { path: '/fields/values', body: { columns: ['state.name'], filters: [] } }
  expect(await requestsOf('/search-builder')).toEqual([state])
  const filters = [{ column_id: 'state.name', operator: 'in' as const, value: ['28'] }]
  const [county] = await requestsOf('/search-builder', '?state.name=28&step=county')
  expect(county).toMatchObject({ body: { columns: ['county.name'], filters } })
})

test('the pages of what is saved ask for the saved searches, the lists, and one list', async () => {
  expect(await requestsOf('/saved')).toEqual([{ path: '/saved-searches' }])
  expect(await requestsOf('/lists')).toEqual([{ path: '/lists' }])
  const id = '33333333-3333-4333-8333-333333333333'
  expect(await requestsOf(`/lists/${id}`)).toEqual([{ path: '/lists/{id}', params: { id } }])
  expect(await requestsOf('/lists/nothing')).toEqual([])
})

test('the page of a place asks for the place', async () => {
  for (const id of ['01047', 'al-house-67', '28'])
    expect(await requestsOf(`/places/${id}`)).toEqual([{ path: '/places/{id}', params: { id } }])
  for (const path of ['/places/compare', '/places/nowhere']) expect(await requestsOf(path)).toEqual([])
})

test('the page of an official asks for the details, and any other for nothing of its own', async () => {
  expect(await requestsOf('/officials/7')).toEqual([{ path: '/search/eo/{id}', params: { id: '7' } }])
  for (const path of ['/officials/x', '/officials/7/8', '/data']) expect(await requestsOf(path)).toEqual([])
})
