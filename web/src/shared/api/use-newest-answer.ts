import { useLastAnswer } from '#shared/api/use-last-answer.ts'

/** The progress of a list's newest request. */
type Progress = 'done' | 'loading' | 'failed' | 'offline'

/** What a list shows: the newest answer there is, and the progress of the newest request. */
export interface NewestAnswer<Reply> {
  readonly reply: Reply | null
  /** `reply` answers this very request, not the previous one. */
  readonly isCurrent: boolean
  readonly progress: Progress
  /** When `reply` came, in milliseconds. */
  readonly answeredAt: number
  readonly retry: () => void
}

interface Query<Reply> {
  readonly data: Reply | undefined
  readonly isPlaceholderData: boolean
  readonly dataUpdatedAt: number
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

/** The key of a query contains its whole request, so a slow answer never replaces a newer one. */
export function useNewestAnswer<Reply>(query: Query<Reply>): NewestAnswer<Reply> {
  const last = useLastAnswer(query)
  return {
    reply: last?.data ?? null,
    isCurrent: query.data !== undefined && !query.isPlaceholderData,
    progress: progressOf(query),
    answeredAt: last?.at ?? 0,
    retry: () => void query.refetch(),
  }
}

function progressOf({ fetchStatus, isError }: Pick<Query<unknown>, 'fetchStatus' | 'isError'>): Progress {
  if (fetchStatus === 'paused') return 'offline'
  if (fetchStatus === 'fetching') return 'loading'
  return isError ? 'failed' : 'done'
}
