import { listSessions, ownBelongings, readAccount, type Account } from '@atlas/contract/endpoints/accounts/account.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  ...endpointQuery(readAccount, {}),
  meta: { showsOwnError: true },
})

/** Where this person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  ...endpointQuery(listSessions, {}),
  meta: { showsOwnError: true },
})

/** How much would be deleted with the account, counted anew for each request. */
export const ownBelongingsQuery = queryOptions({
  queryKey: ['own belongings'],
  ...endpointQuery(ownBelongings, {}),
  staleTime: 0,
  gcTime: 0,
  meta: { showsOwnError: true },
})

/** Shows the account as it is after a change, both here and in the header. */
export async function showAccount(client: QueryClient, account: Account): Promise<void> {
  await showChange(client, accountQuery, () => account)
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

/** Reloads what a change affects elsewhere: sessions, codes and dates. */
export async function reloadAccount(client: QueryClient): Promise<void> {
  await Promise.all(
    [accountQuery, sessionsQuery, sessionQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  )
}
