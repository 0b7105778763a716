import { describeCoverage } from '@atlas/contract/endpoints/data/coverage.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/** What the atlas holds and what it does not; it changes only with an import. */
export const coverageQuery = queryOptions({
  queryKey: ['coverage'],
  queryFn: ({ signal }) => call(describeCoverage, {}, { signal }),
  staleTime: 10 * 60_000,
})
