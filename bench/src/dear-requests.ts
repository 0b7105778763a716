import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'

const random = randomOf(1, 'neighbours')
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const someLetters = (count: number) => Array.from({ length: count }, () => random.pick(letters)).join('')
const textColumns = ['eo.name', 'stats.address', 'eo.email', 'jurisdiction.name'] as const

const unheardFilters = (count: number, columns: readonly string[] = textColumns) =>
  Array.from({ length: count }, (_, at) => ({
    column_id: columns[at % columns.length],
    operator: 'contains',
    value: someLetters(at % 10 === 0 ? 2 : 3),
  }))

export interface DearRequest {
  readonly name: string
  readonly path: string
  readonly body: () => object
}

/** The dearest requests that the limits let one person send, never the same twice. */
export const dearRequests: readonly DearRequest[] = [
  {
    name: 'a quick search of a hundred single letters',
    path: '/search/elected_officials',
    body: () => ({ query: Array.from({ length: 100 }, () => random.pick(letters)).join(' ') }),
  },
  {
    name: 'fifty filters "contains" that nobody asked before',
    path: '/search/eo',
    body: () => ({ columns: ['eo.name'], filters: unheardFilters(50) }),
  },
  {
    name: 'ten thousand names under a filter that nobody asked before',
    path: '/search/eo',
    body: () => ({
      columns: ['eo.id', 'eo.name'],
      filters: [{ column_id: 'eo.name', operator: 'contains', value: random.pick(letters) + random.pick(letters) }],
      sort: [{ column_id: 'eo.name', direction: 'desc' }],
      limit: 10_000,
    }),
  },
  {
    name: 'the choices of five columns under fifty such filters',
    path: '/fields/values',
    body: () => ({
      columns: ['office.name', 'county.name', 'party.name', 'eo.gender', 'eo.ethnicity'],
      filters: unheardFilters(50),
    }),
  },
  {
    name: 'twenty filters that are counted under thirty such filters',
    path: '/fields/counts',
    body: () => ({ counted: unheardFilters(20), filters: unheardFilters(30) }),
  },
  {
    name: 'of whom twenty columns are known under fifty such filters',
    path: '/fields/known',
    body: () => ({ columns: defaultColumnIds.slice(0, 20), filters: unheardFilters(50) }),
  },
  {
    name: 'what is on the ballot under fifty such filters',
    path: '/elections/coming',
    body: () => ({ filters: unheardFilters(50) }),
  },
  {
    name: 'places under fifty such filters',
    path: '/search/places',
    body: () => ({ filters: unheardFilters(50, ['place.name']) }),
  },
  {
    name: 'twenty thousand misspelt cities to be matched',
    path: '/find/match',
    body: () => ({ kind: 'city', values: Array.from({ length: 20_000 }, () => someLetters(9)) }),
  },
  {
    name: 'a misspelt text of forty words',
    path: '/fields/fuzzy',
    body: () => ({ column_id: 'eo.name', value: Array.from({ length: 40 }, () => someLetters(4)).join(' ') }),
  },
]
