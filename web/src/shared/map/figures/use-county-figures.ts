import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** The figures of every county; they change only with an import. */
export function useCountyFigures() {
  return useQuery({
    queryKey: ['counties'],
    ...endpointQuery(listCounties, {}),
    staleTime: 10 * 60_000,
  })
}
