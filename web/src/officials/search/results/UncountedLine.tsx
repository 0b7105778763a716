import { uncountedParts } from '@atlas/contract/search/uncounted.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import styles from '#officials/search/results/FoundCount.module.css'
import type { Results } from '#search/results/use-results.ts'
import { withFilters } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'

interface UncountedLineProps {
  readonly officials: Results
  readonly view: SearchView
}

/** Beneath the number that was found: whom the search may mean as well, "4 more women whose ethnicity is not known". */
export function UncountedLine({ officials: { reply, isCurrent, progress }, view }: UncountedLineProps) {
  // Under the rule there is a line as soon as there is a number: what is below stays where it is.
  if (!reply && progress === 'loading') return <div className={styles.uncounted} aria-hidden="true" />
  const parts = reply?.uncounted ? uncountedParts(reply.uncounted, view.filters, reply.total) : []
  if (parts.length === 0) return <div className={styles.uncounted} aria-hidden="true" />
  return (
    <p className={styles.uncounted} role="note">
      {parts.map(({ text, filters, isLeftOut }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {isLeftOut ? (
            <Link to="/data" hash="rule">
              {text}
            </Link>
          ) : filters && isCurrent ? (
            <Link to="/advanced-search" search={writeUrlQuery(withFilters(view, view.filters, filters))}>
              {text}
            </Link>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  )
}
