import { uncountedParts } from '@atlas/contract/search/uncounted.ts'
import { placeNoun, placeNouns } from '@atlas/contract/rules/place-kinds.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import styles from '#officials/search/results/FoundCount.module.css'
import type { Results } from '#search/results/use-results.ts'
import { foundCounties } from '#search/filters/found-counties.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import { withChoices, withFilters } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface UncountedLineProps {
  readonly officials: Results
  readonly facets: Facets
  readonly view: SearchView
}

/**
 * Below the number found: whom else the search may mean, and in how many counties they are, "4 more women whose
 * ethnicity is not known · in 12 counties".
 */
export function UncountedLine({ officials: { reply, isCurrent }, facets, view }: UncountedLineProps) {
  const uncounted = reply?.uncounted ? uncountedParts(reply.uncounted, view.filters, reply.total) : []
  const counties = isCurrent && view.filters.length > 0 ? foundCounties(facets, view.filters) : null
  const parts = [
    ...uncounted.map(({ text, filters, isLeftOut }) =>
      isLeftOut ? (
        <Link key={text} to="/data" hash="rule">
          {text}
        </Link>
      ) : filters && isCurrent ? (
        <Link key={text} to="/advanced-search" search={writeUrlQuery(withFilters(view, view.filters, filters))}>
          {text}
        </Link>
      ) : (
        <Fragment key={text}>{text}</Fragment>
      ),
    ),
    ...(counties && counties.length > 0 ? [<InCounties key="counties" ids={counties} />] : []),
  ]
  // The line is there before it has text, so that what is below does not move.
  if (parts.length === 0) return <div className={styles.uncounted} aria-hidden="true" />
  return (
    <p className={styles.uncounted} role="note">
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

/** The link from officials to the list of their counties. */
function InCounties({ ids }: { readonly ids: readonly string[] }) {
  const stateIds = [...new Set(ids.map((id) => id.slice(0, 2)))].toSorted()
  const nouns = new Set(
    [...stateIds].map((id) => (ids.length === 1 ? placeNoun('county', id) : placeNouns('county', id))),
  )
  return (
    <>
      in{' '}
      <Link to="/places" search={writeUrlQuery(withChoices(placesView('counties'), 'county.name', ids))}>
        {thousands(ids.length)} {[...nouns].join(' and ')}
      </Link>
    </>
  )
}
