import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type CountedColumn, countedColumns, type KnownRequest } from '#counted-columns.ts'
import type { Call } from '#mixed-calls.ts'
import { pageRequests } from '#requests.ts'

const columns = Object.keys(countedColumns) as CountedColumn[]

/** Of how many officials columns are known under the filters of each page of the mix. */
export function knownCalls(path: string): Call[] {
  return pageRequests().map(({ filters }) => {
    const body = JSON.stringify({ columns, filters } satisfies KnownRequest)
    return { method: 'POST', path, body }
  })
}

/** Of how many officials each column is known, by state and office type. */
export function knownByOfficeCalls(path: string): Call[] {
  return columns.map((id) => ({ method: 'GET', path: `${path}?${new URLSearchParams({ column_id: id }).toString()}` }))
}

export const ofAtlas = {
  known: `/api${endpoints.countKnown.path}`,
  knownByOffice: `/api${endpoints.knownByOffice.path}`,
} as const
