import { type Me, me } from '@atlas/contract/endpoints/accounts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** Who is signed in; null where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(me, {}, { signal }),
  staleTime: 5_000,
})

export function isAdministrator(user: Me): boolean {
  return user.roles.ADMIN
}

// The titles and links of the organisation are everybody's, and the session says by itself whose it is.
const kept: readonly unknown[] = ['settings', 'session']

/** Nothing that was fetched for one person is ever shown to the next. */
export function forgetFetched(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}
