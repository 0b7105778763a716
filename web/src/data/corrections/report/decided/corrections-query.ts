import {
  type Correction,
  type CorrectionStatusFilter,
  listCorrections,
} from '@atlas/contract/endpoints/data/corrections.ts'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

export const correctionsKey = 'corrections'
const secondsUnderWay = 2

/** Reports with one status, page by page; requested again while a value is still being published. */
export function correctionsQuery(status: CorrectionStatusFilter) {
  return infiniteQueryOptions({
    queryKey: [correctionsKey, status],
    queryFn: ({ pageParam, signal }) =>
      call(listCorrections, { query: { status, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) => (state.data?.pages.some(isUnderWay) ? secondsUnderWay * 1_000 : false),
  })
}

function isUnderWay({ values }: { readonly values: readonly Correction[] }): boolean {
  return values.some((each) => each.is_under_way)
}

/** Reloads what a decision changes: the lists and the official it is about. */
export async function reloadCorrections(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['official'] })
  await client.invalidateQueries({ queryKey: [correctionsKey] })
}
