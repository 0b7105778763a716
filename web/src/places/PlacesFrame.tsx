import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { newSearch } from '#search/state/new-search.ts'
import styles from '#shared/page/frame.module.css'
import subPageStyles from '#shared/page/SubPages.module.css'

interface PlacesFrameProps {
  /** As wide as the window, for a list with filters and a map beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The frame of the pages about places: links to the others, and the content. */
export function PlacesFrame({ isWide = false, children }: PlacesFrameProps) {
  const { data: user } = useQuery(sessionQuery)
  const search = newSearch(user?.preference.state_id ?? null)
  return (
    <main id="main" className={styles.page} data-wide={isWide || undefined}>
      <nav className={subPageStyles.pages} aria-label="Places">
        <Link to="/places" search={search} activeOptions={{ includeSearch: false }}>
          All places
        </Link>
        <Link to="/find" activeOptions={{ exact: true, includeSearch: false }}>
          Who represents …?
        </Link>
        <Link to="/find/match">Match a list</Link>
      </nav>
      {children}
    </main>
  )
}
