import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** The people whom an administrator has put together with whoever is signed in, the person included. */
export type OwnOrganization = NonNullable<Me['organization_of']>

/** Null for whoever shares with nobody. */
export function useOwnOrganization(): OwnOrganization | null {
  const { data: user } = useQuery(sessionQuery)
  return user?.organization_of ?? null
}
