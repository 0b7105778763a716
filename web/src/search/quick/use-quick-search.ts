import { closest } from '@atlas/contract/endpoints/search/fields.ts'
import { typedPhoneIn } from '@atlas/contract/rules/phone.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
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
/** What the words were taken for: an office, and where. */
export type Understood = NonNullable<Answer['understood']>

/** A line of the list: who or what was found, or something to do about what was typed. */
export type Suggestion =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'named'; readonly named: Named }
  /** The officials of a place that is listed already, as a filter. */
  | { readonly kind: 'filter'; readonly named: Named }
  | { readonly kind: 'official'; readonly official: Official }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'help'; readonly page: HelpTitle }
  | { readonly kind: 'more'; readonly total: number }
  | { readonly kind: 'closest'; readonly text: string }
  | { readonly kind: 'again' }
  | { readonly kind: 'names'; readonly of: 'name' | 'phone'; readonly text: string }

/** What is said above the list. */
export type SearchStatus = 'waiting' | 'found' | 'similar' | 'nobody' | 'nothing' | 'failed' | 'offline'

interface QuickSearch {
  readonly suggestions: readonly Suggestion[]
  readonly status: SearchStatus
  readonly total: number
  readonly places: number
  readonly understood: Understood | null
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
export function bestOf(answer: Answer, typed: string): Suggestion | null {
  const [best] = foundIn(answer.is_similar ? { ...answer, named: [], values: [] } : answer, typed)
  return best ?? null
}

/**
 * What was typed as a whole comes before the people who have to do with it, and places that only begin so after them.
 * Each is listed once: where a place is, the filter for its officials stands under them.
 */
function foundIn({ named, values, places }: Pick<Answer, 'named' | 'values' | 'places'>, typed: string): Suggestion[] {
  const asPlace = (place: Place) => ({ kind: 'place', place }) as const
  const exact = places.filter((place) => place.is_exact)
  const zip = exact.length === 0 ? zipCodeIn(typed) : null
  const isListed = ({ column_id: columnId }: Named) => exact.length > 0 && columnId !== 'office.name'
  return [
    ...exact.map(asPlace),
    ...(zip === null ? [] : [{ kind: 'zip', zip } as const]),
    ...named.filter((each) => !isListed(each)).map((each) => ({ kind: 'named', named: each }) as const),
    ...values.map((official) => ({ kind: 'official', official }) as const),
    ...named.filter(isListed).map((each) => ({ kind: 'filter', named: each }) as const),
    ...places.filter((place) => !place.is_exact).map(asPlace),
  ]
}

/** What was typed, found. The last answer stays until the next is here; a question no longer asked is canceled. */
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
  const isZip = zipCodeIn(text) !== null
  const isQuestion = reply?.understood ? isOfOffice(reply.understood) : false
  const nearest = useQuery({
    queryKey: ['nearest name', settled],
    queryFn: ({ signal }) => call(closest, { body: { column_id: 'eo.name', value: settled } }, { signal }),
    enabled: isNothing && reply.understood === null && settled !== '' && !isPhone && !isZip,
  })
  const [name] = isNothing ? (nearest.data?.results ?? []) : []
  const found = progress === 'failed' || !reply ? [] : foundIn(reply, text)
  const total = reply?.total ?? 0
  return {
    suggestions: [
      ...found,
      ...(isCurrent && limit === initialLimit && total > initialLimit ? [{ kind: 'more', total } as const] : []),
      ...(name ? [{ kind: 'closest', text: name.label } as const] : []),
      ...(progress === 'failed' ? [{ kind: 'again' } as const] : []),
      ...helpFor(text).map((page) => ({ kind: 'help', page }) as const),
      ...(isZip || isQuestion ? [] : [{ kind: 'names', of: isPhone ? 'phone' : 'name', text } as const]),
    ],
    status: statusOf(progress, reply),
    total,
    places: reply?.places.length ?? 0,
    understood: reply?.understood ?? null,
    retry,
    showMore: () => setOpenedText(settled),
  }
}

function statusOf(progress: ReturnType<typeof useNewestAnswer>['progress'], reply: Answer | null): SearchStatus {
  if (progress === 'loading') return 'waiting'
  if (progress !== 'done') return progress
  if (reply && isOfNobody(reply)) return 'nobody'
  if (!reply || isEmpty(reply)) return 'nothing'
  return reply.is_similar && reply.places.length === 0 ? 'similar' : 'found'
}

/** All that was typed is an office, or a district of a place: a place alone is answered by its page. */
export function isOfOffice({ offices, district, is_whole: isWhole }: Understood): boolean {
  return isWhole && (offices.length > 0 || district !== null)
}

function isOfNobody({ total, understood }: Answer): boolean {
  return total === 0 && understood !== null && isOfOffice(understood)
}

function isEmpty({ total, places }: Answer): boolean {
  return total === 0 && places.length === 0
}
