import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** Officials, counts, choices: all that was fetched may be other than the data is now; who is signed in is not. */
export async function forgetOldData(client: QueryClient): Promise<void> {
  const [session] = sessionQuery.queryKey
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== session })
}
