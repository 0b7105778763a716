import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#layout/page/PlacesFrame.module.css'
import subPageStyles from '#layout/page/SubPages.module.css'

interface PlacesFrameProps {
  /** As wide as the window, for a list with filters and a map beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A page about places: the way to the others, and what it says. */
export function PlacesFrame({ isWide = false, children }: PlacesFrameProps) {
  return (
    <main id="main" className={styles.page} data-wide={isWide || undefined}>
      <nav className={subPageStyles.pages} aria-label="Places">
        <Link to="/places" activeOptions={{ includeSearch: false }}>
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
