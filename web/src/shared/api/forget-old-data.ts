import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** Discards officials, counts and choices, because the data may have changed since; the session stays. */
export async function forgetOldData(client: QueryClient): Promise<void> {
  const [session] = sessionQuery.queryKey
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== session })
}
