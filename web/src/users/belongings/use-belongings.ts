import type { Belongings } from '@atlas/contract/endpoints/users/users.ts'
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'

/** How much somebody keeps; nothing is done with it before it is known. */
export function useBelongings<Key extends QueryKey>(
  query: UseQueryOptions<Belongings, Error, Belongings, Key>,
  isEnabled = true,
): NewestAnswer<Belongings> {
  return useNewestAnswer({ ...useQuery({ ...query, enabled: isEnabled }), isPlaceholderData: false })
}

/** Why nothing can be confirmed where it did not come. */
export function refusalOf({ reply, progress, retry }: NewestAnswer<Belongings>) {
  if (reply || progress === 'loading') return undefined
  return { reason: 'First has to be known what becomes of the things they keep.', onPress: retry }
}

/** Whose the shared things become, as it was said: the server refuses where that has changed. */
export function knownHeir({ reply }: NewestAnswer<Belongings>) {
  return reply ? { heir_id: reply.heir?.id ?? null } : {}
}
