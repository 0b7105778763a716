import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import {
  confirmSharedValues,
  countSharedValues,
  readSharedValues,
  sendSharedValues,
  type SharedKind,
} from '@atlas/contract/endpoints/data/shared-values.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Sending } from '#data/imports/import/import-queries.ts'
import { call } from '#shared/api/call.ts'

const valuesPerPage = 50

export const foundCountQuery = queryOptions({
  queryKey: ['shared-values', 'found'],
  queryFn: ({ signal }) => call(countSharedValues, {}, { signal }),
  staleTime: 0,
  meta: { showsOwnError: true },
})

/**
 * The contents of a file compared with what is on file. A request that is put back to be compared again gets a new key.
 */
export function sharedQuery({ id, counts, error }: Import, kind: SharedKind | 'all') {
  return infiniteQueryOptions({
    queryKey: ['shared-values', 'read', id, counts, error, kind],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: valuesPerPage,
        ...(kind !== 'all' && { kind }),
        ...(pageParam !== null && { cursor: pageParam }),
      }
      return call(readSharedValues, { params: { id }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  })
}

export async function sendShared({ file, ...options }: Sending): Promise<Import> {
  return await call(sendSharedValues, { query: { name: file.name }, file }, options)
}

export interface Choice {
  readonly digest: string
  readonly take: number[]
  readonly keep: number[]
}

export async function confirmShared(id: string, body: Choice): Promise<Import> {
  return await call(confirmSharedValues, { params: { id }, body })
}
