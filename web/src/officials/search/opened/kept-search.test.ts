import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { expect, test } from 'vitest'
import { keptSearch, mostKeptOfficials } from '#officials/search/opened/kept-search.ts'
import type { Question } from '#shared/api/question.ts'
import { searchOf } from '#testing/searches.ts'

const none: ReadonlySet<string> = new Set()

test.each([
  [1, '1 official'],
  [77, 'all 77 officials'],
  [mostKeptOfficials, 'all 200 officials'],
  [1_204, 'the first 200 of 1,204 officials'],
])('a search of %i says how many of them are kept: %s', (total, about) => {
  expect(keptSearch(searchOf({ total }), none).thing.about).toBe(about)
})

test.each([
  ['a page has 25', '', 8],
  ['a page has 100', '&size=100', 2],
])('its pages are asked for up to as many as it says: %s', (_, size, pages) => {
  const { questions, after } = keptSearch(searchOf({ view: `?state.name=13${size}` }), none)
  for (const first of questions.filter(([endpoint]) => endpoint === searchOfficials)) {
    const requested: Question[] = []
    for (let next: Question | null | undefined = first; next; ) {
      requested.push(next)
      next = after?.(next, { values: [], cursor: `after ${requested.length}`, total: 1_204 }, requested.length)
    }
    expect(requested).toHaveLength(pages)
    expect(requested.at(-1)?.[1]).toMatchObject({ body: { cursor: `after ${pages - 1}` } })
  }
})

test('a search is read where it was saved to be read', () => {
  const { address } = keptSearch(searchOf(), none).thing
  expect(address).toMatch(/^\/advanced-search\?.*&saved=1{8}-/)
})
