import { messages } from '@atlas/contract/messages.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { useDetailCode } from '#officials/detail/OpenDetail.tsx'
import { CountyMap } from '#officials/search/map/CountyMap.tsx'
import { useMapFirst } from '#officials/search/map/use-map-first.ts'
import { NameSearch } from '#officials/search/names/NameSearch.tsx'
import { OpenedStripLater } from '#officials/search/opened/OpenedStripLater.tsx'
import { RowMarks } from '#officials/search/opened/RowMarks.tsx'
import { useOpenedSearch } from '#officials/search/opened/use-opened-search.ts'
import { OfficialsPictureLater } from '#officials/search/picture/OfficialsPictureLater.tsx'
import { pictureQuery } from '#officials/search/picture/pictured.ts'
import { usePictured } from '#officials/search/picture/use-pictured.ts'
import { notCoveredBy, type QuickFilter, quickFilters } from '#officials/search/quick/quick-filters.ts'
import { QuickFilters } from '#officials/search/quick/QuickFilters.tsx'
import { FoundCount } from '#officials/search/results/FoundCount.tsx'
import type { ListProps } from '#officials/search/results/list-props.ts'
import { OverdueLine } from '#officials/search/results/OverdueLine.tsx'
import { ResultsList } from '#officials/search/results/ResultsList.tsx'
import { UncountedLine } from '#officials/search/results/UncountedLine.tsx'
import { LostLinkPart } from '#shared/page/LostLinkPart.tsx'
import { useResults } from '#search/results/use-results.ts'
import styles from '#officials/search/SearchPage.module.css'
import { Ticked } from '#officials/search/ticks/Ticked.tsx'
import { SearchTools } from '#officials/search/SearchTools.tsx'
import { useHiddenTakenOff } from '#search/filters/use-hidden-taken-off.ts'
import { useSaveRecent } from '#officials/search/use-save-recent.ts'
import { AppliedFilters } from '#search/filters/AppliedFilters.tsx'
import { Filters } from '#search/filters/Filters.tsx'
import { useDrafts } from '#search/filters/forms/drafts.ts'
import { useFacets } from '#search/filters/use-facets.ts'
import { useFilterPanel } from '#search/filters/use-filter-panel.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { withoutFilters } from '#search/state/change-view.ts'
import { cardRequest, searchRequest, tableExtras } from '#search/state/request.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { type ChangeView, useSearchView } from '#search/state/use-search-view.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/**
 * The router renders a page in one uninterrupted task, which for this page would freeze a slow phone. So an empty
 * page is rendered first and the real one deferred, which React renders in slices (decision 054).
 */
export function SearchPage() {
  return useDeferredValue(true, false) ? <SearchScreen /> : <main id="main" aria-busy="true" />
}

function SearchScreen() {
  const hasTable = useMediaQuery(fromTablet)
  const panel = useFilterPanel()
  const [view, change] = useSearchView('official', pictureQuery)
  useHiddenTakenOff('official', pictureQuery)
  const officials = useOfficialsOf(view, hasTable)
  // Deferred, so that a tick in a box shows at once and the changed counts of the other facets are rendered after it.
  const facets = useDeferredValue(useFacets(view))
  const quick = useQuickFilters()
  const opened = useOpenedSearch()
  const isPictured = usePictured().pictured ? true : undefined
  const describe = useCallback((filter: Filter) => describeFilter(filter, facets.labelOf), [facets.labelOf])
  const { drafts, clear } = useClearFilters(view, change)
  useDetailCode(officials.reply !== null)
  useSaveRecent(view.filters, describe, officials.isCurrent && facets.isKnown)
  const total = officials.isCurrent ? (officials.reply?.total ?? null) : null
  const { listed, onSettled } = useMapFirst(officials, view.map !== null)
  const list = { officials, facets, view, onChange: change }
  const retry = () => {
    officials.retry()
    facets.retry()
  }
  return (
    <div className={styles.shell}>
      <Filters
        panel={panel}
        view={view}
        onChange={change}
        facets={facets}
        hasRows={officials.reply !== null}
        total={total}
        drafts={drafts}
        onClear={clear}
      />
      <main id="main" className={styles.results} data-map={view.map ?? undefined} data-picture={isPictured}>
        <CountyMap view={view} onChange={change} facets={facets} panel={panel} onSettled={onSettled} />
        <Head {...list} hasTable={hasTable} />
        <LostLinkPart />
        <Chips {...list} quick={quick} describe={describe} hasTable={hasTable} />
        <OpenedStripLater opened={opened} />
        <SearchTools
          hasTable={hasTable}
          view={view}
          onChange={change}
          panel={panel}
          onClear={clear}
          saving={{ view, total, labelOf: facets.labelOf, opened: opened?.search ?? null }}
        />
        {hasTable && <OverdueLine officials={officials} />}
        <OfficialsPictureLater view={view} />
        <ListTrouble list={officials} stale="Your filters are kept." onRetry={retry} />
        <RowMarks opened={opened}>
          <ResultsList {...list} officials={listed} hasTable={hasTable} describe={describe} onClear={clear} />
        </RowMarks>
        {!hasTable && <OverdueLine officials={officials} />}
        <Ticked view={view} rows={officials.reply?.values ?? []} total={total} labelOf={facets.labelOf} />
      </main>
    </div>
  )
}

interface ChipsProps extends ListProps {
  readonly quick: readonly QuickFilter[]
  readonly describe: (filter: Filter) => string
  readonly hasTable: boolean
}

/** The most used filters and the applied ones; on a phone in one row that starts with the applied ones. */
function Chips({ officials, view, onChange, quick, describe, hasTable }: ChipsProps) {
  const applied = (
    <AppliedFilters filters={notCoveredBy(quick, view)} view={view} onChange={onChange} describe={describe} />
  )
  return (
    <div className={styles.chips}>
      {!hasTable && applied}
      <QuickFilters quick={quick} view={view} onChange={onChange} hasRows={officials.reply !== null} />
      {hasTable && applied}
    </div>
  )
}

/** How many were found, and the field that finds one of them by name; on a phone the header has that field. */
function Head({ officials, facets, view, onChange, hasTable }: ListProps & { readonly hasTable: boolean }) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <PageTitle />
        <FoundCount officials={officials} />
        <UncountedLine officials={officials} facets={facets} view={view} />
      </div>
      {hasTable && (
        <NameSearch
          view={view}
          onChange={onChange}
          hasRows={officials.reply !== null}
          rowsAreCurrent={officials.isCurrent}
        />
      )}
    </div>
  )
}

function useOfficialsOf(view: SearchView, hasTable: boolean) {
  const hidden = useHidden()
  return useResults(hasTable ? searchRequest(view, tableExtras, hidden) : cardRequest(view, hidden))
}

/**
 * Empties the fields, including half-typed text, and reports whether there was a filter to clear; if there was none, it
 * reloads the data.
 */
function useClearFilters(view: SearchView, change: ChangeView) {
  const client = useQueryClient()
  const [drafts, clearDrafts] = useDrafts(view.filters)
  const clear = () => {
    clearDrafts()
    if (view.filters.length > 0) {
      change(withoutFilters(view))
      return showToast('info', messages.filtersCleared)
    }
    void client.invalidateQueries({ queryKey: ['officials'] })
    showToast('info', messages.noFilters)
  }
  return { drafts, clear }
}

/** The quick filters of the signed-in person. */
function useQuickFilters(): readonly QuickFilter[] {
  // The page's guard requests it.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return useMemo(() => quickFilters(user), [user])
}
