import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import { messages } from '@atlas/contract/messages.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { ExportButton } from '#exports/ExportButton.tsx'
import { useChosenNames } from '#places/chosen/chosen-names.ts'
import { withToggled } from '#places/chosen/chosen-places.ts'
import { Tray } from '#places/chosen/Tray.tsx'
import { useChosen } from '#places/chosen/use-chosen.ts'
import { dotsQuery } from '#places/list/dots/dot-figures.ts'
import { DotsLater } from '#places/list/dots/DotsLater.tsx'
import { GapNotice } from '#places/list/GapNotice.tsx'
import type { Choosing, PlacesListProps } from '#places/list/list-of-places.ts'
import { PlacesCount } from '#places/list/PlacesCount.tsx'
import { PlacesList } from '#places/list/PlacesList.tsx'
import { MapBeside } from '#places/list/MapBeside.tsx'
import styles from '#places/list/PlacesPage.module.css'
import { PlacesTools } from '#places/list/PlacesTools.tsx'
import { Filters } from '#search/filters/Filters.tsx'
import { useDrafts } from '#search/filters/forms/drafts.ts'
import { type Facets, useFacets } from '#search/filters/use-facets.ts'
import { useFilterPanel } from '#search/filters/use-filter-panel.ts'
import { useHiddenTakenOff } from '#search/filters/use-hidden-taken-off.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import pageHead from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { LostLinkPart } from '#shared/page/LostLinkPart.tsx'
import { NothingFoundLater } from '#search/results/NothingFoundLater.tsx'
import { useResults } from '#search/results/use-results.ts'
import { withoutFilters } from '#search/state/change-view.ts'
import { placesRequest } from '#search/state/request.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { type ChangeView, useSearchView } from '#search/state/use-search-view.ts'
import { fromTablet, fromWidest } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** Every place that elects officials, to filter, sort and compare, with the same search that finds officials. */
export function PlacesPage() {
  return (
    <PlacesFrame isWide>
      {/* Deferred, like the page of Advanced Search, because the router draws a page in one uninterrupted task. */}
      {useDeferredValue(true, false) && <PlacesScreen />}
    </PlacesFrame>
  )
}

const noRows: readonly Row[] = []

function PlacesScreen() {
  const panel = useFilterPanel(fromWidest)
  const [view, change] = useSearchView('place', dotsQuery)
  useHiddenTakenOff('place', dotsQuery)
  const places = useResults(placesRequest(view), 'place')
  const facets = useDeferredValue(useFacets(view))
  const { drafts, clear } = useClearFilters(view, change)
  const { choosing, tray } = useChoosing(places.reply?.values ?? noRows)
  const total = places.isCurrent ? (places.reply?.total ?? null) : null
  const retry = () => {
    places.retry()
    facets.retry()
  }
  return (
    <>
      <div className={classes(pageHead.head, styles.head)}>
        <div>
          <PageTitle />
          <PlacesCount places={places} view={view} />
        </div>
        <ExportButton view={view} isSecond />
      </div>
      <PlacesTools view={view} onChange={change} panel={panel} facets={facets} />
      <div className={styles.columns} data-drawer={(panel.isDrawer && panel.isOpen) || undefined}>
        <Filters
          panel={panel}
          view={view}
          onChange={change}
          facets={facets}
          hasRows={places.reply !== null}
          total={total}
          drafts={drafts}
          onClear={clear}
        />
        <div className={styles.main} data-above-tray={tray.chosen.length > 0 || undefined}>
          <ListTrouble list={places} stale="Your filters are kept." onRetry={retry} />
          <LostLinkPart subject="place" />
          <GapNotice view={view} />
          <DotsLater view={view} />
          <FoundPlaces
            places={places}
            view={view}
            onChange={change}
            choosing={choosing}
            facets={facets}
            onClear={clear}
          />
        </div>
        <MapBeside view={view} rows={places.reply?.values ?? noRows} choosing={choosing} />
      </div>
      <Tray {...tray} />
    </>
  )
}

interface FoundPlacesProps extends PlacesListProps {
  readonly facets: Facets
  readonly onClear: () => void
}

/** The places, or what is shown in their place. */
function FoundPlaces({ facets, onClear, ...props }: FoundPlacesProps) {
  const { places, view, onChange } = props
  const hasTable = useMediaQuery(fromTablet)
  if (places.isCurrent && places.reply?.total === 0) {
    return (
      <section className={styles.empty} aria-label="Results" tabIndex={-1} data-results>
        <NothingFoundLater
          view={view}
          onChange={onChange}
          describe={(filter) => describeFilter(filter, facets.labelOf)}
          onClear={onClear}
        />
      </section>
    )
  }
  if (!places.reply && places.progress !== 'loading') return null
  return <PlacesList {...props} hasTable={hasTable} />
}

/** The ticked places, which are in the address, and the one that was pressed last. */
function useChoosing(rows: readonly Row[]) {
  const [chosen, onChange] = useChosen()
  const [marked, onMark] = useState<string | null>(null)
  const names = useChosenNames(chosen, rows)
  const onToggle = useCallback((id: string) => onChange((newest) => withToggled(newest, id)), [onChange])
  const choosing = useMemo<Choosing>(() => ({ chosen, onToggle, marked, onMark }), [chosen, onToggle, marked])
  return { choosing, tray: { chosen, names, onChange } }
}

/** Empties the fields, including half-typed text, and reports whether there was a filter to clear. */
function useClearFilters(view: SearchView, change: ChangeView) {
  const [drafts, clearDrafts] = useDrafts(view.filters)
  const clear = () => {
    clearDrafts()
    if (view.filters.length > 0) change(withoutFilters(view))
    showToast('info', view.filters.length > 0 ? messages.filtersCleared : messages.noFilters)
  }
  return { drafts, clear }
}
