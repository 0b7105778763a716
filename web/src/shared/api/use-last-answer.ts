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

/** The newest answer of a query whose key changes; it survives a failure of the next one. */
export function useLastAnswer<Data>(query: QueryState<Data>): Answer<Data> | null {
  const [last, setLast] = useState<Answer<Data> | null>(null)
  if (query.data === undefined || query.isPlaceholderData) return last
  // A refetch may return the same data; the answer is then stored with the time of the refetch.
  if (query.data === last?.data && query.dataUpdatedAt === last.at) return last
  const newest = { data: query.data, at: query.dataUpdatedAt }
  setLast(newest)
  return newest
}
