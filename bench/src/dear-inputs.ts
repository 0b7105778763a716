import { choiceColumnIds, defaultColumnIds, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { type Filter, mostFilters } from '@atlas/contract/search/filter.ts'
import { mostColumns, mostRows } from '@atlas/contract/search/search-request.ts'

export const letters = 'aeinorstlc'

/** As long as a text may be to be parsed in the serving thread. */
export const linesOfSheet = [
  'Name,Office,State,County,Phone,Email,Address,Term end',
  ...Array.from(
    { length: 499 },
    (_, row) =>
      `Ada Ames ${row},County Commissioner,MS,Bolivar,662-555-0142,ada${row}@example.org,200 Court Street,12-31-2027`,
  ),
]

/** Fifty filters that were not used before. */
export function filters(round: number): Filter[] {
  return Array.from({ length: mostFilters }, (_, index) => {
    const number = round * mostFilters + index
    const value = [1, 10, 100].map((place) => letters[Math.floor(number / place) % 10]).join('')
    return { column_id: 'eo.name', operator: 'contains', value }
  })
}

/** Finds everybody by a filter that was not used before. */
export const everybody = (round: number): Filter[] => [{ column_id: 'eo.age', operator: 'gte', value: -round - 1 }]

export const wide = { columns: defaultColumnIds.slice(0, mostColumns), limit: mostRows }
export const sorts = ['stats.2020biden%', 'eo.last', 'jurisdictionoffice.next_general'].map((column_id) => ({
  column_id,
  direction: 'desc',
}))
const mostCounted = 20
export const many = distinctColumnIds.slice(0, mostCounted)
export const withChoices = choiceColumnIds.slice(0, mostCounted)
export const typed = (round: number) =>
  `${letters[round % 10]} ${'abcdefghij'.slice(0, 8).split('').join(' ')} ${round}`
