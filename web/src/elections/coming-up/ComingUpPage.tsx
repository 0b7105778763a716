import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { ComingSentence } from '#elections/coming-up/ComingSentence.tsx'
import styles from '#elections/coming-up/ComingUpPage.module.css'
import { isShownKind } from '#elections/coming-up/coming-view.ts'
import { Dates } from '#elections/coming-up/Dates.tsx'
import { CalendarFeed } from '#elections/coming-up/feed/CalendarFeed.tsx'
import { KindChips } from '#elections/coming-up/KindChips.tsx'
import { NotOnFile } from '#elections/coming-up/NotOnFile.tsx'
import { useComing } from '#elections/coming-up/use-coming.ts'
import { comingPart, useComingView } from '#elections/coming-up/use-coming-view.ts'
import { WindowChoice } from '#elections/coming-up/WindowChoice.tsx'
import { YearRuler } from '#elections/coming-up/YearRuler.tsx'
import { AppliedFilters } from '#search/filters/AppliedFilters.tsx'
import { FiltersInSheet } from '#search/filters/FiltersInSheet.tsx'
import { useFacets } from '#search/filters/use-facets.ts'
import { useHiddenTakenOff } from '#search/filters/use-hidden-taken-off.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { useSearchView } from '#search/state/use-search-view.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** Every election and deadline ahead that is on file, by day, with the seats that are up. */
export function ComingUpPage() {
  const [view, changeFilters] = useSearchView('official', comingPart)
  useHiddenTakenOff('official', comingPart)
  const [coming, change] = useComingView()
  const { window } = coming
  const answer = useComing(view.filters, window)
  const facets = useFacets(view)
  const { reply } = answer
  const dates: readonly ComingDate[] = reply?.dates.filter((date) => isShownKind(coming, date)) ?? []
  const describe = (filter: Filter) => describeFilter(filter, facets.labelOf)
  return (
    <main id="main" className={styles.page}>
      <PageTitle />
      <p className={styles.sentence} role="status" aria-live="polite">
        {reply && <ComingSentence coming={reply} window={window} />}
      </p>
      <div className={styles.tools}>
        <WindowChoice
          window={window}
          counts={reply?.windows}
          onChoose={(chosen) => change({ ...coming, window: chosen })}
        />
        <FiltersInSheet view={view} onChange={changeFilters} facets={facets} hasRows={reply !== null} total={null} />
        <KindChips view={coming} onChange={change} />
      </div>
      <AppliedFilters filters={view.filters} view={view} onChange={changeFilters} describe={describe} />
      <ListTrouble list={answer} stale="Your filters are kept." onRetry={answer.retry} />
      {reply && <YearRuler today={reply.today} dates={dates} />}
      <div className={styles.columns} data-updating={!answer.isCurrent || undefined}>
        <div className={styles.months}>
          {reply ? (
            <Dates coming={reply} dates={dates} filters={view.filters} view={coming} onChange={change} />
          ) : (
            answer.progress === 'loading' && <SkeletonCards />
          )}
        </div>
        <aside className={styles.side} aria-label="Your calendar">
          <CalendarFeed filters={view.filters} withinDays={window} />
          {reply && reply.not_on_file.length > 0 && <NotOnFile sentences={reply.not_on_file} />}
        </aside>
      </div>
    </main>
  )
}
