import { settings } from '@atlas/contract/endpoints/service.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'

/** Titles, contacts and links of the organisation that runs this atlas. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settings, {}, { signal }),
  staleTime: 10 * 60_000,
})
