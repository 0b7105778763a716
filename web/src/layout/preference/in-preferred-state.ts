import { type AddressQuery, readAddress, writeAddress } from '#search-state/address.ts'
import { withChoices, withoutFilters } from '#search-state/change-view.ts'

/** The same table with the preferred state as its only filter: columns, order and page size stay. */
export function inPreferredState(query: AddressQuery, stateId: string | null): AddressQuery {
  const view = withoutFilters(readAddress(query))
  return writeAddress(stateId === null ? view : withChoices(view, 'state.name', [stateId]))
}
