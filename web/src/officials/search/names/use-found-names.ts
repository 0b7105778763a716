import { useMemo } from 'react'
import { useNamesBeyond, useSimilarNames } from '#officials/search/names/ask-for-names.ts'
import { matchNames, similarOptions } from '#officials/search/names/match-names.ts'
import { type NameOption, retryOption } from '#officials/search/names/name-option.ts'
import type { Names } from '#officials/search/names/use-names.ts'
import { useDebounced } from '#shared/ui/async/use-debounced.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const none: readonly NameOption[] = []
const toRetry: readonly NameOption[] = [retryOption]
const debounceMilliseconds = 250

interface FoundNames {
  readonly options: readonly NameOption[]
  /** What the list itself does not show. */
  readonly status: string
}

/** What is offered for the typed text: the names that match it, or else similar ones. */
export function useFoundNames(names: Names, typed: string): FoundNames {
  const debounced = useDebounced(typed.trim(), debounceMilliseconds)
  const isDebounced = debounced === typed.trim()
  const isCut = names.total > names.options.length
  const matched = useMemo(() => matchNames(names.options, typed), [names.options, typed])
  const beyond = useNamesBeyond(names.filters, isCut && debounced !== '' ? debounced : null)
  const isFetching = isCut && typed.trim() !== '' && (!isDebounced || beyond.isLoading)
  const matches = useMemo(
    () => (isFetching || beyond.options.length === 0 ? matched : joined(matched, beyond.options)),
    [matched, beyond.options, isFetching],
  )
  const isMissed = names.progress === 'done' && isDebounced && debounced !== '' && matches.length === 0 && !isFetching
  const similar = useSimilarNames(isMissed ? debounced : null)
  const likely = useMemo(() => similarOptions(similar.names, names), [similar.names, names])

  if (names.progress === 'failed') return { options: toRetry, status: failedText }
  if (names.progress !== 'done') return { options: none, status: waitingText[names.progress] }
  if (matches.length > 0 || names.total === 0 || typed.trim() === '') {
    const found = { found: matches.length, total: names.total, isCut, isFetching, hasMore: beyond.isCut }
    return { options: matches, status: matchText(found, typed.trim() !== '') }
  }
  const isSearching = !isMissed || similar.isLoading
  return { options: isSearching ? none : likely, status: missText(typed.trim(), isSearching, likely.length) }
}

/** Names beyond the list come after it in the alphabet. */
function joined(matched: readonly NameOption[], beyond: readonly NameOption[]): readonly NameOption[] {
  const known = new Set(matched.map(({ key }) => key))
  return [...matched, ...beyond.filter(({ key }) => !known.has(key))]
}

const waitingText = {
  loading: 'Loading the names…',
  offline: 'You are offline. The names will load when the signal is back.',
}
const failedText = 'The names could not be loaded.'

interface Found {
  readonly found: number
  readonly total: number
  /** There are more names than the list holds. */
  readonly isCut: boolean
  /** The server still searches beyond the list. */
  readonly isFetching: boolean
  /** The server found more beyond the list than it returned. */
  readonly hasMore: boolean
}

function matchText({ found, total, isCut, isFetching, hasMore }: Found, isTyped: boolean): string {
  if (total === 0) return 'No official matches the other filters.'
  if (!isTyped && isCut) {
    return `Showing the first ${thousands(found)} of ${thousands(total)} names; type more letters to search all.`
  }
  if (!isTyped) return total === 1 ? '1 name' : `${thousands(total)} names, by last name`
  if (isFetching) return `Searching all ${thousands(total)} names…`
  if (hasMore) return `${thousands(found)} names found, and there may be more; type more letters.`
  return `${thousands(found)} of ${thousands(total)} names`
}

function missText(typed: string, isSearching: boolean, similar: number): string {
  const missed = `No name matches “${typed}”.`
  if (isSearching) return `${missed} Looking for similar names…`
  return similar > 0 ? `${missed} Did you mean …?` : `${missed} There are no similar names either.`
}
