import { type Import, listImports } from '@atlas/contract/endpoints/data/imports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/api/call.ts'
import { forgetOldData } from '#shared/api/forget-old-data.ts'

const pollMilliseconds = 1_000

/** The requested import, watched until it is done; then everything that was fetched before is reloaded. */
export function useImport(requested: Import | null): Import | null {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['imports', 'told', requested?.id, requested?.status],
    queryFn: async ({ signal }) => {
      const { values } = await call(listImports, {}, { signal })
      return values.find(({ id }) => id === requested?.id) ?? null
    },
    // A finished import is not requested again, because undoing it makes the server forget it.
    enabled: ({ state }) => isUnderWay(state.data === undefined ? requested : state.data),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data === undefined ? requested : state.data) ? pollMilliseconds : false,
    meta: { showsOwnError: true },
  })
  const now = data ?? requested
  const isDone = now?.status === 'DONE'
  useEffect(() => {
    if (isDone) void forgetOldData(client)
  }, [client, isDone])
  return now
}

function isUnderWay(found: Import | null): boolean {
  return found?.status === 'CHECKING' || found?.status === 'LOADING'
}
