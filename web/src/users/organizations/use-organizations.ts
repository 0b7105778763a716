import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { listOrganizations } from '@atlas/contract/endpoints/users/organizations.ts'
import { useQuery } from '@tanstack/react-query'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { organizationsQuery } from '#users/user-queries.ts'

export type OrganizationsAnswer = NewestAnswer<Reply<typeof listOrganizations>>

/** Every organization, and who is suggested for one. */
export function useOrganizations(): OrganizationsAnswer {
  return useNewestAnswer({ ...useQuery(organizationsQuery), isPlaceholderData: false })
}

/** How many people are suggested for an organization. */
export function suggestedPeople({ reply }: OrganizationsAnswer): number {
  return reply?.suggestions.reduce((sum, { accounts }) => sum + accounts.length, 0) ?? 0
}
