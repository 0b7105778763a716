import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ChangesOfSearch } from '#saved/searches/page/ChangesOfSearch.tsx'
import { MoreOfSearch } from '#saved/searches/page/MoreOfSearch.tsx'
import type { SearchQuestion } from '#saved/searches/page/SearchQuestionDialog.tsx'
import styles from '#saved/searches/page/SearchRow.module.css'
import { WeeklySwitch } from '#saved/searches/page/WeeklySwitch.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { SharedLine } from '#saved/item/SharedLine.tsx'
import { openedQuery } from '#search/state/opened-search.ts'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface SearchRowProps {
  readonly search: SavedSearch
  /** All searches of the page, including this one. */
  readonly searches: readonly SavedSearch[]
  readonly onAsk: AskQuestion<SearchQuestion>
}

/** A saved search on the page of all searches. */
export function SearchRow({ search, searches, onAsk }: SearchRowProps) {
  const { id, name, view, total, fact } = search
  return (
    <li className={rowsLook.row}>
      <div>
        <h2>
          <Link to="/advanced-search" search={openedQuery(view, id)}>
            {name}
          </Link>
        </h2>
        <p className={rowsLook.words}>{search.filters_in_words.join(' · ') || 'Every official'}</p>
        <MissingFilters missing={search.missing} />
        <SharedLine isShared={search.is_shared} owner={search.owner} />
      </div>
      <p className={rowsLook.count}>
        <b>{thousands(total)}</b> {total === 1 ? 'official' : 'officials'}
        {fact && (
          <small>
            <WithDays text={fact} />
          </small>
        )}
      </p>
      <ChangesOfSearch search={search} />
      <div className={rowsLook.acts}>
        <WeeklySwitch search={search} />
        <MoreOfSearch search={search} searches={searches} onAsk={onAsk} />
      </div>
    </li>
  )
}

/** Filter values that no official has any longer; the search can be opened without them. */
function MissingFilters({ missing }: { readonly missing: readonly string[] }) {
  if (missing.length === 0) return null
  const exist = missing.length === 1 ? '1 filter no longer exists' : `${missing.length} filters no longer exist`
  return (
    <p className={styles.missing}>
      <TriangleAlert aria-hidden />
      <span>
        {exist}: {missing.join(', ')}. Open to fix {missing.length === 1 ? 'it' : 'them'}.
      </span>
    </p>
  )
}
