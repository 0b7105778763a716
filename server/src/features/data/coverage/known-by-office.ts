import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { KnownOffice } from '@atlas/contract/endpoints/data/coverage.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { countKnown } from '#search/count-known.ts'
import { allChoices } from '#search/facets.ts'
import type { SearchIndex } from '#search/search-index.ts'

/**
 * Of how many officials a column has a value, for each office type of each state that has any. The rows of a state, of
 * a type and of what is unknown are remembered with the index, so that what is left is to count what they have in common.
 */
export function knownByOffice(index: SearchIndex, id: ColumnId): KnownOffice[] {
  const types = allChoices(index, 'office.type')
  return stateIds.flatMap((stateId) =>
    types.flatMap((type) => {
      const area: Filter[] = [
        { column_id: 'state.name', operator: 'eq', value: stateId },
        { column_id: 'office.type', operator: 'eq', value: type.id },
      ]
      const { found: officials, known } = countKnown(index, id, area)
      return officials > 0 ? [{ state_id: stateId, office_type: type.label, officials, known }] : []
    }),
  )
}
