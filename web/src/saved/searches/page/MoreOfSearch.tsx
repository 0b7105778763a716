import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import type { SearchQuestion } from '#saved/searches/page/SearchQuestionDialog.tsx'
import { SavedItemMenu, ownNames } from '#saved/item/SavedItemMenu.tsx'
import { nameOfCopy } from '#saved/item/name-of-copy.ts'
import { useSaveSearch } from '#saved/searches/search-queries.ts'
import { openedQuery } from '#search/state/opened-search.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

interface MoreOfSearchProps {
  readonly search: SavedSearch
  /** All searches of the page, including this one. */
  readonly searches: readonly SavedSearch[]
  readonly onAsk: AskQuestion<SearchQuestion>
}

/** The menu of a saved search; only its owner changes it. */
export function MoreOfSearch({ search, searches, onAsk }: MoreOfSearchProps) {
  const copying = useSaveSearch((copy) => showToast('success', 'Copied', `The copy is called ${copy.name}.`))
  const { name, view } = search
  const copy = () =>
    copying.mutate(
      { name: nameOfCopy(name, ownNames(searches)), view, is_shared: false, digest: 'none' },
      { onError: (error) => isNetworkFailure(error) && showToast('error', 'No answer came from the server') },
    )
  return (
    <SavedItemMenu
      item={search}
      several="searches"
      link={linkTo(search)}
      onCopy={copy}
      onAsk={(kind, button) => onAsk({ kind, search }, button)}
    />
  )
}

/**
 * For a shared search, a link that shows colleagues what changed for them; otherwise the plain search, which everybody
 * can open.
 */
function linkTo({ id, view, is_shared: isShared }: SavedSearch): string {
  const query = isShared ? openedQuery(view, id) : parseQuery(view)
  return `${window.location.origin}/advanced-search${formatQuery(query)}`
}
