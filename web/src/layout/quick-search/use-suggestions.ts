import { useRouter } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { useNameSearch } from '#layout/quick-search/use-name-search.ts'
import { type Suggestion, useQuickSearch } from '#layout/quick-search/use-quick-search.ts'

interface SuggestionsOptions {
  readonly text: string
  readonly onText: (text: string) => void
  /** The search has led somewhere. */
  readonly onLeave: () => void
}

/** What the quick search offers, and what happens when one of it is chosen, or Enter is pressed on none. */
export function useSuggestions({ text, onText, onLeave }: SuggestionsOptions) {
  const { suggestions, standing, total, retry } = useQuickSearch(text)
  const searchNames = useNameSearch(onLeave)
  const router = useRouter()
  const choose = (suggestion: Suggestion) => {
    switch (suggestion.kind) {
      case 'official':
        router.history.push(`/officials/${suggestion.official.id}`)
        return onLeave()
      case 'closest':
        return onText(suggestion.text)
      case 'again':
        return retry()
      case 'names':
        return searchNames(text)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    searchNames(text)
  }
  const shown = suggestions.filter(({ kind }) => kind === 'official').length
  return { suggestions, submit, list: { text: text.trim(), standing, total, shown, onChoose: choose } }
}
