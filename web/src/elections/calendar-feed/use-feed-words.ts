import type { Filter } from '@atlas/contract/search/filter.ts'
import { useFilterWords } from '#elections/calendar-feed/use-filter-words.ts'

/** What a calendar is for, in words: its filters, or how many they are while their labels are not known. */
export function useFeedWords(filters: readonly Filter[]): string {
  const words = useFilterWords(filters)
  if (filters.length === 0) return 'Every date'
  return words?.join(' · ') ?? (filters.length === 1 ? '1 filter' : `${filters.length} filters`)
}
