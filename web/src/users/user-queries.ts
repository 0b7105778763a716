import { listOrganizations, readHoldings } from '@atlas/contract/endpoints/users/organizations.ts'
import { listPendingUsers, listUsers, readBelongings, type User } from '@atlas/contract/endpoints/users/users.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'
import { openCursor, type Paging } from '#shared/page/paging.ts'

/** The two lists: who was approved or rejected, and who waits. */
const userLists = { current: listUsers, pending: listPendingUsers } as const
export type UserListId = keyof typeof userLists

export interface UsersReply {
  readonly values: readonly User[]
  readonly cursor: string | null
  readonly total: number
}

export function usersQuery(list: UserListId, paging: Paging) {
  const cursor = openCursor(paging)
  return queryOptions({
    queryKey: ['users', list, paging.size, cursor ?? null],
    queryFn: ({ signal }): Promise<UsersReply> =>
      call(userLists[list], { query: { limit: paging.size, ...(cursor ? { cursor } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Who shares with whom. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  ...endpointQuery(listOrganizations, {}),
  meta: { showsOwnError: true },
})

/** How many items somebody has, counted anew for each question about them. */
export function belongingsQuery(id: string) {
  return queryOptions({
    queryKey: ['belongings', id],
    ...endpointQuery(readBelongings, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    meta: { showsOwnError: true },
  })
}

/** How much belongs to an organization, counted anew for each question about it. */
export function holdingsQuery(id: string) {
  return queryOptions({
    queryKey: ['holdings', id],
    ...endpointQuery(readHoldings, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    meta: { showsOwnError: true },
  })
}

/** Done once the lists and the organizations have been reloaded. */
export async function reloadUsers(client: QueryClient): Promise<void> {
  reloadSession(client)
  await Promise.all([
    client.invalidateQueries({ queryKey: ['users'] }),
    client.invalidateQueries({ queryKey: organizationsQuery.queryKey }),
  ])
}

// Administrators may change their own roles, and how many people share with them.
function reloadSession(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

/** Shows a changed user in place. */
export async function showUser(client: QueryClient, user: User): Promise<void> {
  const pages = client.getQueriesData({ queryKey: ['users', 'current'] })
  await Promise.all(
    pages.map(([queryKey]) =>
      showChange(
        client,
        queryOptions<UsersReply>({ queryKey }),
        (reply) => reply && { ...reply, values: reply.values.map((each) => (each.id === user.id ? user : each)) },
      ),
    ),
  )
  void client.invalidateQueries({ queryKey: organizationsQuery.queryKey })
  reloadSession(client)
}
