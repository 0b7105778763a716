import { checkInvitees, type Invitee, listInvitations } from '@atlas/contract/endpoints/users/invitations.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** The invitations that nobody has used or ended. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  ...endpointQuery(listInvitations, {}),
  meta: { showsOwnError: true },
})

/** The state of each address. */
export function inviteesQuery(emails: readonly string[]) {
  return queryOptions({
    queryKey: ['invitees', emails],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Invitee>> => {
      const { values } = await call(checkInvitees, { body: { emails: [...emails] } }, { signal })
      return new Map(values.map((each) => [each.email, each]))
    },
    enabled: emails.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}

export async function reloadInvitations(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['invitees'] }),
  ])
}
