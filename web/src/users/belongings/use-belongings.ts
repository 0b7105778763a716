import type { Belongings } from '@atlas/contract/endpoints/users/users.ts'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'

/** How many items somebody has; nothing can be confirmed before it is known. */
export function useBelongings<Key extends QueryKey>(
  query: UseQueryOptions<Belongings, Error, Belongings, Key>,
  isEnabled = true,
): NewestAnswer<Belongings> {
  return useNewestAnswer({ ...useQuery({ ...query, enabled: isEnabled }), isPlaceholderData: false })
}

/** Why nothing can be confirmed where the answer did not come. */
export function refusalOf({ reply, progress, retry }: NewestAnswer<Belongings>) {
  if (reply || progress === 'loading') return undefined
  return { reason: 'First has to be known what becomes of the things they keep.', onPress: retry }
}

/** The heir of the shared items as shown to the administrator; the server refuses if that has changed. */
export function knownHeir({ reply }: NewestAnswer<Belongings>) {
  return reply ? { heir_id: reply.heir?.id ?? null } : {}
}
