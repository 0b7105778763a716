import type { Filter } from '@atlas/contract/search/filter.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import type { Facets } from '#search/filters/use-facets.ts'

const columnId = 'county.name'

/**
 * The counties of everything that a search finds, on all of its pages; null while they are unknown. A filter for
 * counties does not narrow their own facet, so unless it is a simple selection of counties, they stay unknown.
 */
export function foundCounties(facets: Facets, filters: readonly Filter[]): string[] | null {
  if (!facets.isKnown || facets.isLoading || !facets.has(columnId)) return null
  const ofCounties = filters.filter(({ column_id }) => column_id === columnId)
  if (!ofCounties.every(({ operator }) => operator === 'in' || operator === 'eq')) return null
  const chosen = ofCounties.map(({ value }) => new Set([value ?? []].flat().map(String)))
  return facets
    .of(columnId)
    .filter(({ id, count }) => count > 0 && id !== unknownChoice.id)
    .map(({ id }) => id)
    .filter((id) => chosen.every((ids) => ids.has(id)))
}
