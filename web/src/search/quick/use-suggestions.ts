import { typedPhoneIn } from '@atlas/contract/rules/phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNameSearch } from '#search/quick/use-name-search.ts'
import { bestOf, quickSearchQuery, type Suggestion, useQuickSearch } from '#search/quick/use-quick-search.ts'
import { nameSearch, phoneSearch, valueSearch } from '#search/state/new-search.ts'

interface SuggestionsOptions {
  readonly text: string
  readonly onText: (text: string) => void
  /** The search has led somewhere. */
  readonly onLeave: () => void
  /** Enter had been pressed before this code was here. */
  readonly isSubmitted: boolean
}

/** What the quick search offers, and what happens when one of it is chosen, or Enter is pressed on none. */
export function useSuggestions({ text, onText, onLeave, isSubmitted }: SuggestionsOptions) {
  const { suggestions, status, total, places, understood, retry, showMore } = useQuickSearch(text)
  const searchNames = useNameSearch(onLeave, textSearch)
  const bestAnswer = useBestAnswer(text.trim())
  const router = useRouter()
  /** The field is empty before the page is another one, whose heading takes the focus only from who does not type. */
  const leaveTo = (navigate: () => unknown) => {
    onLeave()
    navigate()
  }
  const choose = (suggestion: Suggestion) => {
    switch (suggestion.kind) {
      case 'named':
      case 'filter': {
        const { column_id: columnId, id } = suggestion.named
        return leaveTo(() => router.navigate({ to: '/advanced-search', search: valueSearch(columnId, id) }))
      }
      case 'place':
        return leaveTo(() => router.history.push(`/places/${suggestion.place.id}`))
      case 'zip':
        // Never in an address, which is logged on the way to the server.
        return leaveTo(() =>
          router.navigate({ to: '/find', state: { query: { zip: suggestion.zip, text: suggestion.zip } } }),
        )
      case 'official':
        return leaveTo(() => router.history.push(`/officials/${suggestion.official.id}`))
      case 'help':
        return leaveTo(() => router.history.push(`/help/${suggestion.page.id}`))
      case 'more':
        return showMore()
      case 'closest':
        return onText(suggestion.text)
      case 'again':
        return retry()
      case 'names':
        return searchNames(text)
    }
  }
  const openBest = () => {
    if (text.trim() === '') return
    bestAnswer((best, isUnderstood) => {
      if (best) choose(best)
      // Where an office was asked for, nobody is called so, and the list says what there is.
      else if (!isUnderstood) searchNames(text)
    })
  }
  const openAtFirst = useEffectEvent(() => isSubmitted && openBest())
  useEffect(() => {
    openAtFirst()
  }, [isSubmitted])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    openBest()
  }
  const visibleCount = suggestions.filter(({ kind }) => kind === 'official').length
  return {
    suggestions,
    submit,
    list: { text: text.trim(), status, total, places, understood, visibleCount, onChoose: choose },
  }
}

function textSearch(text: string) {
  return typedPhoneIn(text) === null ? nameSearch(text) : phoneSearch(text)
}

/** Asks at once for what was typed, mostly known already; where something else was typed meanwhile, opens nothing. */
function useBestAnswer(typed: string) {
  const client = useQueryClient()
  const newest = useRef(typed)
  useEffect(() => {
    newest.current = typed
  }, [typed])
  return (onAnswer: (best: Suggestion | null, isUnderstood: boolean) => void) => {
    const answer = (best: Suggestion | null, isUnderstood = false) =>
      typed === newest.current && onAnswer(best, isUnderstood)
    client.query({ ...quickSearchQuery(typed), staleTime: Number.POSITIVE_INFINITY }).then(
      (reply) => answer(bestOf(reply, typed), reply.understood !== null),
      () => answer(null),
    )
  }
}
