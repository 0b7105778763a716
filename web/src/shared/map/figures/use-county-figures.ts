import { listCounties } from '@atlas/contract/endpoints/places/counties.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** The figures of every county; they change only with an import. */
export function useCountyFigures() {
  return useQuery({
    queryKey: ['counties'],
    queryFn: ({ signal }) => call(listCounties, {}, { signal }),
    staleTime: 10 * 60_000,
  })
}
