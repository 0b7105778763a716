import { listBodies } from '@atlas/contract/endpoints/places/bodies.ts'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** The bodies that govern a place, seat by seat. */
export function bodiesQuery(id: string) {
  return queryOptions({
    queryKey: ['bodies', id],
    ...endpointQuery(listBodies, { params: { id } }),
    meta: { showsOwnError: true },
  })
}
