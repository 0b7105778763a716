import { useMemo } from 'react'
import { matchNames } from '#features/search/names/match-names.ts'
import { type NameOption, retryOption } from '#features/search/names/name-option.ts'
import { failedText, matchText, missText, waitingText } from '#features/search/names/name-status.ts'
import { similarOptions } from '#features/search/names/similar-options.ts'
import { useNamesBeyond } from '#features/search/names/use-names-beyond.ts'
import type { Names } from '#features/search/names/use-names.ts'
import { useSimilarNames } from '#features/search/names/use-similar-names.ts'
import { useDebounced } from '#ui/async/use-debounced.ts'

const none: readonly NameOption[] = []
const toRetry: readonly NameOption[] = [retryOption]
const restMilliseconds = 250

interface FoundNames {
  readonly options: readonly NameOption[]
  /** What the list does not say by itself. */
  readonly status: string
}

/** What is offered for what was typed: the names that match, or else names that resemble it. */
export function useFoundNames(names: Names, typed: string): FoundNames {
  const settled = useDebounced(typed.trim(), restMilliseconds)
  const isSettled = settled === typed.trim()
  const isCut = names.total > names.options.length
  const listed = useMemo(() => matchNames(names.options, typed), [names.options, typed])
  const beyond = useNamesBeyond(names.filters, isCut && settled !== '' ? settled : null)
  const isLooking = isCut && typed.trim() !== '' && (!isSettled || beyond.isLoading)
  const matches = useMemo(
    () => (isLooking || beyond.options.length === 0 ? listed : joined(listed, beyond.options)),
    [listed, beyond.options, isLooking],
  )
  const isMissed = names.progress === 'done' && isSettled && settled !== '' && matches.length === 0 && !isLooking
  const similar = useSimilarNames(isMissed ? settled : null)
  const likely = useMemo(() => similarOptions(similar.names, names), [similar.names, names])

  if (names.progress === 'failed') return { options: toRetry, status: failedText }
  if (names.progress !== 'done') return { options: none, status: waitingText[names.progress] }
  if (matches.length > 0 || names.total === 0 || typed.trim() === '') {
    const found = { found: matches.length, total: names.total, isCut, isLooking, hasMore: beyond.isCut }
    return { options: matches, status: matchText(found, typed.trim() !== '') }
  }
  const isSearching = !isMissed || similar.isLoading
  return { options: isSearching ? none : likely, status: missText(typed.trim(), isSearching, likely.length) }
}

/** What lies beyond the list comes after it in the alphabet. */
function joined(listed: readonly NameOption[], beyond: readonly NameOption[]): readonly NameOption[] {
  const known = new Set(listed.map(({ key }) => key))
  return [...listed, ...beyond.filter(({ key }) => !known.has(key))]
}
