import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#layout/page/PlacesFrame.module.css'
import subPageStyles from '#layout/page/SubPages.module.css'

/** A page about places: the way to the others, and what it says. */
export function PlacesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
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
