import { thousands } from '#ui/text/thousands.ts'

export const waitingText = {
  loading: 'Loading the names…',
  offline: 'You are offline. The names will load when the signal is back.',
}
export const failedText = 'The names could not be loaded.'

interface Found {
  readonly found: number
  readonly total: number
  /** There are more names than the list holds. */
  readonly isCut: boolean
  /** The server still searches beyond the list. */
  readonly isLooking: boolean
  /** What the server found beyond the list is not all of it. */
  readonly hasMore: boolean
}

export function matchText({ found, total, isCut, isLooking, hasMore }: Found, isTyped: boolean): string {
  if (total === 0) return 'No official matches the other filters.'
  if (!isTyped && isCut) {
    return `Showing the first ${thousands(found)} of ${thousands(total)} names; type more letters to search all.`
  }
  if (!isTyped) return total === 1 ? '1 name' : `${thousands(total)} names, by last name`
  if (isLooking) return `Searching all ${thousands(total)} names…`
  if (hasMore) return `${thousands(found)} names found, and there may be more; type more letters.`
  return `${thousands(found)} of ${thousands(total)} names`
}

export function missText(typed: string, isSearching: boolean, similar: number): string {
  const missed = `No name matches “${typed}”.`
  if (isSearching) return `${missed} Looking for similar names…`
  return similar > 0 ? `${missed} Did you mean …?` : `${missed} No name resembles it either.`
}
