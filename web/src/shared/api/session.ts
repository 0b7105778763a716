import { type Me, me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { hasReadableTokens } from '#shared/api/csrf-headers.ts'
import { isApiElsewhere } from '#shared/api/request-of.ts'

/** The signed-in person, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  ...endpointQuery(me, {}),
  staleTime: 5_000,
})

/** A visit without session cookies has no session to request; if the API is on another host, its cookies are there. */
export function noteStranger(client: QueryClient): void {
  if (!isApiElsewhere && !hasReadableTokens(document.cookie)) client.setQueryData(sessionQuery.queryKey, null)
}

export function isAdministrator(user: Me): boolean {
  return user.roles.ADMIN
}

// The titles and links of the organization are everybody's, and the session says by itself whose it is.
const always: readonly unknown[] = ['settings', 'session']

/** Reloads what is shown and discards the rest, because the signed-in person's view has changed. */
export async function refetchAll(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
  await client.resetQueries({ predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
}

/** Nothing that was fetched for one person is ever shown to the next. */
export function forgetFetched(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
}
