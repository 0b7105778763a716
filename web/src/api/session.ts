import { me } from '@atlas/contract/endpoints/accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** Who is signed in; null where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(me, {}, { signal }),
  staleTime: 5_000,
})
