import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import { Link } from '@tanstack/react-router'
import { Map as MapIcon, Users } from 'lucide-react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { driveOfSearch } from '#drives/make/drive-start.ts'
import { DotsButton } from '#places/list/dots/DotsLater.tsx'
import { KindChoice } from '#places/list/KindChoice.tsx'
import styles from '#places/list/PlacesPage.module.css'
import { AppliedFilters } from '#search/filters/AppliedFilters.tsx'
import { groupNouns } from '#places/list/place-words.ts'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import { foundCounties } from '#search/filters/found-counties.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import { withChoices } from '#search/state/change-view.ts'
import { emptyView, requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { classes } from '#shared/ui/look/classes.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface PlacesToolsProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly panel: FilterPanel
  readonly facets: Facets
}

/** Above the list: the kinds, the filters, the button for the map, and the officials that its places elect. */
export function PlacesTools({ view, onChange, panel, facets }: PlacesToolsProps) {
  return (
    <div className={styles.tools}>
      <KindChoice view={view} onChange={onChange} />
      <FiltersToggle applied={view.filters.length} panel={panel} />
      <button
        type="button"
        className={classes(buttonLook.button, styles.mapButton)}
        aria-pressed={view.map !== null}
        onClick={() => onChange({ ...view, map: view.map ? null : 'black-share' })}
      >
        <MapIcon aria-hidden />
        Map
      </button>
      {view.group === 'counties' && <DotsButton />}
      <SaveAsListButton source={() => officialsOf(view)} look={buttonLook.button} label="Save officials as list" />
      <MakeDrive view={view} words={view.filters.map((filter) => describeFilter(filter, facets.labelOf)).join(' · ')} />
      {view.group === 'counties' && <ShowOfficials view={view} facets={facets} />}
      <AppliedFilters
        filters={view.filters}
        view={view}
        onChange={onChange}
        describe={(filter) => describeFilter(filter, facets.labelOf)}
      />
    </div>
  )
}

/** Everybody who represents one of the listed places. */
function officialsOf(view: SearchView): ListSource {
  const suggestedName = `Officials of ${groupNouns[view.group ?? 'counties']}`
  const request = { place_filters: requestedFilters(view, view.filters) }
  return { request, count: null, suggestedName, madeFrom: 'Saved from a list of places' }
}

/** For administrators: volunteers are asked for what is missing in the listed places. */
function MakeDrive({ view, words }: { readonly view: SearchView; readonly words: string }) {
  const isEditor = useIsAdministrator()
  if (!isEditor) return null
  const description = [groupNouns[view.group ?? 'counties'], words].filter(Boolean).join(', ')
  return (
    <Link className={buttonLook.button} to="/fill/new" search={driveOfSearch(view, `a list of ${description}`)}>
      Make a drive
    </Link>
  )
}

/**
 * Links to everybody who serves one of the listed counties or a part of it; a search has no such filter for other
 * places.
 */
function ShowOfficials({ view, facets }: Pick<PlacesToolsProps, 'view' | 'facets'>) {
  const counties = foundCounties(facets, view.filters)
  // Filters that also exist for officials are passed on as they are: “Alabama” says more than 67 counties.
  const isOfStates = view.filters.every(({ column_id }) => column_id === 'state.name')
  const search = isOfStates
    ? { ...emptyView, filters: view.filters }
    : withChoices(emptyView, 'county.name', counties ?? [])
  return (
    <Link
      to="/advanced-search"
      search={writeUrlQuery(search)}
      disabled={counties === null || counties.length === 0}
      className={buttonLook.button}
    >
      <Users aria-hidden />
      Show officials
    </Link>
  )
}
