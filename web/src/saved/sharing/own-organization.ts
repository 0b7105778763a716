import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** The organization of the signed-in person, the person included. */
export type OwnOrganization = NonNullable<Me['organization_of']>

/** Null for a person without an organization to share with. */
export function useOwnOrganization(): OwnOrganization | null {
  const { data: user } = useQuery(sessionQuery)
  return user?.organization_of ?? null
}
