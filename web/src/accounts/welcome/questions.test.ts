import type { Filter } from '@atlas/contract/search/filter.ts'
import { filterSchema } from '@atlas/contract/search/filter.ts'
import { expect, test } from 'vitest'
import { firstQuestions, type Search } from '#accounts/welcome/questions.ts'

/** Counts by the column that distinguishes one question from the others, with one day of next elections. */
function searchOf(counts: Readonly<Record<string, number>>, nextElection: string | null = '2027-11-02') {
  const requests: (readonly Filter[])[] = []
  const search: Search = async (filters) => {
    for (const filter of filters) filterSchema.parse(filter)
    requests.push(filters)
    const [, own] = filters.filter(({ column_id }) => column_id !== 'jurisdictionoffice.next_general')
    const total = counts[own ? `${own.column_id} ${[own.value].flat().join()}` : 'all'] ?? 0
    return { total, nextElection: total > 0 ? nextElection : null }
  }
  return { search, requests }
}

const ask = async (search: Search) =>
  (await firstQuestions('28', '2026-11-22', search)).map(({ words, count, counted }) => `${words} ${count} ${counted}`)

test('the first questions are those after seats without a choice and close races', async () => {
  const { search, requests } = searchOf({
    'stats.last_election Uncontested': 206,
    'stats.last_election Close': 9,
  })
  expect(await ask(search)).toEqual([
    'Which seats had only one name on the ballot, and are up in 2027? 206 seats',
    'Which races were decided by fewer than 5 points? 9 seats',
  ])
  expect(requests).toContainEqual([
    { column_id: 'state.name', operator: 'in', value: ['28'] },
    { column_id: 'stats.last_election', operator: 'in', value: ['Uncontested'] },
    { column_id: 'jurisdictionoffice.next_general', operator: 'between', value: ['2027-01-01', '2027-12-31'] },
  ])
})

test('a question that nobody answers gives its place to the next', async () => {
  const women = searchOf({ 'eo.gender Female': 13, 'office.name Sheriff': 34 })
  expect(await ask(women.search)).toEqual([
    'Who are the women in the legislature? 13 officials',
    'Who are the sheriffs where the coverage rule is met? 34 officials',
  ])
  const last = searchOf({ 'office.name Sheriff': 34, all: 40 }, '2027-11-02')
  expect(await ask(last.search)).toEqual([
    'Who are the sheriffs where the coverage rule is met? 34 officials',
    'Whose seats are up on 11-02-2027? 40 seats',
  ])
})

test('of a state of which nothing is on file there is no question', async () => {
  expect(await ask(searchOf({}).search)).toEqual([])
})
