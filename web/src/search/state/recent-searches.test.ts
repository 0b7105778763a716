import { beforeEach, expect, test, vi } from 'vitest'
import { saveRecentSearch, recentSearches } from '#search/state/recent-searches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

const search = (state: string) => ({ query: `state.name=${state}`, words: `State: ${state}` })

test('the newest five searches are kept, each once, and each person has their own', () => {
  for (const state of ['01', '12', '13', '22', '28', '13', '01x']) saveRecentSearch('renee', search(state))
  expect(recentSearches('renee').map(({ words }) => words)).toEqual(
    ['01x', '13', '28', '22', '12'].map((state) => `State: ${state}`),
  )
  expect(recentSearches('keisha')).toEqual([])
})

test.each(['{', '"text"', '[1,null,{"query":7}]'])('what is no list of searches is none: %s', (text) => {
  stored.set('recent searches renee', text)
  expect(recentSearches('renee')).toEqual([])
})

test('a browser that keeps nothing has no recent searches, and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room')
    },
  })
  saveRecentSearch('renee', search('13'))
  expect(recentSearches('renee')).toEqual([])
})
