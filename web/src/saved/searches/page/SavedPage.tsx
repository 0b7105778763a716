import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { SearchQuestionDialog, type SearchQuestion } from '#saved/searches/page/SearchQuestionDialog.tsx'
import { SearchRow } from '#saved/searches/page/SearchRow.tsx'
import { WeeklyNotice } from '#saved/searches/page/WeeklyNotice.tsx'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { SavedHead } from '#saved/item/SavedHead.tsx'
import { hasChanged } from '#saved/searches/changes.ts'
import { savedSearchesQuery } from '#saved/searches/search-queries.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SavedFrame } from '#shared/page/SavedFrame.tsx'
import { newSearch } from '#search/state/new-search.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'

/** The person's searches, and those that colleagues share. */
export function SavedPage() {
  const list = useNewestAnswer({ ...useQuery(savedSearchesQuery), isPlaceholderData: false })
  const searches = list.reply?.values
  const { current: question, ask, dialog } = useQuestion<SearchQuestion>()
  return (
    <SavedFrame>
      <div data-asking-list>
        <SavedHead action={<NewSearch />}>
          {searches && searches.length > 0 && <SearchesSentence searches={searches} />}
        </SavedHead>
        <ListTrouble list={list} onRetry={list.retry} />
        {!searches && list.progress === 'loading' && <SkeletonCards />}
        {searches?.length === 0 && <NothingSaved />}
        {searches && searches.length > 0 && (
          <>
            <WeeklyNotice />
            <ul className={rowsLook.list} aria-label="Saved searches">
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} searches={searches} onAsk={ask} />
              ))}
            </ul>
            <p className={rowsLook.hint}>
              “New” is somebody who was not in the search when you last opened it. “Left office” is somebody who was and
              whom the source no longer lists. Opening a search sets its counts back.
            </p>
          </>
        )}
        {question && <SearchQuestionDialog key={question.number} question={question.question} {...dialog} />}
      </div>
    </SavedFrame>
  )
}

function NewSearch() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <Link to="/advanced-search" search={newSearch(user?.preference.state_id ?? null)} className={buttonLook.primary}>
      <Plus aria-hidden />
      New search
    </Link>
  )
}

function NothingSaved() {
  return <p className={rowsLook.nothing}>Nothing saved yet. Set filters in Advanced Search, then press Save search.</p>
}

/** "5 searches, 3 with changes since you last looked" */
function SearchesSentence({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const changed = searches.filter(hasChanged).length
  return (
    <>
      <b>{searches.length}</b> {searches.length === 1 ? 'search' : 'searches'},{' '}
      {changed > 0 ? <b>{changed}</b> : 'none'} with changes since you last looked
    </>
  )
}
