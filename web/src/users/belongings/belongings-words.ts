import type { SavedCounts } from '@atlas/contract/endpoints/users/users.ts'
import { counted } from '#shared/ui/text/counted.ts'

/** "2 private searches and 1 private list"; empty where there is nothing. */
export function savedText({ saved_searches: searches, lists }: SavedCounts, kind: 'shared' | 'private'): string {
  const texts = [
    searches > 0 ? counted(searches, `${kind} search`, `${kind} searches`) : '',
    lists > 0 ? counted(lists, `${kind} list`, `${kind} lists`) : '',
  ]
  return texts.filter(Boolean).join(' and ')
}

/** One thing, for the words around it. */
export function isOne({ saved_searches: searches, lists }: SavedCounts): boolean {
  return searches + lists === 1
}
