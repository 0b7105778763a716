import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#shared/page/frame.module.css'
import subPageStyles from '#shared/page/SubPages.module.css'

/** A page about saved things, with links to the other kinds. */
export function SavedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <nav className={subPageStyles.pages} aria-label="Saved">
        <Link to="/saved">Searches</Link>
        <Link to="/lists">Lists</Link>
        <Link to="/board-pages">Board pages</Link>
      </nav>
      {children}
    </main>
  )
}
