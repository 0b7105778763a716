import { type Me, me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { hasReadableTokens } from '#shared/api/csrf-headers.ts'
import { isApiElsewhere } from '#shared/api/request-of.ts'

/** Who is signed in; null where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  ...endpointQuery(me, {}),
  staleTime: 5_000,
})

/** A visit without the cookies of a session has none that could be asked for; an API elsewhere has its cookies there. */
export function noteStranger(client: QueryClient): void {
  if (!isApiElsewhere && !hasReadableTokens(document.cookie)) client.setQueryData(sessionQuery.queryKey, null)
}

export function isAdministrator(user: Me): boolean {
  return user.roles.ADMIN
}

// The titles and links of the organization are everybody's, and the session says by itself whose it is.
const always: readonly unknown[] = ['settings', 'session']

/** What was fetched is asked anew where it is shown, and forgotten where not: the view of whoever is signed in is another. */
export async function refetchAll(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
  await client.resetQueries({ predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
}

/** Nothing that was fetched for one person is ever shown to the next. */
export function forgetFetched(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !always.includes(queryKey[0]) })
}
