import type { PlaceSuggestion } from '@atlas/contract/endpoints/places/find.ts'
import { leastTyped } from '@atlas/contract/endpoints/places/find.ts'
import { useEffect, useRef, useState } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'
import type { AskPoint } from '#places/find/requested-point.ts'
import { usePlaceSuggestions } from '#places/find/finder/use-place-suggestions.ts'
import { queryOfSuggestion, whatWasTyped } from '#places/find/finder/what-was-typed.ts'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'

const settleMilliseconds = 180

const unanswered = 'No answer came from the server. What you typed is kept; try again.'

interface Asking {
  readonly onAsk: (asked: PlaceQuery) => void
  readonly onAskPoint: AskPoint
  readonly findsAddresses: boolean
}

/** What is typed into the field, what is offered for it, and what is asked for in the end. */
export function usePlaceFinder(query: PlaceQuery | null, { onAsk, onAskPoint, findsAddresses }: Asking) {
  const [typed, setTyped] = useState(query?.text ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [several, setSeveral] = useState<readonly PlaceSuggestion[] | null>(null)
  const text = typed.trim()
  const newest = useRef(text)
  const {
    suggestions,
    fetchNow: askNow,
    isCurrent,
    hasFailed,
  } = usePlaceSuggestions(text, useDebounced(text, settleMilliseconds))
  // What was asked for otherwise, as on the map or by going back, stands in the field too.
  useEffect(() => setTyped(query?.text ?? ''), [query])
  useEffect(() => {
    newest.current = text
  }, [text])
  const search = (next: PlaceQuery) => {
    setTyped(next.text)
    setIsOpen(false)
    onAsk(next)
  }
  return {
    text: typed,
    refusal,
    isShown: isOpen && text.length >= leastTyped,
    suggestions: several ?? suggestions,
    isCurrent,
    hasFailed,
    /** Several places are called what was typed. */
    asksWhich: several !== null,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    write: (next: string) => {
      setTyped(next)
      setRefusal(null)
      setSeveral(null)
      setIsOpen(true)
    },
    choose: (suggestion: PlaceSuggestion) => search(queryOfSuggestion(suggestion)),
    submit: async () => {
      const answer = await whatWasTyped(text, { suggestionsNow: askNow, findsAddresses }).catch(() => ({
        refusal: unanswered,
      }))
      // Something else was typed meanwhile.
      if (newest.current !== text) return
      if ('query' in answer) return search(answer.query)
      if ('address' in answer) {
        setIsOpen(false)
        return onAskPoint({ address: answer.address })
      }
      if ('refusal' in answer) {
        setIsOpen(false)
        return setRefusal(answer.refusal)
      }
      setSeveral(answer.several)
      setIsOpen(true)
    },
  }
}

export type PlaceFinding = ReturnType<typeof usePlaceFinder>
