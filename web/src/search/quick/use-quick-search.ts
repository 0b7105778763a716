import { closest } from '@atlas/contract/endpoints/search/fields.ts'
import { typedPhoneIn } from '@atlas/contract/rules/phone.ts'
import { mostFound, quickSearch } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { helpFor, type HelpTitle } from '#search/quick/help-titles.ts'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'

const initialLimit = 8
const settleMilliseconds = 180

type Answer = Reply<typeof quickSearch>
type Official = Answer['values'][number]
type Named = Answer['named'][number]
type Place = Answer['places'][number]

/** A line of the list: who or what was found, or something to do about what was typed. */
export type Suggestion =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'named'; readonly named: Named }
  | { readonly kind: 'official'; readonly official: Official }
  | { readonly kind: 'help'; readonly page: HelpTitle }
  | { readonly kind: 'more'; readonly total: number }
  | { readonly kind: 'closest'; readonly text: string }
  | { readonly kind: 'again' }
  | { readonly kind: 'names'; readonly of: 'name' | 'phone'; readonly text: string }

/** What is said above the list. */
export type SearchStatus = 'waiting' | 'found' | 'similar' | 'nothing' | 'failed' | 'offline'

interface QuickSearch {
  readonly suggestions: readonly Suggestion[]
  readonly status: SearchStatus
  readonly total: number
  readonly places: number
  readonly retry: () => void
  /** Lists as many of those found as there can be. */
  readonly showMore: () => void
}

export function quickSearchQuery(text: string, limit = initialLimit) {
  return {
    queryKey: ['quick search', text, limit],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call(quickSearch, { body: { query: text, limit } }, { signal }),
  }
}

/** What Enter opens; null where nothing is called as was typed. */
export function bestOf(answer: Answer): Suggestion | null {
  const [best] = foundIn(answer.is_similar ? { ...answer, named: [], values: [] } : answer)
  return best ?? null
}

/** What was typed as a whole comes before the people who have to do with it, and places that only begin so after them. */
function foundIn({ named, values, places }: Pick<Answer, 'named' | 'values' | 'places'>): Suggestion[] {
  const asPlace = (place: Place) => ({ kind: 'place', place }) as const
  return [
    ...places.filter((place) => place.is_exact).map(asPlace),
    ...named.map((each) => ({ kind: 'named', named: each }) as const),
    ...values.map((official) => ({ kind: 'official', official }) as const),
    ...places.filter((place) => !place.is_exact).map(asPlace),
  ]
}

/** What was typed, found. The last answer stays until the next is here; a question no longer asked is cancelled. */
export function useQuickSearch(typed: string): QuickSearch {
  const text = typed.trim()
  const settled = useDebounced(text, settleMilliseconds)
  const [openedText, setOpenedText] = useState<string | null>(null)
  const limit = openedText === settled ? mostFound : initialLimit
  const query = useQuery({
    ...quickSearchQuery(settled, limit),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const { reply, isCurrent, progress, retry } = useNewestAnswer(query)
  const isNothing = isCurrent && reply !== null && isEmpty(reply)
  const isPhone = typedPhoneIn(text) !== null
  const nearest = useQuery({
    queryKey: ['nearest name', settled],
    queryFn: ({ signal }) => call(closest, { body: { column_id: 'eo.name', value: settled } }, { signal }),
    enabled: isNothing && settled !== '' && !isPhone,
  })
  const [name] = isNothing ? (nearest.data?.results ?? []) : []
  const found = progress === 'failed' || !reply ? [] : foundIn(reply)
  const total = reply?.total ?? 0
  return {
    suggestions: [
      ...found,
      ...(isCurrent && limit === initialLimit && total > initialLimit ? [{ kind: 'more', total } as const] : []),
      ...(name ? [{ kind: 'closest', text: name.label } as const] : []),
      ...(progress === 'failed' ? [{ kind: 'again' } as const] : []),
      ...helpFor(text).map((page) => ({ kind: 'help', page }) as const),
      { kind: 'names', of: isPhone ? 'phone' : 'name', text },
    ],
    status: statusOf(progress, reply),
    total,
    places: reply?.places.length ?? 0,
    retry,
    showMore: () => setOpenedText(settled),
  }
}

function statusOf(progress: ReturnType<typeof useNewestAnswer>['progress'], reply: Answer | null): SearchStatus {
  if (progress === 'loading') return 'waiting'
  if (progress !== 'done') return progress
  if (!reply || isEmpty(reply)) return 'nothing'
  return reply.is_similar && reply.places.length === 0 ? 'similar' : 'found'
}

function isEmpty({ total, places }: Answer): boolean {
  return total === 0 && places.length === 0
}
