import { closest } from '@atlas/contract/endpoints/fields.ts'
import { quickSearch } from '@atlas/contract/endpoints/officials.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import { useDebounced } from '#ui/async/use-debounced.ts'

const shown = 8
const settleMilliseconds = 180

type Official = Reply<typeof quickSearch>['values'][number]

/** A line of the list: an official, or something to do about what was typed. */
export type Suggestion =
  | { readonly kind: 'official'; readonly official: Official }
  | { readonly kind: 'closest'; readonly text: string }
  | { readonly kind: 'again' }
  | { readonly kind: 'names'; readonly text: string }

/** What is said above the list. */
export type Standing = 'waiting' | 'found' | 'nothing' | 'failed' | 'offline'

interface QuickSearch {
  readonly suggestions: readonly Suggestion[]
  readonly standing: Standing
  readonly total: number
  readonly retry: () => void
}

/** Officials for what was typed. The last ones stay until the next are here; a question no longer asked is cancelled. */
export function useQuickSearch(typed: string): QuickSearch {
  const text = typed.trim()
  const settled = useDebounced(text, settleMilliseconds)
  const query = useQuery({
    queryKey: ['quick search', settled],
    queryFn: ({ signal }) => call(quickSearch, { body: { query: settled, limit: shown } }, { signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const { reply, isCurrent, progress, retry } = useNewestAnswer(query)
  const isNothing = isCurrent && reply?.total === 0
  const nearest = useQuery({
    queryKey: ['nearest name', settled],
    queryFn: ({ signal }) => call(closest, { body: { column_id: 'eo.name', value: settled } }, { signal }),
    enabled: isNothing && settled !== '',
  })
  const [name] = isNothing ? (nearest.data?.results ?? []) : []
  const officials = (progress === 'failed' ? [] : (reply?.values ?? [])).map(
    (official) => ({ kind: 'official', official }) as const,
  )
  const standing =
    progress === 'done' ? (isNothing ? 'nothing' : 'found') : progress === 'loading' ? 'waiting' : progress
  return {
    suggestions: [
      ...officials,
      ...(name ? [{ kind: 'closest', text: name.label } as const] : []),
      ...(standing === 'failed' ? [{ kind: 'again' } as const] : []),
      { kind: 'names', text },
    ],
    standing,
    total: reply?.total ?? 0,
    retry,
  }
}
