import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { ChartColumnStacked } from 'lucide-react'
import { Suspense } from 'react'
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
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

// Drawn for whoever asks for it.
const YearsAhead = lazyPart(async () => (await import('#elections/coming-up/years/YearsAhead.tsx')).YearsAhead)

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
        <button
          type="button"
          className={buttonLook.button}
          aria-pressed={coming.hasPicture}
          onClick={() => change({ ...coming, hasPicture: !coming.hasPicture })}
        >
          <ChartColumnStacked aria-hidden />
          Picture
        </button>
      </div>
      <AppliedFilters filters={view.filters} view={view} onChange={changeFilters} describe={describe} />
      <ListTrouble list={answer} stale="Your filters are kept." onRetry={answer.retry} />
      {coming.hasPicture && (
        <Suspense fallback={<p role="status">Drawing …</p>}>
          <YearsAhead filters={view.filters} />
        </Suspense>
      )}
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
