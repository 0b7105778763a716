import { useState } from 'react'

interface Answer<Data> {
  readonly data: Data
  /** In milliseconds. */
  readonly at: number
}

interface QueryState<Data> {
  readonly data: Data | undefined
  readonly isPlaceholderData: boolean
  readonly dataUpdatedAt: number
}

/** The newest answer of a query whose key changes; it outlives a failure of the next one. */
export function useLastAnswer<Data>(query: QueryState<Data>): Answer<Data> | null {
  const [kept, setKept] = useState<Answer<Data> | null>(null)
  if (query.data === undefined || query.isPlaceholderData) return kept
  // A refetch may bring the same data again; the answer is then kept with the time of the refetch.
  if (query.data === kept?.data && query.dataUpdatedAt === kept.at) return kept
  const newest = { data: query.data, at: query.dataUpdatedAt }
  setKept(newest)
  return newest
}
