import { type Correction, listCorrections } from '@atlas/contract/endpoints/data/corrections.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetOldData } from '#shared/api/forget-old-data.ts'
import { call } from '#shared/api/call.ts'
import { correctionsKey } from '#data/corrections/report/decided/corrections-query.ts'

const pollMilliseconds = 1_500

/** Watches a decision until people can see it, then reloads everything that was fetched about officials. */
export function useAsItStands(decided: Correction | null): Correction | null {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [correctionsKey, 'watched', decided?.id, decided?.decided?.undone_at],
    queryFn: async ({ signal }) => {
      const { values } = await call(listCorrections, { query: { status: decided?.status ?? 'open' } }, { signal })
      return values.find(({ id }) => id === decided?.id) ?? null
    },
    enabled: decided?.is_under_way ?? false,
    refetchInterval: ({ state: { data: now } }) => (now === undefined || now?.is_under_way ? pollMilliseconds : false),
    meta: { showsOwnError: true },
  })
  const isCurrent = data !== undefined && !data?.is_under_way
  useEffect(() => {
    if (isCurrent) void forgetOldData(client)
  }, [client, isCurrent])
  return data ?? decided
}
