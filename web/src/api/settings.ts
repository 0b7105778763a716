import { settings } from '@atlas/contract/endpoints/service.ts'
import { queryOptions } from '@tanstack/react-query'
import { asking } from '#api/asking.ts'

/** Titles, contacts and links of the organisation that runs this atlas. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  ...asking(settings, {}),
  staleTime: 10 * 60_000,
})
