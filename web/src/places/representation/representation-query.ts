import { type ComparedGroup, comparedGroups, compareSeats } from '@atlas/contract/endpoints/places/representation.ts'
import { isStateId, type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

export interface Compared {
  readonly state_id: StateId
  readonly group: ComparedGroup
}

/** What an address requests; the first of each where it requests nothing that exists. */
export function readCompared({ state, group }: { readonly state?: string; readonly group?: string }): Compared {
  return {
    state_id: state !== undefined && isStateId(state) ? state : (stateIds[0] as StateId),
    group: comparedGroups.find((each) => each === group) ?? 'black',
  }
}

export function representationQuery(query: Compared) {
  return queryOptions({
    queryKey: ['representation', query],
    ...endpointQuery(compareSeats, { query }),
    meta: { showsOwnError: true },
  })
}
