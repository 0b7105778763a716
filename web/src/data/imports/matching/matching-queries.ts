import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import {
  changeMatching,
  checkSpreadsheet,
  type Matching,
  type MatchingAnswers,
  readMatchedRows,
  readMatching,
} from '@atlas/contract/endpoints/data/import-matching.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'
import { importsQuery } from '#data/imports/import/import-queries.ts'

/** So many rows come at a time, because the server reads the file anew for each question. */
export const rowsAtOnce = 20

export function matchingQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', 'matching', id],
    queryFn: ({ signal }) => call(readMatching, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  })
}

/** Rows belong to the answers that they were read with. */
export function rowsQuery(id: string, answers: MatchingAnswers, page: number) {
  return queryOptions({
    queryKey: ['imports', 'rows', id, answers, page],
    queryFn: ({ signal }) =>
      call(readMatchedRows, { params: { id }, query: { from: page * rowsAtOnce, limit: rowsAtOnce } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}

export async function saveAnswers(id: string, answers: MatchingAnswers): Promise<Matching> {
  return await call(changeMatching, { params: { id }, body: answers })
}

export async function startCheck(id: string): Promise<Import> {
  return await call(checkSpreadsheet, { params: { id } })
}

/** A check that was made before other answers came is void. */
export async function showMatching(client: QueryClient, id: string, matching: Matching): Promise<void> {
  await showChange(client, matchingQuery(id), () => matching)
  await showChange(client, importsQuery, (list) =>
    list?.map((each) =>
      each.id === id && each.status === 'CHECKED' ? { ...each, status: 'MATCHING', counts: null, error: null } : each,
    ),
  )
}
