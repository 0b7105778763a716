import type { SavedCounts } from '@atlas/contract/endpoints/users/users.ts'
import { counted } from '#shared/ui/text/counted.ts'

const list = new Intl.ListFormat('en-US')

/** "2 private searches and 1 private list"; empty where there is nothing. */
export function savedText(counts: SavedCounts, kind: 'shared' | 'private'): string {
  const { saved_searches: searches, lists, board_pages: boards } = counts
  const texts = [
    searches > 0 ? counted(searches, `${kind} search`, `${kind} searches`) : '',
    lists > 0 ? counted(lists, `${kind} list`, `${kind} lists`) : '',
    boards > 0 ? counted(boards, `${kind} board page`, `${kind} board pages`) : '',
  ]
  return list.format(texts.filter(Boolean))
}

/** One thing, for the words around it. */
export function isOne({ saved_searches: searches, lists, board_pages: boards }: SavedCounts): boolean {
  return searches + lists + boards === 1
}
