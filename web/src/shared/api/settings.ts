import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

/** Titles, contacts and links of the organization that runs this atlas. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  ...endpointQuery(settings, {}),
  staleTime: 10 * 60_000,
})

/** Whose own values lie over the public ones, by name: people of several organizations read it. */
export function usePresenter(): string {
  return useQuery(settingsQuery).data?.presented_by ?? 'The organization that runs this atlas'
}
